import { Card, theme } from 'antd'
import type { MissionStatus } from '../../../api/mission'
import { Link } from '../../../shared/Link'
import { MissionStatusTag } from '../../../shared/MissionStatusTag'
import { STATUSES } from '../list/missionListParams'
import { missionsText } from '../messages'
import { countsGrid } from './grids'

/** The number of missions in each status, linked to the filtered list. */
export function MissionCounts({ counts }: { counts: Record<MissionStatus, number> }) {
  const { token } = theme.useToken()
  return (
    <nav aria-label={missionsText('counts')}>
      <ul style={countsGrid}>
        {STATUSES.map((status) => (
          <li key={status}>
            <Link to={`/dashboard/missions?status=${status}`} style={{ display: 'block', color: token.colorText }}>
              <Card size="small" hoverable>
                <div style={{ fontSize: 24, lineHeight: '32px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {counts[status]}
                </div>
                <MissionStatusTag status={status} />
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
