// Controls of both engines: zoom, north, full screen, feature list, scale bar and coordinates.
import { Suspense, useState, useSyncExternalStore, type RefObject } from 'react'
import {
  ArrowUpOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  MinusOutlined,
  PlusOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { lazyArea } from '../../shared/lazyArea'
import { PanelBoundary } from '../../shared/states/PanelBoundary'
import { attributionsOf, textOf } from '../base-map/creditTexts'
import { BaseMapSwitcher } from '../base-map/BaseMapSwitcher'
import type { useBaseMap } from '../base-map/useBaseMap'
import type { MapHandle, TerrainState } from '../engine'
import { MapList } from '../MapList'
import { useMapStore, type MapStore } from '../mapStore'
import { mapText } from '../messages'
import type { Picked, Scene } from '../scene'
import { PrintButton } from '../print/PrintButton'
import { terrainText } from '../terrain/messages'
import type { TerrainChoice } from '../terrain/terrain'
import { TerrainButton } from '../terrain/TerrainButton'
import { DotsNote } from './DotsNote'
import { MapButton } from './MapButton'
import { PictureButton } from './PictureButton'
import { ScaleBar } from './ScaleBar'

const Coordinates = lazyArea(() => import('./Coordinates'), 'Coordinates')

interface MapControlsProps {
  map: MapHandle
  mapStore: MapStore
  scene: Scene
  baseMap: ReturnType<typeof useBaseMap>
  /** Attributions that the source of the base map requires. */
  credits: readonly string[]
  /** Accessible name of the map. */
  label: string
  /** The element that is shown in full screen. */
  frame: RefObject<HTMLElement | null>
  onPick: (picked: Picked) => void
  /** Absent on maps that are always flat. */
  terrain?: TerrainChoice | undefined
  terrainState: TerrainState
  onTerrainRetry: () => void
}

export function MapControls(props: MapControlsProps) {
  const { map, mapStore, scene, baseMap, credits, label, frame, onPick, terrain } = props
  const [isListing, setListing] = useState(false)
  const bearing = useMapStore(mapStore, ({ view }) => view?.bearing ?? 0)
  // Google draws image tiles only.
  const drawable = baseMap.maps.filter(({ kind }) => map.hasBundledMap || kind === 'raster')
  const zoomBy = (steps: number) => map.moveTo({ zoom: Math.round(map.view().zoom) + steps }, true)
  return (
    <>
      <div className="map-buttons">
        <MapButton name={mapText('zoomIn')} icon={<PlusOutlined />} onClick={() => zoomBy(1)} />
        <MapButton name={mapText('zoomOut')} icon={<MinusOutlined />} onClick={() => zoomBy(-1)} />
        {map.canRotate && (
          <MapButton
            name={mapText('north')}
            icon={<ArrowUpOutlined style={{ transform: `rotate(${-bearing}deg)` }} />}
            onClick={() => map.moveTo({ bearing: 0 }, true)}
          />
        )}
        {(map.hasBundledMap || drawable.length > 0) && (
          <BaseMapSwitcher maps={drawable} shown={baseMap.shown} blocked={baseMap.blocked} onChoose={baseMap.choose} />
        )}
        {terrain && (
          <TerrainButton map={map} choice={terrain} state={props.terrainState} onRetry={props.onTerrainRetry} />
        )}
        <FullScreenButton frame={frame} />
        <PictureButton map={map} shown={baseMap.shown} credits={credits} label={label} />
        <PrintButton
          map={map}
          scene={scene}
          label={label}
          attribution={attributionsOf(baseMap.shown, credits).map(textOf).join(' · ')}
          disabledReason={scene.terrain && terrainText('printNeedsFlat')}
        />
        <MapButton
          name={mapText('list')}
          icon={<UnorderedListOutlined />}
          isPressed={isListing}
          onClick={() => setListing(!isListing)}
        />
      </div>
      {isListing && (
        <MapList map={map} mapStore={mapStore} scene={scene} onPick={onPick} onClose={() => setListing(false)} />
      )}
      <DotsNote map={map} />
      <div className="map-foot">
        <ScaleBar map={map} mapStore={mapStore} />
        <PanelBoundary fallback={null}>
          <Suspense>
            <Coordinates map={map} mapStore={mapStore} />
          </Suspense>
        </PanelBoundary>
      </div>
    </>
  )
}

function watchFullScreen(watcher: () => void): () => void {
  document.addEventListener('fullscreenchange', watcher)
  return () => document.removeEventListener('fullscreenchange', watcher)
}

function FullScreenButton({ frame }: Pick<MapControlsProps, 'frame'>) {
  const isFull = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null)
  // iPhones do not support full screen for elements.
  if (!document.fullscreenEnabled) return null
  return (
    <MapButton
      name={mapText(isFull ? 'leaveFullScreen' : 'fullScreen')}
      icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      onClick={() => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())}
    />
  )
}
