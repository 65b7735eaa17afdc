import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { MapHandle } from './engine'
import { featureName } from './featureName'
import { featuresInView } from './featuresInView'
import { useMapStore, type MapStore } from './mapStore'
import { mapText } from './messages'
import type { Picked, Scene, SceneLayer } from './scene'

const MAX_LISTED = 200

interface MapListProps {
  map: MapHandle
  mapStore: MapStore
  scene: Scene
  onPick: (picked: Picked) => void
  onClose: () => void
}

/**
 * Lists the features on the map for users of screen readers and keyboards. Choosing an entry selects the feature, like a click.
 */
export function MapList({ map, mapStore, scene, onPick, onClose }: MapListProps) {
  const idleCount = useMapStore(mapStore, (snapshot) => snapshot.idleCount)
  const layers = [...scene.layers].reverse().filter(({ visible }) => visible)
  return (
    <aside className="map-list" aria-label={mapText('listTitle')}>
      <header>
        <h2>{mapText('listTitle')}</h2>
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label={mapText('closeList')} onClick={onClose} />
      </header>
      {layers.length === 0 && <p>{mapText('listEmpty')}</p>}
      {layers.map((layer) => (
        <LayerInView key={`${layer.id} ${idleCount}`} map={map} layer={layer} scene={scene} onPick={onPick} />
      ))}
    </aside>
  )
}

interface LayerInViewProps extends Pick<MapListProps, 'map' | 'scene' | 'onPick'> {
  layer: SceneLayer
}

function LayerInView({ map, layer, scene: { selection }, onPick }: LayerInViewProps) {
  const found = featuresInView(map, layer, MAX_LISTED)
  const labelField = layer.kind === 'raster-tiles' ? undefined : layer.style.labelField
  return (
    <section>
      <h3>
        {layer.name ?? layer.id}{' '}
        <small>{layer.kind === 'raster-tiles' ? mapText('raster') : countText(found.length)}</small>
      </h3>
      <ul>
        {found.map((picked) => (
          <li key={picked.featureId}>
            <button
              type="button"
              aria-current={selection?.layerId === layer.id && selection.featureId === picked.featureId}
              onClick={() => onPick(picked)}
            >
              {featureName(picked.properties, labelField) ?? mapText('feature', { id: picked.featureId })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const countText = (count: number): string => mapText(count < MAX_LISTED ? 'count' : 'countLimited', { count })
