import { EnvironmentOutlined } from '@ant-design/icons'
import { Card } from 'antd'
import type { SharedMission } from '../../api/client'
import { useMissionPath } from '../../session/useMissionPath'
import { Link } from '../../shared/Link'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { dayText } from '../../shared/time/timeText'
import { CardPicture } from './CardPicture'
import { clientAreaText } from './clientAreaMessages'
import { contentsOf, isWorthAnOverview } from './sharedContents'

/** A mission in the list of a client: its picture, place, date, status, and how much of what is shown. */
export function SharedMissionCard({ mission }: { mission: SharedMission }) {
  const { _id, name, status, locationName, date, dateOf, pictureUrl, shown } = mission
  const home = useMissionPath()(_id)
  const contents = contentsOf(shown)
  return (
    <Card
      size="small"
      className="client-mission"
      cover={<CardPicture pictureUrl={pictureUrl} icon={<EnvironmentOutlined />} />}
    >
      <div className="client-mission-head">
        <Link to={isWorthAnOverview(mission) ? `${home}/overview` : home} className="client-mission-name">
          {name}
        </Link>
        <MissionStatusTag status={status} />
      </div>
      <p className="client-mission-where">
        {locationName !== null && <span>{locationName}</span>}
        <time dateTime={date}>{dateText(dayText(date), dateOf)}</time>
      </p>
      {contents.length === 0 ? (
        <p className="client-mission-nothing">{clientAreaText('nothingTitle')}</p>
      ) : (
        <ul className="client-mission-contents" aria-label={clientAreaText('contents', { name })}>
          {contents.map(({ kind, icon, text }) => (
            <li key={kind}>
              <span aria-hidden>{icon}</span>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A day on which nothing was flown is named as such. */
function dateText(date: string, dateOf: SharedMission['dateOf']): string {
  if (dateOf === 'schedule') return clientAreaText('planned', { date })
  return dateOf === 'creation' ? clientAreaText('created', { date }) : date
}
