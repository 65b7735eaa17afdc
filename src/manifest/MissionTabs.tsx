import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { MissionCounts } from '../api/mission'
import { useMissionPath } from '../session/useMissionPath'
import { Link } from '../shared/Link'
import { formatNumber } from '../shared/messages'
import type { MissionSegment } from './manifest'
import './missionFrame.css'

interface MissionTabsProps {
  label: string
  missionId: string
  segments: readonly MissionSegment[]
  shown: MissionSegment | undefined
  /** Undefined while they are loading, and where the tabs have no numbers. */
  counts?: MissionCounts | undefined
}

/** The segments of a mission as links. They keep the query, in which the map stores its state. */
export function MissionTabs({ label, missionId, segments, shown, counts }: MissionTabsProps) {
  const home = useMissionPath()(missionId)
  const { search } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const hasCounts = counts !== undefined
  // On a phone the open tab can be outside of the row, and the numbers make the tabs wider.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown?.path, hasCounts])
  return (
    <nav ref={nav} className="mission-tabs" aria-label={label}>
      {segments.map((segment) => (
        <Link
          key={segment.path}
          to={{ pathname: segment.path ? `${home}/${segment.path}` : home, search }}
          aria-current={segment === shown ? 'page' : undefined}
        >
          {segment.label()}
          <Count count={segment.counted && counts?.[segment.counted]} />
        </Link>
      ))}
    </nav>
  )
}

/** Not a part of the name of the tab; the overview has the numbers in words. */
function Count({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <span className="mission-tab-count" aria-hidden>
      {formatNumber(count)}
    </span>
  )
}
