import { useEffect, useEffectEvent, useState } from 'react'
import type { Feature, Geometry } from 'geojson'
import type { DetectedObject } from '../../../api/detector'
import { useGetLayerPanelQuery } from '../../../api/layer'
import type { BuiltInKind } from '../../../built-in-layers/kinds'
import { MissionSceneMap } from '../../../built-in-layers/MissionSceneMap'
import { boundsOf } from '../../../map/bounds'
import type { MapHandle } from '../../../map/engine'
import type { Bounds, Scene } from '../../../map/scene'
import { sceneOfTileLayers, tileLayerSourceOf } from '../../../map/tileLayerSource'
import { objectName } from '../../../objects/objectName'
import { STATE_COLORS } from '../../../objects/stateColors'
import { detectorsText } from '../messages'

interface LayerWithObjectsProps {
  missionId: string
  layerId: string
  objects: readonly DetectedObject[]
  selected: DetectedObject
  onSelect: (objectId: string) => void
}

const RESULTS = 'results'
const OWN: readonly BuiltInKind[] = ['objects']

/** An orthophoto layer with the boxes of its results. The list beside it selects them by keyboard. */
export function LayerWithObjects({ missionId, layerId, objects, selected, onSelect }: LayerWithObjectsProps) {
  const [map, setMap] = useState<MapHandle | null>(null)
  const layer = useGetLayerPanelQuery({ missionId }).data?.data.layers.find(({ _id }) => _id === layerId)
  const bounds = layer?.bounds as Bounds | undefined
  const features = objects.map(featureOf)
  const scene: Scene = {
    layers: [
      ...(layer ? sceneOfTileLayers([{ ...tileLayerSourceOf(layer), visible: true, opacity: 1 }]).layers : []),
      {
        kind: 'features',
        id: RESULTS,
        visible: true,
        opacity: 1,
        data: { type: 'FeatureCollection', features },
        style: { color: STATE_COLORS.candidate, width: 2 },
      },
    ],
    selection: { layerId: RESULTS, featureId: selected._id },
  }
  const moveTo = useEffectEvent((object: DetectedObject) => {
    const box = boundsOf(featureOf(object))
    if (box) map?.fit(around(box), true)
  })
  const isFirst = selected === objects[0]
  useEffect(() => {
    // The whole layer is shown first.
    if (!isFirst) moveTo(selected)
  }, [isFirst, selected])
  return (
    <>
      <div className="object-map">
        <MissionSceneMap
          missionId={missionId}
          omitted={OWN}
          scene={scene}
          label={detectorsText('map', { count: objects.length })}
          onMap={setMap}
          {...(bounds && { fit: { bounds, key: layerId } })}
          onPick={(picked) => picked?.layerId === RESULTS && onSelect(String(picked.featureId))}
        />
      </div>
      <p>
        <strong>{objectName(selected)}</strong>
        {layer && ` · ${layer.name}`}
      </p>
    </>
  )
}

const featureOf = (object: DetectedObject): Feature => ({
  type: 'Feature',
  id: object._id,
  properties: { name: objectName(object), color: STATE_COLORS[object.state] },
  geometry: object.geometry as unknown as Geometry,
})

/** With surroundings, so that people can judge the result. */
function around([west, south, east, north]: Bounds): Bounds {
  const x = (east - west) * 2
  const y = (north - south) * 2
  return [west - x, south - y, east + x, north + y]
}
