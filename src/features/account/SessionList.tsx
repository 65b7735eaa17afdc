import { Button, Flex, Typography } from 'antd'
import {
  useDeleteOtherSessionsMutation,
  useDeleteSessionMutation,
  useListSessionsQuery,
  type OwnSession,
} from '../../api/profile'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { browserText } from './browserText'
import { accountText } from './messages'
import { placeText } from './placeText'
import { SignInHistory } from './SignInHistory'

const SHOWN = 50
const ROW_HEIGHT = 56

/** Sessions of the user, with a button to end each, and the history of sign-ins. */
export function SessionList() {
  const { data, error, refetch } = useListSessionsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [endSession, { isLoading }] = useDeleteSessionMutation()
  const [endOthers, ending] = useDeleteOtherSessionsMutation()
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />
  const { items, total } = data.data
  return (
    <>
      <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map((session) => (
          <Flex component="li" key={session._id} justify="space-between" align="flex-start" gap={8}>
            <SessionFacts session={session} />
            {!session.current && (
              <Button
                size="small"
                disabled={isLoading}
                aria-label={accountText('endSessionOf', { browser: browserText(session) })}
                onClick={() => void endSession({ sessionId: session._id })}
              >
                {accountText('endSession')}
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
      {total > 1 && (
        <Button style={{ marginTop: 12 }} loading={ending.isLoading} onClick={() => void endOthers()}>
          {accountText('endOthers')}
        </Button>
      )}
      <SignInHistory />
    </>
  )
}

function SessionFacts({ session }: { session: OwnSession }) {
  return (
    <div style={{ minWidth: 0 }}>
      <div style={{ overflowWrap: 'anywhere' }} title={session.userAgent}>
        {browserText(session)}
      </div>
      <Typography.Text type="secondary">
        {placeText(session)} ·{' '}
        {session.current ? accountText('thisSession') : <RelativeTime time={session.lastSeenAt} />}
      </Typography.Text>
    </div>
  )
}
