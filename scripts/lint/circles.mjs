// Circles in a directed graph.

/**
 * Finds a circle.
 * @param {Map<string, Iterable<string>>} graph what each node leads to
 * @returns {string[] | undefined} the first circle as a path from a node back to itself
 */
export function circleIn(graph) {
  const done = new Set()
  for (const start of graph.keys()) {
    const circle = circleFrom(start, graph, done)
    if (circle !== undefined) return circle
  }
  return undefined
}

/** Walks without recursion, because paths are longer than the stack. */
function circleFrom(start, graph, done) {
  const trail = []
  const open = [{ node: start, isEnd: false }]
  while (open.length > 0) {
    const { node, isEnd } = open.pop()
    if (isEnd) {
      trail.pop()
      done.add(node)
    } else if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node]
    else if (!done.has(node)) {
      trail.push(node)
      open.push({ node, isEnd: true })
      for (const next of graph.get(node) ?? []) open.push({ node: next, isEnd: false })
    }
  }
  return undefined
}
