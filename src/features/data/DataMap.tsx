import { useState, type PointerEvent } from 'react'
import { Button, Flex } from 'antd'
import type { Feature, FeatureCollection } from 'geojson'
import type { DataItem } from '../../api/data'
import { boundsOf, onGlobe } from '../../map/bounds'
import type { MapHandle } from '../../map/engine'
import type { Bounds, DrawTask, FeatureStyle, Scene, Selection } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { showMessage } from '../../shared/showMessage'
import { uniteBounds } from '../../../geometry/uniteBounds'
import { areaOfBounds, areaOfShape, boundsOfArea, shapeOfArea } from './area'
import { kindColor } from './items'
import { dataText } from './messages'

const POINTS = 'points'
const AREAS = 'areas'
const POINT_WIDTH = 4
const REACH_PX = 5
const DRAWING: DrawTask = { mode: 'polygon', snap: false }
/** Degrees around the items, so that a single position is not shown at the highest zoom. */
const MARGIN = 0.001

interface DataMapProps {
  items: readonly DataItem[]
  /** Area of the search; '' for none. */
  area: string
  onArea: (area: string) => void
  activeId: string | null
  onPoint: (id: string | null) => void
  onOpen: (item: DataItem) => void
}

/** The listed items and the area of the search. */
export function DataMap({ items, area, onArea, activeId, onPoint, onOpen }: DataMapProps) {
  const [isDrawing, setDrawing] = useState(false)
  // The map stays where it is when the user sets the area on it.
  const [ownArea, setOwnArea] = useState<string>()
  const [map, setMap] = useState<MapHandle | null>(null)
  const placed = items.flatMap(shapesOf)
  const active = items.find(({ _id }) => _id === activeId)
  const scene: Scene = {
    layers: [
      layerOf('area', dataText('areaLayer'), [shapeOfArea(area)], { color: '#d97706', width: 2 }),
      layerOf(
        AREAS,
        dataText('extentsLayer'),
        placed.map(({ extent }) => extent),
        { color: '#0958d9', width: 2 },
      ),
      layerOf(
        POINTS,
        dataText('itemsLayer'),
        placed.map(({ point }) => point),
        { color: '#0958d9', width: POINT_WIDTH },
      ),
    ],
    ...(active?.bounds && { selection: { layerId: POINTS, featureId: active._id } }),
    ...(active && !active.bounds && active.place && { pin: pinOf(active.place) }),
  }
  const bounds = area ? boundsOfArea(area) : boundsOfItems(items)
  const change = (next: string) => {
    setDrawing(false)
    setOwnArea(next)
    onArea(next)
  }
  const drawn = (shape: Feature) => {
    const next = areaOfShape(shape)
    if (next === undefined) return showMessage({ type: 'warning', text: dataText('tooManyCorners') })
    change(next)
  }
  const itemOf = (picked: Selection | null | undefined) =>
    picked && picked.layerId !== 'area' ? items.find(({ _id }) => _id === picked.featureId) : undefined
  const point = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (isDrawing) return
    const { left, top } = currentTarget.getBoundingClientRect()
    const [hit] = map?.featuresAt(clientX - left, clientY - top, REACH_PX) ?? []
    onPoint(itemOf(hit)?._id ?? null)
  }

  return (
    <div className="data-map" onPointerMove={point} onPointerLeave={() => onPoint(null)}>
      <SceneMap
        scene={scene}
        label={dataText('mapLabel')}
        {...(bounds && area !== ownArea && { fit: { bounds, key: area || items.map(({ _id }) => _id).join() } })}
        onMap={setMap}
        onPick={(picked) => {
          const item = itemOf(picked)
          if (item) onOpen(item)
        }}
        draw={isDrawing ? DRAWING : null}
        onDrawn={drawn}
        controls={
          <Flex className="data-map-tools" wrap gap={8} align="center">
            {isDrawing && <span role="status">{dataText('drawHelp')}</span>}
            <Button size="small" disabled={!map} onClick={() => setDrawing(!isDrawing)}>
              {dataText(isDrawing ? 'cancelDrawing' : 'drawArea')}
            </Button>
            <Button size="small" disabled={!map} onClick={() => map && change(areaOfBounds(onGlobe(map.bounds())))}>
              {dataText('useView')}
            </Button>
            {area && (
              <Button size="small" onClick={() => change('')}>
                {dataText('clearArea')}
              </Button>
            )}
          </Flex>
        }
      />
    </div>
  )
}

const layerOf = (id: string, name: string, features: readonly (Feature | undefined)[], style: FeatureStyle) => ({
  id,
  name,
  kind: 'features' as const,
  visible: true,
  opacity: 1,
  style,
  data: { type: 'FeatureCollection', features: features.filter((each) => each !== undefined) } as FeatureCollection,
})

const pinOf = ({ name, location: { lat, long } }: NonNullable<DataItem['place']>) => ({
  name,
  at: [long, lat] as [number, number],
})

/** A point for each item with a position, and its extent, which is too small to see when the map shows a large area. */
function shapesOf({ _id, kind, name, bounds }: DataItem): { point: Feature; extent: Feature | undefined }[] {
  const shape = bounds && shapeOfArea(bounds.join())
  if (!shape) return []
  const properties = { name, color: kindColor(kind), fillOpacity: 0.05 }
  const [west, south, east, north] = boundsOf(shape) ?? [0, 0, 0, 0]
  const coordinates = [(west + east) / 2, (south + north) / 2]
  const extent = west === east && south === north ? undefined : { ...shape, id: _id, properties }
  return [{ point: { type: 'Feature', id: _id, geometry: { type: 'Point', coordinates }, properties }, extent }]
}

function boundsOfItems(items: readonly DataItem[]): Bounds | undefined {
  const box = uniteBounds(items.flatMap(({ bounds }) => (bounds ? [bounds as Bounds] : [])))
  return box && [box[0] - MARGIN, box[1] - MARGIN, box[2] + MARGIN, box[3] + MARGIN]
}
