import { useMemo } from 'react'
import type { Feature } from 'geojson'
import { useSelector } from 'react-redux'
import { useGetMissionAlertsQuery, type Alert } from '../api/alert'
import { useGetMissionObjectsQuery, type MissionObject } from '../api/detector'
import { useGetMissionDocCountQuery } from '../api/mission'
import { useGetPhotoPointsQuery, type PhotoPoint } from '../api/photo'
import { useGetMissionTracksQuery, type MissionTrack } from '../api/telemetry'
import { useListThreadsQuery, type ThreadSummary } from '../api/thread'
import { useListRecordingsQuery, type Recording } from '../api/vod'
import { uniteBounds } from '../../geometry/uniteBounds'
import type { Bounds, FeaturesLayer, SceneLayer, Selection } from '../map/scene'
import { selectUser } from '../session/authSlice'
import { useCan } from '../session/useCan'
import { kindOfLayer, KINDS, layerIdOf, rulesOf, type BuiltInKind } from './kinds'
import {
  alertFeature,
  commentFeature,
  footprintFeature,
  objectFeature,
  photoFeature,
  recordIdOf,
  recordingFeatures,
  trackFeature,
} from './recordFeatures'
import { recordLayer } from './recordLayer'
import { useToggledKinds } from './toggledKinds'

const MAX_LISTED = 200
const NONE: readonly BuiltInKind[] = []
const NO_RECORDS: readonly never[] = []

export type MissionRecord =
  | { kind: 'alert'; record: Alert }
  | { kind: 'comment'; record: ThreadSummary }
  | { kind: 'flight'; record: MissionTrack }
  | { kind: 'object'; record: MissionObject }
  | { kind: 'photo'; record: PhotoPoint }
  | { kind: 'recording'; record: Recording }

export interface BuiltInRow {
  kind: BuiltInKind
  /** Records of the mission. */
  total: number
  /** Those on the map; undefined unless they are loaded. */
  placed: number | undefined
  isShown: boolean
  hasFailed: boolean
  retry: () => void
  toggle: () => void
}

export interface BuiltInLayers {
  /** Topmost first; kinds without records and those that the user may not see are absent. */
  rows: readonly BuiltInRow[]
  /** Bottom first. */
  layers: readonly SceneLayer[]
  /** Where the shown records are. */
  bounds: Bounds | undefined
  /** The record of a feature. */
  recordOf: (selection: Selection) => MissionRecord | undefined
}

/**
 * Photos, what detectors found in them, flight tracks, recordings, comments on places and alerts of a mission as layers of a map.
 * Records are requested only if the user may see them, the mission has any, and their layer is on.
 * @param omitted kinds that the map shows in its own way; a constant array
 */
