import { CalendarOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Flex, Typography } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useGetMaintenanceCalendarQuery, type ExpiringAssetFile, type MaintenanceDue } from '../../../api/maintenance'
import { Link } from '../../../shared/Link'
import { getTranslator } from '../../../shared/messages'
import { PageHeader } from '../../../shared/PageHeader'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { StateTag, type StateHue } from '../../../shared/StateTag'
import { dayText } from '../../../shared/time/timeText'
import { useIsPhone } from '../../../shared/useIsPhone'
import { assetStatusText, assetsText } from '../messages'
import { addMonths, dayOf, isMonth, monthOf, weeksOf } from './month'
import './calendar.css'
import { useNow } from '../../../shared/time/useNow'

const PARAM = 'month'
const HUES: Record<MaintenanceDue['state'], StateHue | undefined> = {
  ok: undefined,
  due_soon: 'gold',
  overdue: 'red',
}

/** What is due in a month, which the URL names: a grid of days, on phones a list of the days with entries. */
export function MaintenanceCalendarPage() {
  const [params, setParams] = useSearchParams()
  const isPhone = useIsPhone()
  const current = monthOf(new Date(useNow()))
  const named = params.get(PARAM) ?? ''
  const month = isMonth(named) ? named : current
  const days = weeksOf(month)
  const { currentData, error, refetch } = useGetMaintenanceCalendarQuery(
    { from: days[0] ?? '', until: days.at(-1) ?? '' },
    { refetchOnMountOrArgChange: true },
  )
  const go = (to: string) => setParams(to === current ? {} : { [PARAM]: to })
  return (
    <>
      <PageHeader title={assetsText('calendarTitle')} detail={assetsText('calendarHelp')} />
      <Flex wrap align="center" gap={8} className="calendar-bar">
        <Button
          icon={<LeftOutlined />}
          aria-label={assetsText('previousMonth')}
          onClick={() => go(addMonths(month, -1))}
        />
        <Button icon={<RightOutlined />} aria-label={assetsText('nextMonth')} onClick={() => go(addMonths(month, 1))} />
        <Button disabled={month === current} onClick={() => go(current)}>
          {assetsText('today')}
        </Button>
        <h2 className="calendar-month" aria-live="polite">
          {monthText(month)}
        </h2>
      </Flex>
      {content()}
    </>
  )

  function content() {
    if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!currentData) return <RowsSkeleton rows={5} height={96} />
    const byDay = byDayOf(currentData.data)
    if (isPhone) return <DayList month={month} byDay={byDay} />
    return <MonthGrid month={month} days={days} byDay={byDay} />
  }
}

interface MonthProps {
  month: string
  byDay: ReadonlyMap<string, Day>
}

function MonthGrid({ month, days, byDay }: MonthProps & { days: readonly string[] }) {
  const today = dayOf(new Date(useNow()))
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7))
  return (
    <table className="calendar-grid">
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col">
              {weekdayText(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={day.startsWith(month) ? undefined : 'calendar-outside'}
                aria-current={day === today ? 'date' : undefined}
              >
                <div className="calendar-day">{Number(day.slice(8))}</div>
                <Entries day={byDay.get(day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayList({ month, byDay }: MonthProps) {
  const days = [...byDay].filter(([day]) => day.startsWith(month))
  if (days.length === 0)
    return (
      <EmptyState icon={<CalendarOutlined />} title={assetsText('calendarNone')} help={assetsText('calendarHelp')} />
    )
  return (
    <>
      {days.map(([day, entriesOfDay]) => (
        <section key={day} aria-label={dayText(`${day}T12:00:00`)}>
          <h3 className="calendar-heading">{dayText(`${day}T12:00:00`)}</h3>
          <Entries day={entriesOfDay} />
        </section>
      ))}
    </>
  )
}

function Entries({ day }: { day: Day | undefined }) {
  if (!day) return null
  return (
    <ul className="calendar-entries">
      {day.due.map(({ assetId, asset, ruleId, rule, state, isEstimated }) => (
        <li key={`${assetId} ${ruleId}`}>
          <Link to={`/dashboard/assets/${assetId}`}>{assetsText('dueEntry', { asset, rule })}</Link>{' '}
          {state !== 'ok' && <StateTag hue={HUES[state]}>{assetStatusText(state)}</StateTag>}
          {isEstimated && <Typography.Text type="secondary">{assetsText('estimated')}</Typography.Text>}
        </li>
      ))}
      {day.files.map(({ fileId, name, assetId, asset }) => (
        <li key={fileId}>
          <Link to={`/dashboard/assets/${assetId}`}>{assetsText('expiryEntry', { asset, name })}</Link>
        </li>
      ))}
    </ul>
  )
}

/** What is on one day of the calendar. */
interface Day {
  due: MaintenanceDue[]
  files: ExpiringAssetFile[]
}

function byDayOf({ due, files }: Day): Map<string, Day> {
  const days = [...due, ...files].map(({ on }) => on).sort()
  return new Map(
    [...new Set(days)].map((day) => [
      day,
      { due: due.filter(({ on }) => on === day), files: files.filter(({ on }) => on === day) },
    ]),
  )
}

const NOON = 'T12:00:00'

const monthText = (month: string): string =>
  new Intl.DateTimeFormat(getTranslator().locale, { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01${NOON}`),
  )

const weekdayText = (day: string): string =>
  new Intl.DateTimeFormat(getTranslator().locale, { weekday: 'short' }).format(new Date(`${day}${NOON}`))
