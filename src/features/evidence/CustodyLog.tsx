import { Typography } from 'antd'
import type { CustodyEntry } from '../../api/evidence'
import { absoluteTime } from '../../shared/time/timeText'
import { evidenceText } from './messages'

/** Who did what with the case, the oldest entry first. */
export function CustodyLog({ custody }: { custody: readonly CustodyEntry[] }) {
  return (
    <section style={{ marginTop: 24 }}>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {evidenceText('custody')}
      </Typography.Title>
      <ol style={{ paddingInlineStart: 20, margin: 0 }}>
        {custody.map(({ at, actor, address, action, target }, index) => (
          <li key={`${at}-${index}`} style={{ overflowWrap: 'anywhere' }}>
            <Typography.Text type="secondary">{absoluteTime(at)}</Typography.Text>{' '}
            {evidenceText('custodyEntry', { actor, action, target: target || evidenceText('anItem') })}
            {address !== '' && (
              <Typography.Text type="secondary"> {evidenceText('fromAddress', { address })}</Typography.Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
