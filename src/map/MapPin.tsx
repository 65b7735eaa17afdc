import { EnvironmentFilled } from '@ant-design/icons'
import type { MapHandle } from './engine'
import type { MapStore } from './mapStore'
import { mapText } from './messages'
import type { ScenePin } from './scene'
import { useProjected } from './useProjected'

interface MapPinProps {
  map: MapHandle
  mapStore: MapStore
  pin: ScenePin
}

/** A pin with its name over the map. Both engines move it with the camera. */
export function MapPin({ map, mapStore, pin: { at, name } }: MapPinProps) {
  const { x, y } = useProjected(map, mapStore, at)
  return (
    <div
      className="map-pin"
      role="img"
      aria-label={mapText('pin', { name })}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <EnvironmentFilled aria-hidden />
      <span>{name}</span>
    </div>
  )
}
