import { clockText } from '../../shared/time/timeText'
import { useNow } from '../../shared/time/useNow'
import { phoneText } from './messages'
import type { QueuedReport } from './outbox/outboxStore'

/** Name of a report. @param now epoch milliseconds */
export function reportName({ alert, at }: QueuedReport, now: number): string {
  if (alert) return phoneText('alertNamed', { title: alert.title })
  return phoneText('photoAt', { time: clockText(new Date(at).toISOString(), now) })
}

/** What a report is, and how far it has got. */
export function ReportText({ report, state }: { report: QueuedReport; state: string }) {
  const now = useNow()
  const { problem, hasPosition } = report
  return (
    <div>
      <div>{reportName(report, now)}</div>
      <div className={problem === undefined ? 'phone-quiet' : 'phone-problem'}>
        {state}
        {!hasPosition && ` · ${phoneText('withoutPosition')}`}
      </div>
    </div>
  )
}
