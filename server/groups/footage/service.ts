// Which moments of recordings and which photos show a place.
import { setImmediate } from 'node:timers/promises'
import type { Geometry } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { momentsOf } from '../../media/footage/moments'
import { sightOf, type Sight } from '../../media/footage/sight'
import { targetOf, type Quad, type Target } from '../../media/footage/target'
import { pixelAngle } from '../../media/footage/view'
import { checkGeometry, GeometryError } from '../../media/vector/geometry'
import { requireLocation } from '../location/public'
import { requireMission } from '../mission/public'
import { footageText } from './messages'
import { viewsOf } from './spanRow'
import {
  selectPhotosInArea,
  selectRecordingsInArea,
  type FootageFilter,
  type FoundPhoto,
  type FoundRecording,
} from './sql'

type Moment = components['schemas']['FootageMoment']
type Search = components['schemas']['FootageSearch']
type Found = components['schemas']['FootageReply']['data']

const MAX_POSITIONS = 2000
/** Metres; within this distance the plane of the search is exact to decimetres. */
const MAX_EXTENT = 50_000
/** Limits the time of a search. */
const MAX_SPANS = 2000
const MAX_PHOTOS = 2000
const USUAL_LIMIT = 50

/** @throws AppError 404 for an unknown mission or place, 400 for an unusable shape or period */
export async function searchFootage(
  db: Db,
  tenantId: string,
  { geometry, limit = USUAL_LIMIT, ...filter }: Search,
  withPhotos: boolean,
): Promise<Found> {
  const target = requireTarget(geometry)
  if (filter.from && filter.until && filter.from > filter.until) throw fieldError('until', footageText('wrongOrder'))
  const { recordings, photos } = await inTenant(db, tenantId, async (tx) => {
    if (filter.missionId) await requireMission(tenantId, tx, filter.missionId)
    if (filter.locationId) await requireLocation(tenantId, tx, filter.locationId)
    return {
      recordings: await selectRecordingsInArea(tenantId, tx, target.box, filter, MAX_SPANS),
      photos: withPhotos
        ? await selectPhotosInArea(tenantId, tx, target.box, filter, MAX_PHOTOS)
        : { photos: [], isLimited: false },
    }
  })
  const moments: Moment[] = []
  for (const recording of recordings.recordings) {
    moments.push(...momentsIn(recording, target, filter))
    // Requests are answered between two recordings.
    await setImmediate()
  }
  moments.push(...photos.photos.flatMap((photo) => momentOf(photo, target) ?? []))
  moments.sort((a, b) => b.score - a.score)
  return {
    moments: moments.slice(0, limit),
    isLimited: recordings.isLimited || photos.isLimited || moments.length > limit,
    withPhotos,
  }
}

function requireTarget(raw: object): Target {
  const geometry = geometryOf(raw)
  const target = targetOf(geometry)
  const [west, south, east, north] = target.bounds
  if (target.size === 0) throw fieldError('geometry', footageText('empty'))
  if (target.size > MAX_POSITIONS)
    throw fieldError('geometry', footageText('tooManyPositions', { count: target.size, limit: MAX_POSITIONS }))
  if (Math.max(east - west, north - south) > MAX_EXTENT)
    throw fieldError('geometry', footageText('tooLarge', { kilometres: MAX_EXTENT / 1000 }))
  return target
}

function geometryOf(raw: object): Geometry {
  try {
    return checkGeometry(raw).geometry
  } catch (error) {
    if (error instanceof GeometryError) throw fieldError('geometry', error.text)
    throw error
  }
}

function momentsIn(recording: FoundRecording, target: Target, { from, until }: FootageFilter): Moment[] {
  const { recordingId, posterFileId, width, height, startedAt, endsAt, name, missionId, missionName, flightId } =
    recording
  const spans = recording.spans.map((span) => ({
    views: viewsOf(span.views, Date.parse(span.startedAt), span.isAssumed),
  }))
  const period = { from: from ? Date.parse(from) : -Infinity, until: until ? Date.parse(until) : endsAt.getTime() }
  return momentsOf(target, spans, { width, height }, period).map((moment) => ({
    recordingId,
    photoId: null,
    name,
    missionId,
    missionName,
    flightId,
    isLocalTime: false,
    from: new Date(moment.from).toISOString(),
    until: new Date(moment.until).toISOString(),
    bestAt: new Date(moment.bestAt).toISOString(),
    momentMs: Math.max(0, Math.round(moment.bestAt - startedAt.getTime())),
    ...sightFields(moment),
    isAssumed: moment.isAssumed,
    uncertainty: moment.uncertainty,
    footprint: moment.corners,
    // The number changes with the picture, so that browsers do not show an earlier one.
    thumbnailUrl: posterFileId && `/apis/v1/recording/poster/${recordingId}?v=${posterFileId.slice(-8)}`,
  }))
}

function momentOf(photo: FoundPhoto, target: Target): Moment | undefined {
  const { photoId, lat, long, width, height, footprint, uncertainty, focalLength, takenAt } = photo
  const { name, missionId, missionName, flightId, isLocalTime } = photo
  const sight = sightOf(target, {
    quad: footprint.map((corner) => target.frame.toMetres(corner.lat, corner.long)) as unknown as Quad,
    below: target.frame.toMetres(lat, long),
    height: photo.relativeAltitude,
    pixelAngle: pixelAngle({ focalLength }, { width, height }),
    uncertainty,
  })
  const time = takenAt?.toISOString() ?? null
  return (
    sight && {
      recordingId: null,
      photoId,
      name,
      missionId,
      missionName,
      flightId,
      isLocalTime,
      from: time,
      until: time,
      bestAt: time,
      momentMs: null,
      ...sightFields(sight),
      isAssumed: false,
      uncertainty,
      footprint,
      thumbnailUrl: photo.hasPicture ? `/apis/v1/photo/picture/${photoId}` : null,
    }
  )
}

const sightFields = ({ distance, metresPerPixel, offNadir, centredness, score }: Sight): Sight => ({
  distance,
  metresPerPixel,
  offNadir,
  centredness,
  score,
})
