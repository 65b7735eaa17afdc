import type { MapHandle } from '../engine'
import { useMapStore, type MapStore } from '../mapStore'
import { formatLength } from '../measure'
import { mapText } from '../messages'
import { scaleAt } from './scale'

/** Scale bar for the latitude of the map's center. */
export function ScaleBar({ map, mapStore }: { map: MapHandle; mapStore: MapStore }) {
  const view = useMapStore(mapStore, (snapshot) => snapshot.view) ?? map.view()
  const { metres, px } = scaleAt(view)
  const length = formatLength(metres).replace(/\.0+ /, ' ')
  return (
    <span className="map-scale" role="img" aria-label={mapText('scale', { length })} style={{ width: px }}>
      {length}
    </span>
  )
}
