import type { ReactNode } from 'react'
import type { Photo } from '../../api/photo'
import { useCan } from '../../session/useCan'
import { useIsClient } from '../../session/useIsClient'
import { useMissionPath } from '../../session/useMissionPath'
import { byteSize } from '../../shared/byteSize'
import { FactList } from '../../shared/FactList'
import { Link } from '../../shared/Link'
import { formatNumber } from '../../shared/messages'
import { positionText } from '../../shared/positionText'
import { takenText } from '../../shared/time/takenText'
import { photosText } from './messages'
import { stateText } from './photoFilter'

/** Shows the facts about a photo, each below its label. */
export function PhotoDetails({ photo }: { photo: Photo }) {
  const { facts, reason, notes, folder, clientVisible } = photo
  const isClient = useIsClient()
  const canSeeFlights = useCan('flight_list')
  const rows: [label: string, value: ReactNode][] = [
    [photosText('state'), stateText(photo)],
    [photosText('reason'), reason],
    [photosText('folder'), isClient ? null : folder || null],
    [photosText('taken'), takenText(photo, 'seconds')],
    [photosText('flight'), canSeeFlights ? <FlightLink key="flight" photo={photo} /> : null],
    [photosText('location'), locationText(photo)],
    [photosText('feature'), photo.feature && <FeatureLink key="feature" photo={photo} />],
    [photosText('height'), facts && metres(facts.relativeAltitude)],
    [photosText('direction'), facts && directionText(facts)],
    [photosText('area'), areaText(photo)],
    [photosText('ground'), photo.footprint && <GroundText key="ground" photo={photo} />],
    [photosText('camera'), facts && ([facts.make, facts.model].filter(Boolean).join(' ') || null)],
    [photosText('exposure'), facts && (exposureText(facts) || null)],
    [photosText('size'), sizeText(photo)],
    [photosText('notes'), notes.join(' ') || null],
    [photosText('clients'), isClient ? null : photosText(clientVisible ? 'clientsSee' : 'clientsDoNotSee')],
  ]
  return <FactList className="photo-details" facts={rows} />
}

/** Links to the page of the flight. */
function FlightLink({ photo: { missionId, flight } }: { photo: Photo }) {
  const missionPath = useMissionPath()
  if (!flight) return photosText('noFlight')
  return <Link to={`${missionPath(missionId)}/flights?flight=${flight._id}`}>{flight.name}</Link>
}

/** Links to the feature on the map of the mission. */
function FeatureLink({ photo: { missionId, feature } }: { photo: Photo }) {
  const missionPath = useMissionPath()
  if (!feature) return null
  const { layerId, layerName, index } = feature
  const to = `${missionPath(missionId)}?selected=${layerId}/${index}`
  return <Link to={to}>{photosText('featureOf', { layer: layerName, index })}</Link>
}

/** What the area was computed with; links to the elevation layer on the map. */
function GroundText({ photo: { missionId, ground } }: { photo: Photo }) {
  const missionPath = useMissionPath()
  const canSeeLayers = useCan('layer_list')
  if (!ground) return photosText('groundFlat')
  if (ground.layerName === null) return photosText('groundHidden')
  if (!canSeeLayers) return ground.layerName
  return <Link to={`${missionPath(missionId)}?selected=${ground.layerId}`}>{ground.layerName}</Link>
}

type Facts = NonNullable<Photo['facts']>

const metres = (value: number | null): string | null =>
  value === null ? null : photosText('metres', { value: formatNumber(value, { maximumFractionDigits: 1 }) })

function sizeText({ size, width, height }: Photo): string {
  const bytes = byteSize(size)
  return width && height ? photosText('pixels', { width, height, bytes }) : bytes
}

function locationText({ location, facts, isPlaced }: Photo): string {
  if (!location) return photosText('unknown')
  const position = positionText(location)
  const source = isPlaced ? 'person' : facts?.positionSource
  return source ? photosText('locationSource', { position, source: photosText(source) }) : position
}

function directionText({ gimbal: { yaw, pitch } }: Facts): string | null {
  const degrees = (value: number) => formatNumber(value, { maximumFractionDigits: 1 })
  return yaw === null || pitch === null ? null : photosText('angles', { yaw: degrees(yaw), pitch: degrees(pitch) })
}

function areaText({ footprint, uncertainty, imported }: Photo): string | null {
  if (!imported) return null
  if (!footprint || uncertainty === null) return photosText('noArea')
  return photosText('areaEstimated', { uncertainty: formatNumber(uncertainty, { maximumFractionDigits: 1 }) })
}

function exposureText({ exposureTime, fNumber, iso, focalLength }: Facts): string {
  const seconds =
    exposureTime === null ? null : exposureTime < 1 ? `1/${Math.round(1 / exposureTime)} s` : `${exposureTime} s`
  return [seconds, fNumber && `f/${fNumber}`, iso && `ISO ${iso}`, focalLength && `${focalLength} mm`]
    .filter(Boolean)
    .join(', ')
}
