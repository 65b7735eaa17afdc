import { Alert } from 'antd'
import type { SystemFinding } from '../../api/system'
import { systemText } from './messages'

/** Whether all parts work, in one line. */
export function OverallState({ findings }: { findings: SystemFinding[] }) {
  const failed = findings.filter(({ state }) => state === 'failed').length
  const warnings = findings.filter(({ state }) => state === 'warning').length
  return (
    <div role="status" style={{ display: 'grid', gap: 8, marginBottom: 16 }}>
      {failed > 0 && <Alert type="error" showIcon title={systemText('haveFailed', { count: failed })} />}
      {warnings > 0 && <Alert type="warning" showIcon title={systemText('needAttention', { count: warnings })} />}
      {failed + warnings === 0 && <Alert type="success" showIcon title={systemText('allWork')} />}
    </div>
  )
}
