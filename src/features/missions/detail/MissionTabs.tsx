import { useLocation } from 'react-router-dom'
import type { MissionSegment } from '../../../manifest/manifest'
import { Link } from '../../../shared/Link'
import { missionsText } from '../messages'

interface MissionTabsProps {
  missionId: string
  segments: readonly MissionSegment[]
  shown: MissionSegment | undefined
}

/** The segments of a mission as links. They keep the query, in which the map stores its state. */
export function MissionTabs({ missionId, segments, shown }: MissionTabsProps) {
  const home = `/dashboard/missions/${missionId}`
  const { search } = useLocation()
  return (
    <nav className="mission-tabs" aria-label={missionsText('tabs')}>
      {segments.map((segment) => (
        <Link
          key={segment.path}
          to={{ pathname: segment.path ? `${home}/${segment.path}` : home, search }}
          aria-current={segment === shown ? 'page' : undefined}
        >
          {segment.label()}
        </Link>
      ))}
    </nav>
  )
}
