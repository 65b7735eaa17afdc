import type { ReactNode } from 'react'
import { BarChartOutlined } from '@ant-design/icons'
import { Card, Flex, Typography } from 'antd'
import dayjs from 'dayjs'
import type { Mission } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { LinkButton } from '../../../shared/LinkButton'
import { Link } from '../../../shared/Link'
import { Facts } from '../../../shared/Facts'
import { PLACE_DIGITS, positionText } from '../../../shared/positionText'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { absoluteTime, relativeTime } from '../../../shared/time/timeText'
import { useNow } from '../../../shared/time/useNow'
import { missionsText } from '../messages'
import '../mission.css'
import { MissionContents } from './MissionContents'
import { MissionLayers } from './MissionLayers'
import { TwoLines } from './TwoLines'

/** Days of the report that the mission links to. */
const REPORT_DAYS = 30
const DAY_FORMAT = 'YYYY-MM-DD'

/** Details of a mission and its layers. */
export function MissionFacts({ mission }: { mission: Mission }) {
  const { description, location, missionType, scheduledAt, startedAt, endedAt, createdAt, createdBy, updatedAt } =
    mission
  const canSeeLayers = useCan('layer_list')
  const canSeeReports = useCan('data_page')
  const creator = createdBy && missionsText('by', { name: createdBy.name })
  const facts = [
    fact(
      'factLocation',
      location ? (
        <TwoLines first={<LocationLink location={location} />} second={positionText(location.location, PLACE_DIGITS)} />
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
    <Flex vertical gap={16}>
      <Card>
        <Typography.Paragraph
          type={description ? undefined : 'secondary'}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720, marginBottom: 20 }}
        >
          {description || missionsText('noDescription')}
        </Typography.Paragraph>
        <Facts columns={4} items={facts} />
        {canSeeReports && (
          <LinkButton icon={<BarChartOutlined aria-hidden />} to={reportsAt(mission)} style={{ marginTop: 16 }}>
            {missionsText(location ? 'reportOfPlace' : 'reports')}
          </LinkButton>
        )}
      </Card>
      {canSeeLayers && <MissionLayers missionId={mission._id} />}
    </Flex>
  )
}

/** Reports on the base layer at the place of the mission, for the 30 days until its last day. */
function reportsAt({ location, startedAt, endedAt }: Mission): string {
  const query = new URLSearchParams()
  if (location) query.set('near', `${location.location.lat},${location.location.long}`)
  const last = endedAt ?? startedAt
  if (last) {
    query.set(
      'from',
      dayjs(last)
        .subtract(REPORT_DAYS - 1, 'day')
        .format(DAY_FORMAT),
    )
    query.set('until', dayjs(last).format(DAY_FORMAT))
  }
  return `/dashboard/reports?${query.toString()}`
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
