import { useEffect } from 'react'
import { ConfigProvider } from 'antd'
import { isApiError } from '../../api/errors'
import { useGetOwnPhoneQuery } from '../../api/phone'
import { usePolling } from '../../realtime/usePolling'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { KeptReports } from './KeptReports'
import { useLinkedCode } from './linkedCode'
import { phoneText } from './messages'
import { forgetReports } from './outbox/outboxStore'
import { PairPhone } from './PairPhone'
import './phone.css'
import { PhoneDesk } from './PhoneDesk'

/** A phone that was revoked shows nothing more within this time and the next answer. */
const POLL_MS = 3_000
/** On a bad line reads fail for minutes; the page must then notice soon that the line is back. */
const LONGEST_POLL_MS = 10_000
const ROW_HEIGHT = 88
/** Large enough for a thumb in gloves, with edges that are seen in sunlight. */
const OUTDOORS = { token: { controlHeightLG: 52, fontSize: 16, lineWidth: 2, colorBorder: 'var(--secondary)' } }

/** The page of a paired phone, and where it is paired. */
export function ConnectPage() {
  return (
    <ConfigProvider theme={OUTDOORS}>
      <Page />
    </ConfigProvider>
  )
}

function Page() {
  const { data, error, refetch } = useGetOwnPhoneQuery(undefined, usePolling(POLL_MS, false, LONGEST_POLL_MS))
  const { code, drop } = useLinkedCode()
  const isOut = isApiError(error) && (error.status === 401 || error.status === 403)
  const isIn = data !== undefined && !isOut
  useEffect(() => {
    // The next person of this phone must not send, or see, what the last one has left.
    if (isOut) void forgetReports()
  }, [isOut])
  if (isIn && code === undefined) return <PhoneDesk phone={data.data} />
  return (
    <GuestFrame page={phoneText('title')}>
      <h1>{phoneText('title')}</h1>
      {isOut || isIn ? (
        <PairPhone
          key={code}
          hasEnded={isOut && data !== undefined}
          linkedCode={code}
          replaced={isIn ? data.data : undefined}
          onDone={drop}
        />
      ) : error ? (
        <>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
          <KeptReports />
        </>
      ) : (
        <RowsSkeleton rows={3} height={ROW_HEIGHT} />
      )}
    </GuestFrame>
  )
}
