import { useLocation } from 'react-router-dom'
import { useMissionPath } from '../session/useMissionPath'
import { Link } from '../shared/Link'
import type { MissionSegment } from './manifest'
import './missionFrame.css'

interface MissionTabsProps {
  label: string
  missionId: string
  segments: readonly MissionSegment[]
  shown: MissionSegment | undefined
}

/** The segments of a mission as links. They keep the query, in which the map stores its state. */
export function MissionTabs({ label, missionId, segments, shown }: MissionTabsProps) {
  const home = useMissionPath()(missionId)
  const { search } = useLocation()
  return (
    <nav className="mission-tabs" aria-label={label}>
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
