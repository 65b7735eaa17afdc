import type { RetentionKind } from '../../api/retention'
import { byteSize } from '../../shared/byteSize'
import { formatNumber } from '../../shared/messages'
import { dayText } from '../../shared/time/timeText'
import { retentionText } from './messages'

export const kindName = (kind: RetentionKind): string => retentionText(kind)

export const kindHelp = (kind: RetentionKind): string => retentionText(`${kind}Help`)

/** A day in UTC, year-month-day, which is the same day in every zone. */
export const utcDayText = (day: string): string => dayText(`${day}T12:00:00`)

/** "12 (3.4 GB)". Live telemetry has no files. */
export function amountText({ count, bytes }: { count: number; bytes: number }): string {
  if (count === 0) return retentionText('none')
  return bytes === 0 ? formatNumber(count) : retentionText('amount', { count, size: byteSize(bytes) })
}
