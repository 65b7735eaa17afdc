import type { AlertOverview } from '../../../api/alert'
import { Link } from '../../../shared/Link'
import { deskLink } from './deskLink'
import { overviewText } from './messages'

/** Alerts that were raised today and results of analyses that ended today. */
export function TodayFigures({ overview }: { overview: AlertOverview | undefined }) {
  const today = overview?.today
  const day = overview?.days.at(-1)?.day ?? ''
  const raised = { from: day, until: day }
  return (
    <section className="open-alerts-today">
      <h3>{overviewText('today')}</h3>
      {today && (
        <>
          <p>{overviewText('raised', { count: today.raised })}</p>
          <ul>
            {today.open > 0 && (
              <li>
                <Link to={deskLink(raised)}>{overviewText('open', { count: today.open })}</Link>
              </li>
            )}
            {today.snoozed > 0 && (
              <li>
                <Link to={deskLink({ ...raised, snoozed: 'true' })}>
                  {overviewText('snoozed', { count: today.snoozed })}
                </Link>
              </li>
            )}
            {today.closed > 0 && (
              <li>
                <Link to={deskLink({ ...raised, state: 'closed' })}>
                  {overviewText('closed', { count: today.closed })}
                </Link>
              </li>
            )}
          </ul>
          {today.detections !== null && (
            <>
              <p>{overviewText('detections', { count: today.detections })}</p>
              <ul>
                {today.missions.map(({ _id, name, detections }) => (
                  <li key={_id}>
                    <Link to={`/dashboard/missions/${_id}/analyses`}>
                      {overviewText('ofMission', { mission: name, count: detections })}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  )
}
