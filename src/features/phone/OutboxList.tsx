import { useSyncExternalStore } from 'react'
import { Alert, Button } from 'antd'
import { useNow } from '../../shared/time/useNow'
import { phoneText } from './messages'
import type { QueuedReport } from './outbox/outboxStore'
import type { Outbox } from './outbox/useOutbox'
import { reportName, ReportText } from './ReportText'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** What waits to be sent, with its state. */
export function OutboxList({ outbox }: { outbox: Outbox }) {
  const { reports, sentCount } = outbox
  const hasReports = reports !== undefined && reports.length > 0
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <section aria-label={phoneText('waiting')}>
      {!isOnline && <Alert type="warning" showIcon title={phoneText('offline')} style={{ marginBottom: 12 }} />}
      {hasReports && (
        <>
          <h2 className="phone-label">{phoneText('waiting')}</h2>
          <ul className="phone-reports">
            {reports.map((report) => (
              <Report key={report.id} report={report} outbox={outbox} />
            ))}
          </ul>
        </>
      )}
      <p role="status" className="phone-quiet">
        {reports?.length === 0 && (sentCount > 0 ? phoneText('nothingWaiting') : '')}
      </p>
    </section>
  )
}

function Report({ report, outbox }: { report: QueuedReport; outbox: Outbox }) {
  const now = useNow()
  const { id, problem } = report
  const { sending, again, remove } = outbox
  const name = reportName(report, now)
  const state =
    sending?.id === id
      ? phoneText('stateSending', { share: Math.round(sending.share * 100) })
      : (problem ?? phoneText('stateWaiting'))
  return (
    <li>
      <ReportText report={report} state={state} />
      <div className="phone-report-buttons">
        {problem !== undefined && (
          <Button size="large" aria-label={phoneText('againOf', { name })} onClick={() => again(id)}>
            {phoneText('again')}
          </Button>
        )}
        {sending?.id !== id && (
          <Button size="large" aria-label={phoneText('removeOf', { name })} onClick={() => remove(id)}>
            {phoneText('remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
