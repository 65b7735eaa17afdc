import { useState } from 'react'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import { useEnterTenantMutation, useGetTenantSupportAccessQuery, type SupportAccess } from '../../../api/support-access'
import type { Tenant } from '../../../api/tenant'
import { usePolling } from '../../../realtime/usePolling'
import { useRefetchUser } from '../../../session/useRefetchUser'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { accessText } from './accessMessages'
import { AskForAccess } from './AskForAccess'

const ROW_HEIGHT = 32
/** Super-admins have no socket, so an answer is looked for. */
const POLL_MS = 15_000

/** Whether the tenant lets a super-admin in, with the request and the way in. */
export function SupportAccessCard({ tenant: { _id: tenantId, name } }: { tenant: Tenant }) {
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useGetTenantSupportAccessQuery(
    { tenantId },
    { ...usePolling(POLL_MS), refetchOnMountOrArgChange: true },
  )
  const [enter, entering] = useEnterTenantMutation()
  const refetchUser = useRefetchUser()
  const current = data?.data.current

  const enterTenant = async () => {
    const { error: refusal } = await enter({ tenantId })
    // The layout opens the tenant as soon as the user details say so.
    if (!refusal) refetchUser()
  }

  return (
    <Card size="small" title={accessText('title')}>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={2} height={ROW_HEIGHT} />}
      {data && (
        <Flex vertical gap={12} align="flex-start">
          <Typography.Text type="secondary">{accessText('help')}</Typography.Text>
          <StateLine access={current ?? data.data.past[0]} />
          {entering.error && <Alert type="error" showIcon title={entering.error.message} />}
          {current?.state === 'open' && (
            <Button type="primary" loading={entering.isLoading} onClick={() => void enterTenant()}>
              {accessText('enter')}
            </Button>
          )}
          {!current && <Button onClick={() => setAsking(true)}>{accessText('ask')}</Button>}
          {isAsking && <AskForAccess tenantId={tenantId} name={name} onClose={() => setAsking(false)} />}
        </Flex>
      )}
    </Card>
  )
}

function StateLine({ access }: { access: SupportAccess | undefined }) {
  if (!access) return null
  const { state, expiresAt, endedBy } = access
  const time = absoluteTime(expiresAt)
  if (state === 'requested') return <span>{accessText('waiting', { time })}</span>
  if (state === 'open') return <span>{accessText('open', { time })}</span>
  if (state === 'declined' || state === 'revoked') return <span>{accessText(state, { name: endedBy })}</span>
  return <span>{accessText(state)}</span>
}
