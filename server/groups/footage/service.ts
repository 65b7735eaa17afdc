// Which moments of recordings and which photos show a place.
import { setImmediate } from 'node:timers/promises'
import type { Geometry } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import { momentsOf } from '../../media/footage/moments'
import { sightOf, type Sight } from '../../media/footage/sight'
import { targetOf, type Quad, type Target } from '../../media/footage/target'
import { sightOnGround } from '../../media/footage/groundSight'
import { pixelAngle, type View } from '../../media/footage/view'
import { reliefBelow, type ViewGround } from '../../../geometry/relief'
import type { GroundReader } from '../../records/ground/groundReader'
import { checkGeometry, GeometryError } from '../../media/vector/geometry'
import { requireLocation } from '../location/public'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
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

/** @throws AppError 404 for an unknown mission or place, 400 for an unusable shape or period */
export async function searchFootage(
  { db, ground }: Pick<Services, 'db' | 'ground'>,
  tenantId: string,
  { geometry, limit, ...filter }: Search,
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
  const grounds = await readGrounds(ground, tenantId, [...recordings.recordings, ...photos.photos])
  const moments: Moment[] = []
  for (const recording of recordings.recordings) {
    moments.push(...momentsIn(recording, target, filter, groundOf(grounds, recording)))
    // Requests are answered between two recordings.
    await setImmediate()
  }
  const inPhotos = photos.photos.flatMap((photo) => momentOf(photo, target, groundOf(grounds, photo)) ?? [])
  // Nobody can say whether they belong to the period.
  const isLeftOut = ({ from }: Moment) => from === null && (filter.from !== undefined || filter.until !== undefined)
  moments.push(...inPhotos.filter((moment) => !isLeftOut(moment)))
  moments.sort((a, b) => b.score - a.score)
  return {
    moments: moments.slice(0, limit),
    isLimited: recordings.isLimited || photos.isLimited || moments.length > limit,
    untimedPhotos: inPhotos.filter(isLeftOut).length,
    withPhotos,
  }
}

type OnGround = Pick<FoundPhoto, 'groundLayerId' | 'takeOff'>

/** The elevation layers of what was found, by their ids. */
async function readGrounds(
  ground: GroundReader,
  tenantId: string,
  found: readonly OnGround[],
): Promise<Map<string, ViewGround['grid']>> {
  const grids = new Map<string, ViewGround['grid']>()
  const ids = new Set(found.flatMap(({ groundLayerId }) => groundLayerId ?? []))
  for (const id of ids) {
    const model = await ground.model(tenantId, id)
    if (model) grids.set(id, model.grid)
  }
  return grids
}

function groundOf(grids: ReadonlyMap<string, ViewGround['grid']>, found: OnGround): ViewGround | undefined {
  const grid = grids.get(found.groundLayerId ?? '')
  return grid && found.takeOff !== null ? { grid, takeOff: found.takeOff } : undefined
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

function momentsIn(
  recording: FoundRecording,
  target: Target,
  { from, until }: FootageFilter,
  ground: ViewGround | undefined,
): Moment[] {
  const { recordingId, posterFileId, width, height, startedAt, endsAt, name, missionId, missionName, flightId } =
    recording
  const spans = recording.spans.map((span) => ({
    views: viewsOf(span.views, Date.parse(span.startedAt), span.isAssumed),
  }))
  const period = { from: from ? Date.parse(from) : -Infinity, until: until ? Date.parse(until) : endsAt.getTime() }
  return momentsOf(target, spans, { width, height }, { ...period, ground }).map((moment) => ({
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
    ground: recording.ground,
    // The number changes with the picture, so that browsers do not show an earlier one.
    thumbnailUrl: posterFileId && `/apis/v1/recording/poster/${recordingId}?v=${posterFileId.slice(-8)}`,
  }))
}

function momentOf(photo: FoundPhoto, target: Target, ground: ViewGround | undefined): Moment | undefined {
  const { photoId, footprint, uncertainty, takenAt } = photo
  const { name, missionId, missionName, flightId, isLocalTime } = photo
  const sight = sightInPhoto(photo, target, ground)
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
      ground: photo.ground,
      thumbnailUrl: photo.hasPicture ? `/apis/v1/photo/picture/${photoId}` : null,
    }
  )
}

function sightInPhoto(photo: FoundPhoto, target: Target, ground: ViewGround | undefined): Sight | undefined {
  const { lat, long, width, height, footprint, uncertainty, focalLength, relativeAltitude, yaw, pitch } = photo
  if (ground && yaw !== null && pitch !== null) {
    const view: View = {
      at: 0,
      lat,
      long,
      height: relativeAltitude,
      yaw,
      pitch,
      focalLength,
      uncertainty,
      isAssumed: false,
    }
    const relief = reliefBelow(ground, view)
    if (relief) return sightOnGround(target, view, { width, height }, relief)
  }
  return sightOf(target, {
    quad: footprint.map((corner) => target.frame.toMetres(corner.lat, corner.long)) as unknown as Quad,
    below: target.frame.toMetres(lat, long),
    height: relativeAltitude,
    pixelAngle: pixelAngle({ focalLength }, { width, height }),
    uncertainty,
  })
}

const sightFields = ({ distance, metresPerPixel, offNadir, centredness, score }: Sight): Sight => ({
  distance,
  metresPerPixel,
  offNadir,
  centredness,
  score,
})
