// Reads annotated SGF with Sabaki's parser, and prints its faults: node annotated.js FILE
// NODE_PATH must lead to the npm package @sabaki/sgf.
const fs = require('fs')
const sgf = require('@sabaki/sgf')

const faults = []
const counts = { games: 0, nodes: 0, variations: 0, marked: 0 }

function number(node, name) {
  const values = node.data[name] || []
  if (values.length !== 1 || !/^-?[0-9]+\.[0-9]+$/.test(values[0])) faults.push(`${name}[${values}] is no number`)
  return Number(values[0])
}

function isMarked(node) {
  return 'DO' in node.data || 'BM' in node.data
}

// Checks the chances of a node of the main line, and that only a marked move has a variation beside it.
function checkNode(node) {
  counts.nodes++
  const v = number(node, 'V')
  const percent = number(node, 'SBKV')
  if (v < -1 || v > 1 || Math.abs((v + 1) * 50 - percent) > 0.0501) faults.push(`V[${v}] and SBKV[${percent}]`)
  const marks = ['DO', 'BM', 'TE'].filter(name => name in node.data)
  if (marks.length > 1) faults.push(`a move has ${marks}`)
  if ((marks.length > 0) !== ('C' in node.data)) faults.push('a comment goes with a mark')
  const [main, ...others] = node.children
  if (!main) return
  counts.marked += isMarked(main) ? 1 : 0
  if (others.length > (isMarked(main) ? 1 : 0)) faults.push(`${others.length} variations beside ${JSON.stringify(main.data)}`)
  others.forEach(checkVariation)
}

function checkVariation(node) {
  counts.variations++
  if (!('C' in node.data)) faults.push('a variation begins without a comment')
  for (; node; node = node.children[0]) {
    if (!('B' in node.data) && !('W' in node.data)) faults.push('a node of a variation has no move')
    if (node.children.length > 1) faults.push('a variation has a variation')
  }
}

for (const root of sgf.parse(fs.readFileSync(process.argv[2], 'utf8'))) {
  counts.games++
  for (let node = root; node; node = node.children[0]) checkNode(node)
}
faults.forEach(fault => console.log(fault))
console.log(`${counts.games} games, ${counts.nodes} nodes, ${counts.variations} variations, ${counts.marked} marked`)
