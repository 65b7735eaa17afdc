import { useSearchParams } from 'react-router-dom'
import { positionText } from '../../shared/positionText'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { useMissionPath } from '../../session/useMissionPath'
import { Link } from '../../shared/Link'
import { Thread } from '../../threads/Thread'
import { threadsText } from './messages'
import { OtherThreads } from './OtherThreads'
import './threadList.css'

/** Meters around the place fill the map. */
const ZOOM = 18

/** The thread of a mission and the list of the other ones, or the thread of the place that the URL names. */
export function ThreadSegment({ mission: { _id: id } }: MissionSegmentProps) {
  const [search] = useSearchParams()
  const missionPath = useMissionPath()(id)
  const [lat = NaN, long = NaN] = (search.get('place') ?? '').split(',').map(Number)
  const isPlace = Math.abs(lat) <= 90 && Math.abs(long) <= 180
  if (!isPlace) {
    return (
      <div className="in-order">
        <Thread subject={{ entity: 'mission', id }} />
        <OtherThreads missionId={id} />
      </div>
    )
  }
  return (
    <>
      <div className="thread-place">
        <h2>{threadsText('ofPlace', { place: positionText({ lat, long }) })}</h2>
        <Link to={`${missionPath}?view=@${lat},${long},${ZOOM}z`}>{threadsText('showOnMap')}</Link>
        <Link to={`${missionPath}/thread`}>{threadsText('backToMission')}</Link>
      </div>
      <Thread subject={{ entity: 'place', id, lat, long }} />
    </>
  )
}
