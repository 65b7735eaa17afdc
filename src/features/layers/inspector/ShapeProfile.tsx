import type { Geometry } from 'geojson'
import { distance } from '../../../map/measure'
import { ProfileChart } from '../parts/ProfileChart'

/** The heights along a line whose vertices have them, such as a flight route. */
export function ShapeProfile({ geometry }: { geometry: Geometry | undefined }) {
  const points = geometry?.type === 'LineString' ? pointsOf(geometry.coordinates) : []
  const hasSlope = points.some(({ value }) => value !== null && value !== points[0]?.value)
  return hasSlope ? <ProfileChart points={points} /> : null
}

function pointsOf(line: number[][]) {
  let along = 0
  return line.map((position, at) => {
    const [long = NaN, lat = NaN, height = null] = position
    along += at === 0 ? 0 : distance(line[at - 1] ?? position, position)
    return { long, lat, distance: along, value: height }
  })
}
