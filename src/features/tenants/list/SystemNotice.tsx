import { Alert } from 'antd'
import { useGetSystemStateQuery } from '../../../api/system'
import { usePolling } from '../../../realtime/usePolling'
import { LinkButton } from '../../../shared/LinkButton'
import { tenantsText } from '../messages'

const REFRESH_MS = 60_000
const FRESH_SECONDS = 60

/** Says above the tenants that parts of the installation have failed. Warnings are on the page of the system only. */
export function SystemNotice() {
  const polling = usePolling(REFRESH_MS, false)
  const { data } = useGetSystemStateQuery(undefined, { ...polling, refetchOnMountOrArgChange: FRESH_SECONDS })
  const failed = data?.data.findings.filter(({ state }) => state === 'failed').length ?? 0
  if (failed === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      title={tenantsText('systemFailed', { count: failed })}
      action={
        <LinkButton size="small" to="/dashboard/admin/system">
          {tenantsText('systemShow')}
        </LinkButton>
      }
      style={{ marginBottom: 16 }}
    />
  )
}
