// What a map of DOM markers would be: the same points, each an element of its own. Only benches ask for it.
import { Map as MapLibreMap, Marker } from 'maplibre-gl'
import type { Position, SceneView } from '../../../src/map/scene'

export interface MarkerMap {
  moveTo: (view: SceneView) => void
}

/** Fills the page with a map that has a marker at each of `positions`; nothing below them. */
export function showMarkers(positions: readonly Position[], color: string, view: SceneView): MarkerMap {
  const container = document.createElement('div')
  container.style.cssText = 'position:fixed;inset:0;background:#fff'
  document.body.append(container)
  const map = new MapLibreMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    ...view,
    attributionControl: false,
  })
  for (const at of positions) {
    const element = document.createElement('div')
    element.style.cssText = `width:10px;height:10px;border-radius:50%;background:${color}`
    new Marker({ element }).setLngLat(at).addTo(map)
  }
  return { moveTo: (next) => void map.jumpTo(next) }
}
