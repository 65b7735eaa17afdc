// Boxes on the map. Both the server and the browser import this folder.

/** Degrees: west, south, east, north. West is greater than east in a box that crosses the antimeridian. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** The smallest box around all boxes. It crosses the antimeridian only if one of them does. Undefined without boxes. */
export function uniteBounds(boxes: readonly Bounds[]): Bounds | undefined {
  if (boxes.length === 0) return undefined
  const south = Math.min(...boxes.map((box) => box[1]))
  const north = Math.max(...boxes.map((box) => box[3]))
  if (!boxes.some(([west, , east]) => west > east)) {
    return [Math.min(...boxes.map(([west]) => west)), south, Math.max(...boxes.map(([, , east]) => east)), north]
  }
  const spans = boxes.map(([start]) => {
    const ends = boxes.map(([west, , east]) => ({ east, width: eastward(start, west) + eastward(west, east) }))
    return { start, ...ends.reduce((widest, each) => (each.width > widest.width ? each : widest)) }
  })
  const { start, east, width } = spans.reduce((best, each) => (each.width < best.width ? each : best))
  return width >= 360 ? [-180, south, 180, north] : [start, south, east, north]
}

/** Degrees from one longitude to another, going east. */
const eastward = (from: number, to: number): number => (to < from ? to + 360 : to) - from

export function isWithinBounds([west, south, east, north]: Bounds, long: number, lat: number): boolean {
  if (lat < south || lat > north) return false
  return west <= east ? long >= west && long <= east : long >= west || long <= east
}
