/** Who watches which stream; one connection. */
export interface Watcher {
  streamId: string
  userId: string
}

/** Of one person and one stream. Further ones count each, so that nobody opens any number of them. */
const TILES = 16

/** How many viewers the connections are: a person who shows a stream in several tiles is one viewer of it. */
export function countViewers(connections: Iterable<Watcher>): number {
  const byPerson = new Map<string, number>()
  for (const { streamId, userId } of connections) {
    const person = `${streamId} ${userId}`
    byPerson.set(person, (byPerson.get(person) ?? 0) + 1)
  }
  let viewers = 0
  for (const tiles of byPerson.values()) viewers += Math.max(1, tiles - TILES + 1)
  return viewers
}
