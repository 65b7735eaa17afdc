import { useMemo, useState } from 'react'
import type { Feature, FeatureCollection } from 'geojson'
import { useGetPhotoQuery, type Photo, type PhotoPoint } from '../../api/photo'
import type { BuiltInKind } from '../../built-in-layers/kinds'
import { MissionSceneMap } from '../../built-in-layers/MissionSceneMap'
import { boundsOf } from '../../map/bounds'
import type { Position, Scene, SceneLayer } from '../../map/scene'
import { useDebounced } from '../../shared/useDebounced'
import { photosText } from './messages'
import { PROPOSED_COLOR, STATE_COLORS } from './photoFilter'
import { PlacePanel } from './place/PlacePanel'
import type { Placing } from './place/usePlacing'

interface PhotosMapProps {
  missionId: string
  photos: PhotoPoint[]
  /** The photo whose area on the ground is shown. */
  shownId: string | null
  /** Drawn below the photos. */
  below: readonly SceneLayer[]
  onPick: (photoId: string) => void
  /** Null while no photo is being placed. */
  placing: Placing | null
  onPlaced: () => void
}

/** The pointer must stay on a tile this long, so that crossing a row of tiles does not send a request for each. */
const HOVER_MS = 120
const PHOTOS = 'photos'
const OWN: readonly BuiltInKind[] = ['photos']

/** Shows the positions of the photos, and the estimated area of one photo. */
export function PhotosMap({ missionId, photos, shownId, below, onPick, placing, onPlaced }: PhotosMapProps) {
  const settled = useDebounced(shownId, HOVER_MS)
  const { currentData } = useGetPhotoQuery({ photoId: settled ?? '' }, { skip: settled === null })
  const points = useMemo(() => pointsOf(photos), [photos])
  const area = areaOf(currentData?.data)
  const scene: Scene = {
    layers: [
      ...below,
      { id: 'area', kind: 'features', visible: true, opacity: 1, data: area, style: { color: '#0958d9', width: 2 } },
      { id: PHOTOS, kind: 'features', visible: true, opacity: 1, data: points, style: { color: STATE_COLORS.staged } },
    ],
    ...(settled !== null && { selection: { layerId: PHOTOS, featureId: settled } }),
    ...(placing && { hidden: { layerId: PHOTOS, featureId: placing.photoId } }),
  }
  // The map moves when photos arrive, not when their states change.
  const [placed, setPlaced] = useState(0)
  if (points.features.length > placed) setPlaced(points.features.length)
  const bounds = boundsOf(points)
  return (
    <>
      <MissionSceneMap
        missionId={missionId}
        omitted={OWN}
        scene={scene}
        label={photosText('map')}
        {...(bounds && { fit: { bounds, key: placed } })}
        onPick={(picked) => picked?.layerId === PHOTOS && onPick(String(picked.featureId))}
        draw={placing?.task ?? null}
        onDrawn={(shape) => placing?.onClick(positionOf(shape))}
        onDrawChange={(shape) => shape && placing?.task.mode === 'edit' && placing.onDrag(positionOf(shape))}
      />
      {placing && <PlacePanel key={placing.photoId} placing={placing} onClose={onPlaced} />}
    </>
  )
}

/** Position of a point drawn on the map. */
function positionOf({ geometry }: Feature): Position {
  const [long = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : []
  return [long, lat]
}

const pointsOf = (photos: PhotoPoint[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: photos.flatMap(({ _id, name, location, state, proposed }): Feature[] => {
    if (!location) return []
    const properties = { name, color: proposed ? PROPOSED_COLOR : STATE_COLORS[state] }
    const geometry = { type: 'Point' as const, coordinates: [location.long, location.lat] }
    return [{ type: 'Feature', id: _id, geometry, properties }]
  }),
})

function areaOf(photo: Photo | undefined): FeatureCollection {
  const corners = (photo?.footprint ?? []).map(({ lat, long }) => [long, lat])
  const [first] = corners
  if (!photo || !first) return { type: 'FeatureCollection', features: [] }
  const geometry = { type: 'Polygon' as const, coordinates: [[...corners, first]] }
  return { type: 'FeatureCollection', features: [{ type: 'Feature', id: photo._id, geometry, properties: {} }] }
}
