import type { ReactNode } from 'react'
import { UserOutlined } from '@ant-design/icons'
import { Avatar, Flex } from 'antd'
import { downloadHref } from '../../../api/download'
import type { Outcome } from '../../../api/outcome'
import { EMBEDDED, getConfig } from '../../../config'
import { useCan } from '../../../session/useCan'
import { useIsClient } from '../../../session/useIsClient'
import { useMissionPath } from '../../../session/useMissionPath'
import { assetUrl } from '../../../shared/assetUrl'
import { FactList } from '../../../shared/FactList'
import { Link } from '../../../shared/Link'
import { formatNumber } from '../../../shared/messages'
import { positionText } from '../../../shared/positionText'
import { sharedText } from '../../../shared/sharedText'
import { absoluteTime } from '../../../shared/time/timeText'
import { AddToCase } from '../../../evidence/AddToCase'
import { ThreadPanel } from '../../../threads/ThreadPanel'
import { outcomesText } from '../messages'
import { mapsLink, placeText, shownLocation } from '../placeText'
import { ShareActions } from './ShareActions'

/** Size in pixels and zoom of the specification. */
const MAP_WIDTH = 200
const MAP_HEIGHT = 130
const MAP_ZOOM = 16

/** The picture of an outcome, its facts, its place on a map and ways to share it. */
export function OutcomeDetails({ outcome }: { outcome: Outcome }) {
  const {
    missionId: mission,
    flightId: flight,
    pcount,
    note,
    takenAt,
    isTimeOfFile,
    locationName,
    createdAt,
    createdBy,
  } = outcome
  const canSeeFlights = useCan('flight_list')
  const isClient = useIsClient()
  const missionPath = useMissionPath()
  const location = shownLocation(outcome)
  const rows: [label: string, value: ReactNode][] = [
    [outcomesText('mission'), <Named key="mission" record={mission} to={missionPath(mission._id)} />],
    [
      outcomesText('flight'),
      flight ? (
        <Named
          key="flight"
          record={flight}
          to={canSeeFlights && !isClient ? `${missionPath(mission._id)}/flights?flight=${flight._id}` : undefined}
        />
      ) : (
        outcomesText('noFlight')
      ),
    ],
    [outcomesText('note'), note || null],
    [outcomesText('people'), pcount !== null && pcount > 0 ? formatNumber(pcount) : null],
    [outcomesText('place'), locationName || null],
    [outcomesText('coordinates'), location ? positionText(location) : null],
    [outcomesText('taken'), takenAt && timeText(absoluteTime(takenAt), isTimeOfFile)],
    [outcomesText('created'), absoluteTime(createdAt)],
  ]
  return (
    <div className="outcome">
      <img
        className="outcome-picture"
        src={assetUrl(outcome.image)}
        alt={outcomesText('picture', { place: placeText(outcome) })}
      />
      <div className="outcome-side">
        <FactList className="outcome-facts" facts={rows} />
        {location && (
          <a
            className="outcome-map"
            href={mapsLink(location)}
            target="_blank"
            rel="noreferrer"
            title={outcomesText('map')}
          >
            <img
              src={mapPicture(outcome._id, location)}
              alt={outcomesText('mapPicture')}
              width={MAP_WIDTH}
              height={MAP_HEIGHT}
            />
          </a>
        )}
        {createdBy && (
          <Flex align="center" gap={8}>
            <Avatar
              size="small"
              src={createdBy.avatar ? assetUrl(createdBy.avatar) : undefined}
              icon={<UserOutlined aria-hidden />}
              alt=""
            />
            <span>
              <span className="outcome-label">{outcomesText('createdBy')}</span> {createdBy.name}
            </span>
          </Flex>
        )}
        <SourceLink outcome={outcome} />
        <ShareActions outcome={outcome} />
        <AddToCase missionId={mission._id} subject={mission.name} items={{ evidenceFileIds: [outcome._id] }} />
        <ThreadPanel key={outcome._id} subject={{ entity: 'outcome', id: outcome._id }} />
      </div>
    </div>
  )
}

/** The name of a record and, as the specification says, its ID. */
function Named({ record: { _id, name }, to }: { record: { _id: string; name: string }; to: string | undefined }) {
  return (
    <>
      {to === undefined ? name : <Link to={to}>{name}</Link>} <code className="outcome-id">{_id}</code>
    </>
  )
}

function SourceLink({ outcome: { missionId, recordingId, photoId, atMs } }: { outcome: Outcome }) {
  const base = useMissionPath()(missionId._id)
  if (recordingId !== null) {
    const moment = atMs === null ? '' : `&t=${atMs}`
    return <Link to={`${base}/recordings?recording=${recordingId}${moment}`}>{outcomesText('openRecording')}</Link>
  }
  if (photoId !== null) return <Link to={`${base}/photos?photo=${photoId}`}>{outcomesText('openPhoto')}</Link>
  return null
}

/** The server draws the map from the rasters of the mission; with a key of Google it is Google's. */
function mapPicture(outcomeId: string, { lat, long }: { lat: number; long: number }): string {
  const { GOOGLE_SERVICES_KEY: key } = getConfig()
  if (key === EMBEDDED) return downloadHref(`/outcome/map/${outcomeId}`)
  const place = `${lat},${long}`
  const query = { center: place, zoom: String(MAP_ZOOM), size: `${MAP_WIDTH}x${MAP_HEIGHT}`, markers: place, key }
  return `https://maps.googleapis.com/maps/api/staticmap?${new URLSearchParams(query).toString()}`
}

/** The time of a video file is named as such: nobody has verified it. */
const timeText = (time: string, isTimeOfFile: boolean): string =>
  isTimeOfFile ? sharedText('timeOfFile', { time }) : time
