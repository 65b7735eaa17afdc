import { useMemo } from 'react'
import { useGetPhonePositionsQuery, type PhonePosition } from '../../../api/phone'
import { usePolling } from '../../../realtime/usePolling'
import { useCan } from '../../../session/useCan'

/** No event tells that a position has expired, or that a phone may not report to its mission any more. */
const POLL_MS = 5_000
const NONE: readonly PhonePosition[] = []

/** Phones that share their position now, for those who may see them: of one mission, or of all. */
export function usePhones(missionId?: string): readonly PhonePosition[] {
  const canSee = useCan('stream_list')
  const { currentData } = useGetPhonePositionsQuery(undefined, { ...usePolling(POLL_MS, false), skip: !canSee })
  const phones = canSee ? currentData?.data.phones : undefined
  return useMemo(
    () => phones?.filter((phone) => missionId === undefined || phone.missionId === missionId) ?? NONE,
    [phones, missionId],
  )
}
