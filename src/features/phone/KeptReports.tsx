import { useEffect, useState } from 'react'
import { phoneText } from './messages'
import { readReports, type QueuedReport } from './outbox/outboxStore'
import { ReportText } from './ReportText'

/** What waits to be sent, in a page that was opened while the server could not be reached. */
export function KeptReports() {
  const [reports, setReports] = useState<readonly QueuedReport[]>([])
  useEffect(() => {
    void readReports().then(setReports)
  }, [])
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="phone-kept">
      <h2 id="phone-kept" className="phone-label">
        {phoneText('waiting')}
      </h2>
      <ul className="phone-reports">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportText report={report} state={report.problem ?? phoneText('stateWaiting')} />
          </li>
        ))}
      </ul>
    </section>
  )
}
