import { useId } from 'react'
import { Card, Typography } from 'antd'
import type { SystemFinding } from '../../api/system'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { systemText } from './messages'
import './system.css'

const AREAS = ['server', 'database', 'files', 'services', 'work'] as const
const WORST_FIRST = ['failed', 'warning', 'ok'] as const
const HUES = { failed: 'red', warning: 'gold', ok: 'green' } as const satisfies Record<SystemFinding['state'], StateHue>

const rankOf = (findings: SystemFinding[]): number =>
  Math.min(...findings.map(({ state }) => WORST_FIRST.indexOf(state)))

/** The findings by area: the area with the worst finding first, and in each area the worst finding first. */
export function FindingGroups({ findings }: { findings: SystemFinding[] }) {
  const groups = AREAS.map((area) => ({ area, found: findings.filter((finding) => finding.area === area) }))
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => rankOf(one.found) - rankOf(other.found))
  return (
    <div className="system-groups">
      {groups.map(({ area, found }) => (
        <FindingGroup key={area} area={area} findings={found} />
      ))}
    </div>
  )
}

function FindingGroup({ area, findings }: { area: SystemFinding['area']; findings: SystemFinding[] }) {
  const heading = useId()
  const ordered = WORST_FIRST.flatMap((state) => findings.filter((finding) => finding.state === state))
  return (
    <Card size="small">
      <Typography.Title id={heading} level={2} style={{ fontSize: 16, margin: '0 0 8px' }}>
        {systemText(area)}
      </Typography.Title>
      <ul aria-labelledby={heading} className="system-findings">
        {ordered.map((finding) => (
          // A part is named once, except for several servers of one kind.
          <FindingRow key={`${finding.part} ${finding.text}`} finding={finding} />
        ))}
      </ul>
    </Card>
  )
}

function FindingRow({ finding: { part, state, text, action, details = [] } }: { finding: SystemFinding }) {
  return (
    <li>
      <span>
        <StateTag hue={HUES[state]} solid={state === 'failed'}>
          {systemText(state)}
        </StateTag>
      </span>
      <div>
        <Typography.Text strong>{part}</Typography.Text>
        <div>{text}</div>
        {details.length > 0 && (
          <ul className="system-details">
            {details.map(({ name, count }) => (
              <li key={name}>{systemText('detail', { name, count })}</li>
            ))}
          </ul>
        )}
        {action && <Typography.Text type="secondary">{action}</Typography.Text>}
      </div>
    </li>
  )
}
