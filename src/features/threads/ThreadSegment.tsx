import { useSearchParams } from 'react-router-dom'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { Thread } from '../../threads/Thread'

/** The thread of a mission, or of the place that the URL names. */
export function ThreadSegment({ mission: { _id: id } }: MissionSegmentProps) {
  const [search] = useSearchParams()
  const [lat = NaN, long = NaN] = (search.get('place') ?? '').split(',').map(Number)
  const isPlace = Math.abs(lat) <= 90 && Math.abs(long) <= 180
  return <Thread subject={isPlace ? { entity: 'place', id, lat, long } : { entity: 'mission', id }} />
}