// oxlint-disable-next-line complexity -- one request and one layer for each kind of record, only if it exists, may be seen and is shown
export function useBuiltInLayers(missionId: string, omitted: readonly BuiltInKind[] = NONE): BuiltInLayers {
  const user = useSelector(selectUser)
  const canCount = useCan('mission_list')
  const [toggled, toggle] = useToggledKinds(user?._id ?? '')
  const counted = useGetMissionDocCountQuery({ missionId }, { skip: !canCount })
  const counts = counted.data?.data
  const canReadComments = useCan(rulesOf('comments').permission)
  // Places with comments are not counted with the other records of the mission.
  const comments = useListThreadsQuery(
    { missionId, entity: 'place', pageSize: MAX_LISTED },
    { skip: !canReadComments || omitted.includes('comments') },
  )
  const canSeeResults = useCan('layer_list')
  const canSeePhotos = useCan(rulesOf('objects').permission)
  const isWithObjects = canSeeResults && canSeePhotos && !omitted.includes('objects')
  // Objects are found in photos and in raster layers only.
  const hasPictures = (counts?.images ?? 0) + (counts?.rasters ?? 0) > 0
  const countedObjects = useGetMissionObjectsQuery({ missionId, most: 0 }, { skip: !isWithObjects || !hasPictures })
  const totals = {
    objects: countedObjects.currentData?.data.total ?? 0,
    comments: comments.currentData?.data.total ?? 0,
    alerts: counts?.alerts ?? 0,
    recordings: counts?.recordings ?? 0,
    photos: counts?.images ?? 0,
    flights: counts?.flights ?? 0,
    footprints: counts?.images ?? 0,
  }
  const isOffered = (kind: BuiltInKind) =>
    !omitted.includes(kind) && totals[kind] > 0 && (user?.permissions.includes(rulesOf(kind).permission) ?? false)
  const isShown = (kind: BuiltInKind) => isOffered(kind) && rulesOf(kind).isShown !== toggled.includes(kind)
  const canSeeTracks = totals.flights > 0 && (user?.permissions.includes('flight_list') ?? false)

  const photos = useGetPhotoPointsQuery(
    { missionId, ...(isShown('footprints') && { footprints: true }) },
    { skip: !isShown('photos') && !isShown('footprints') },
  )
  const objects = useGetMissionObjectsQuery({ missionId }, { skip: !isShown('objects') })
  const alerts = useGetMissionAlertsQuery({ missionId }, { skip: !isShown('alerts') })
  const recordings = useListRecordingsQuery({ missionId, pageSize: MAX_LISTED }, { skip: !isShown('recordings') })
  const tracks = useGetMissionTracksQuery(
    { missionId },
    { skip: !isShown('flights') && !(isShown('recordings') && canSeeTracks) },
  )
  const commentList = comments.currentData?.data.items ?? NO_RECORDS
  const objectList = objects.currentData?.data.objects ?? NO_RECORDS
  const photoList = photos.currentData?.data.photos ?? NO_RECORDS
  const alertList = alerts.currentData?.data.alerts ?? NO_RECORDS
  const recordingList = recordings.currentData?.data.items ?? NO_RECORDS
  const trackList = tracks.currentData?.data.tracks ?? NO_RECORDS

  const alertLayer = useFeatures('alerts', alertList, alertFeature)
  const commentLayer = useFeatures('comments', commentList, commentFeature)
  const objectLayer = useFeatures('objects', objectList, objectFeature)
  const photoLayer = useFeatures('photos', photoList, photoFeature)
  const footprintLayer = useFeatures('footprints', photoList, footprintFeature)
  const flightLayer = useFeatures('flights', trackList, trackFeature)
  const recordingLayer = useMemo(
    () =>
      recordLayer(
        'recordings',
        layerIdOf('recordings'),
        recordingList.flatMap((recording) => recordingFeatures(recording, trackList)),
      ),
    [recordingList, trackList],
  )
  const drawn: Readonly<Record<BuiltInKind, FeaturesLayer>> = {
    alerts: alertLayer,
    comments: commentLayer,
    objects: objectLayer,
    recordings: recordingLayer,
    photos: photoLayer,
    flights: flightLayer,
    footprints: footprintLayer,
  }
  const queries = { alerts, comments, objects, recordings, photos, flights: tracks, footprints: photos }
  const layers = KINDS.filter(isShown)
    .map((kind) => drawn[kind])
    .reverse()

  return {
    rows: KINDS.filter(isOffered).map((kind) => ({
      kind,
      total: totals[kind],
      placed: isShown(kind) && queries[kind].currentData ? recordsIn(drawn[kind]) : undefined,
      isShown: isShown(kind),
      hasFailed: isShown(kind) && queries[kind].isError,
      retry: () => void queries[kind].refetch(),
      toggle: () => toggle(kind),
    })),
    layers,
    bounds: uniteBounds(layers.flatMap(({ bounds }) => (bounds ? [bounds] : []))),
    recordOf: ({ layerId, featureId }) => {
      const id = recordIdOf(featureId)
      switch (kindOfLayer(layerId)) {
        case 'alerts':
          return recordWith(
            'alert',
            alertList.find(({ _id }) => _id === id),
          )
        case 'comments':
          return recordWith(
            'comment',
            commentList.find(({ _id }) => _id === id),
          )
        case 'objects':
          return recordWith(
            'object',
            objectList.find(({ _id }) => _id === id),
          )
        case 'recordings':
          return recordWith(
            'recording',
            recordingList.find(({ _id }) => _id === id),
          )
        case 'flights':
          return recordWith(
            'flight',
            trackList.find(({ flightId }) => flightId === id),
          )
        case 'photos':
        case 'footprints':
          return recordWith(
            'photo',
            photoList.find(({ _id }) => _id === id),
          )
        case undefined:
          return undefined
      }
    },
  }
}

function recordWith<Kind extends MissionRecord['kind']>(
  kind: Kind,
  record: (MissionRecord & { kind: Kind })['record'] | undefined,
): MissionRecord | undefined {
  return record && ({ kind, record } as MissionRecord)
}

function useFeatures<Shown>(
  kind: BuiltInKind,
  records: readonly Shown[],
  featureOf: (record: Shown) => Feature | undefined,
): FeaturesLayer {
  return useMemo(
    () =>
      recordLayer(
        kind,
        layerIdOf(kind),
        records.flatMap((record) => featureOf(record) ?? []),
      ),
    [kind, records, featureOf],
  )
}

const recordsIn = ({ data }: FeaturesLayer): number => new Set(data.features.map(({ id }) => recordIdOf(id ?? ''))).size
