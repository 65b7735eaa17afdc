import { useGetMissionDocCountQuery, type CountedRecords, type MissionCounts } from '../../../api/mission'
import { useMissionSegments, useOpenMissionSegments } from '../../../manifest/missionSegments'
import { useMissionPath } from '../../../session/useMissionPath'
import { byteSize } from '../../../shared/byteSize'
import { Link } from '../../../shared/Link'
import { missionsText } from '../messages'

const NO_COUNTS: MissionCounts = {
  layers: 0,
  rasters: 0,
  vectors: 0,
  images: 0,
  flights: 0,
  recordings: 0,
  alerts: 0,
  outcomes: 0,
  documents: 0,
}

/** How many records of each kind a mission has, each with a link to its tab for users who may open it, and the storage they take. */
export function MissionContents({ missionId }: { missionId: string }) {
  const { data, error } = useGetMissionDocCountQuery({ missionId }, { refetchOnMountOrArgChange: true })
  const segments = useMissionSegments()
  const open = useOpenMissionSegments()
  const home = useMissionPath()(missionId)
  if (error) return missionsText('contentsUnknown')
  if (!data) return <CountsLoading />
  const { bytes, ...counts } = data.data
  return (
    <ul className="mission-contents">
      {segments.map((segment) => {
        const { path, counted } = segment
        if (!counted) return null
        const text = countText(counted, counts)
        return (
          <li key={path}>{open.includes(segment) ? <Link to={path ? `${home}/${path}` : home}>{text}</Link> : text}</li>
        )
      })}
      {bytes !== undefined && <li>{byteSize(bytes)}</li>}
    </ul>
  )
}

/** Takes the place of the counts, so that nothing moves when they arrive. */
function CountsLoading() {
  const counted = useMissionSegments().flatMap((segment) => segment.counted ?? [])
  return (
    <div className="mission-contents-loading">
      <span role="status">{missionsText('contentsLoading')}</span>
      <ul className="mission-contents" aria-hidden>
        {counted.map((records) => (
          <li key={records}>{countText(records, NO_COUNTS)}</li>
        ))}
        <li>{byteSize(0)}</li>
      </ul>
    </div>
  )
}

function countText(counted: CountedRecords, counts: MissionCounts): string {
  const { rasters, vectors } = counts
  const count = counts[counted]
  switch (counted) {
    case 'layers':
      return missionsText('contents', { rasters, vectors })
    case 'images':
      return missionsText('contentPhotos', { count })
    case 'flights':
      return missionsText('contentFlights', { count })
    case 'recordings':
      return missionsText('contentRecordings', { count })
    case 'alerts':
      return missionsText('contentAlerts', { count })
    case 'outcomes':
      return missionsText('contentOutcomes', { count })
    case 'documents':
      return missionsText('contentDocuments', { count })
  }
}
