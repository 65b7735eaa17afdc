import { useState } from 'react'
import { Alert, Button, Card, Flex, Segmented, Typography } from 'antd'
import { useSelector } from 'react-redux'
import {
  useEndSupportAccessMutation,
  useGetSupportAccessQuery,
  useGrantSupportAccessMutation,
  type SupportAccess,
} from '../../api/support-access'
import { selectUser } from '../../session/authSlice'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { absoluteTime, dayText } from '../../shared/time/timeText'
import { supportText } from './supportMessages'

const ROW_HEIGHT = 32

/** Where a tenant root lets super-admins in, and out again. */
export function SupportCard() {
  const isSupport = useSelector(selectUser)?.support !== undefined
  const { data, error, refetch } = useGetSupportAccessQuery(undefined, { refetchOnMountOrArgChange: true })
  const current = data?.data.current
  return (
    <Card size="small" id="support-access" tabIndex={-1} title={supportText('title')}>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={2} height={ROW_HEIGHT} />}
      {data && (
        <Flex vertical gap={12}>
          <Typography.Text type="secondary">{supportText('help')}</Typography.Text>
          {current?.state === 'open' && <OpenAccess access={current} isSupport={isSupport} />}
          {current?.state !== 'open' && !isSupport && <Grant request={current} />}
          <Past accesses={data.data.past} />
        </Flex>
      )}
    </Card>
  )
}

function Grant({ request }: { request: SupportAccess | undefined }) {
  const [hours, setHours] = useState<1 | 24 | 168>(1)
  const [grant, granting] = useGrantSupportAccessMutation()
  const [end, ending] = useEndSupportAccessMutation()
  const error = granting.error ?? ending.error
  return (
    <>
      {request && (
        <Alert
          type="info"
          showIcon
          title={supportText('requested', { name: request.requestedBy })}
          description={
            <>
              <div>{supportText('reason', { reason: request.reason })}</div>
              <div>{supportText('answerUntil', { time: absoluteTime(request.expiresAt) })}</div>
            </>
          }
        />
      )}
      <Segmented<1 | 24 | 168>
        aria-label={supportText('duration')}
        value={hours}
        onChange={setHours}
        options={[
          { value: 1, label: supportText('hour') },
          { value: 24, label: supportText('day') },
          { value: 168, label: supportText('week') },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      {error && <Alert type="error" showIcon title={error.message} />}
      <Flex gap={8}>
        <Button
          type={request ? 'primary' : 'default'}
          loading={granting.isLoading}
          onClick={() => void grant({ body: { hours } })}
        >
          {supportText('grant')}
        </Button>
        {request && (
          <Button loading={ending.isLoading} onClick={() => void end({ supportAccessId: request._id })}>
            {supportText('decline')}
          </Button>
        )}
      </Flex>
    </>
  )
}

function OpenAccess({ access, isSupport }: { access: SupportAccess; isSupport: boolean }) {
  const [end, { isLoading, error }] = useEndSupportAccessMutation()
  const { expiresAt, enteredAt, grantedBy } = access
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={supportText('open', { time: absoluteTime(expiresAt) })}
        description={
          <>
            <div>{supportText('grantedBy', { name: grantedBy })}</div>
            <div>
              {enteredAt ? supportText('entered', { time: absoluteTime(enteredAt) }) : supportText('notEntered')}
            </div>
          </>
        }
      />
      {error && <Alert type="error" showIcon title={error.message} />}
      {!isSupport && (
        <Button
          danger
          loading={isLoading}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => void end({ supportAccessId: access._id })}
        >
          {supportText('end')}
        </Button>
      )}
    </>
  )
}

function Past({ accesses }: { accesses: SupportAccess[] }) {
  if (accesses.length === 0) return null
  return (
    <div>
      <Typography.Text strong>{supportText('past')}</Typography.Text>
      <ul aria-label={supportText('past')} style={{ margin: 0, paddingInlineStart: 20 }}>
        {accesses.map((access) => (
          <li key={access._id}>
            {supportText('pastLine', { day: dayText(access.createdAt), state: stateText(access) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateText({ state, endedBy }: SupportAccess): string {
  if (state === 'declined' || state === 'revoked') return supportText(state, { name: endedBy })
  return supportText(state === 'unanswered' ? 'unanswered' : 'expired')
}
