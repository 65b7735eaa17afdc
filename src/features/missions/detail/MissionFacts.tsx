import type { ReactNode } from 'react'
import { Card, Descriptions, Typography } from 'antd'
import { Link } from 'react-router-dom'
import type { Mission } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { absoluteTime, relativeTime } from '../../../shared/time/timeText'
import { useNow } from '../../../shared/time/useNow'
import { missionsText } from '../messages'
import '../mission.css'
import { MissionContents } from './MissionContents'
import { TwoLines } from './TwoLines'

/** About 1 m, the precision of typed coordinates. */
const COORDINATE_DIGITS = 5

/** Details of a mission. */
export function MissionFacts({ mission }: { mission: Mission }) {
  const { description, location, missionType, scheduledAt, startedAt, endedAt, createdAt, createdBy, updatedAt } =
    mission
  const creator = createdBy && missionsText('by', { name: createdBy.name })
  const facts = [
    fact(
      'factLocation',
      location ? (
        <TwoLines first={<LocationLink location={location} />} second={coordinates(location.location)} />
      ) : (
        missionsText('noLocation')
      ),
    ),
    fact('factType', missionType?.name ?? missionsText('noType')),
    fact('factScheduled', scheduledAt ? <Moment time={scheduledAt} /> : missionsText('noTime')),
    ...(startedAt ? [fact('factStarted', <Moment time={startedAt} />)] : []),
    ...(endedAt ? [fact('factEnded', <Moment time={endedAt} />)] : []),
    fact('factContents', <MissionContents missionId={mission._id} />),
    fact('factCreated', <TwoLines first={<RelativeTime time={createdAt} />} second={creator} />),
    fact('factUpdated', <Moment time={updatedAt} />),
  ]
  return (
    <Card>
      <Typography.Paragraph
        type={description ? undefined : 'secondary'}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720, marginBottom: 20 }}
      >
        {description || missionsText('noDescription')}
      </Typography.Paragraph>
      <Descriptions
        className="mission-facts"
        size="small"
        layout="vertical"
        colon={false}
        column={{ xs: 1, sm: 2, lg: 4 }}
        items={facts}
      />
    </Card>
  )
}

/** Name of the location; a link for users who may see locations. */
function LocationLink({ location }: { location: NonNullable<Mission['location']> }) {
  return useCan('location_list') ? (
    <Link to={`/dashboard/locations/${location._id}`}>{location.name}</Link>
  ) : (
    location.name
  )
}

const fact = (label: Parameters<typeof missionsText>[0] & `fact${string}`, children: ReactNode) => ({
  key: label,
  label: missionsText(label),
  children,
})

/** A relative time for recent dates, with the absolute one below; only the absolute one for distant dates. */
function Moment({ time }: { time: string }) {
  const exact = absoluteTime(time)
  if (exact.startsWith(relativeTime(time, useNow()))) return exact
  return <TwoLines first={<RelativeTime time={time} />} second={exact} />
}

const coordinates = ({ lat, long }: { lat: number; long: number }): string =>
  `${lat.toFixed(COORDINATE_DIGITS)}, ${long.toFixed(COORDINATE_DIGITS)}`
