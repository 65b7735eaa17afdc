import { useEffect } from 'react'
import { isApiError } from '../../api/errors'
import { useGetOwnPhoneQuery } from '../../api/phone'
import { usePolling } from '../../realtime/usePolling'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { phoneText } from './messages'
import { forgetReports } from './outbox/outboxStore'
import { PairPhone } from './PairPhone'
import './phone.css'
import { PhoneDesk } from './PhoneDesk'

/** A phone that was revoked shows nothing more within this time and the next answer. */
const POLL_MS = 3_000
const ROW_HEIGHT = 88

/** The page of a paired phone, and where it is paired. */
export function ConnectPage() {
  const { data, error, refetch } = useGetOwnPhoneQuery(undefined, usePolling(POLL_MS, false))
  const isOut = isApiError(error) && (error.status === 401 || error.status === 403)
  const isIn = data !== undefined && !isOut
  useEffect(() => {
    // The next person of this phone must not send, or see, what the last one has left.
    if (isOut) void forgetReports()
  }, [isOut])
  if (isIn) return <PhoneDesk phone={data.data} />
  return (
    <GuestFrame page={phoneText('title')}>
      <h1>{phoneText('title')}</h1>
      {isOut ? (
        <PairPhone hasEnded={data !== undefined} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} height={ROW_HEIGHT} />
      )}
    </GuestFrame>
  )
}
