// A map with one DOM marker per point, as the baseline of a benchmark.
import { Map as MapLibreMap, Marker } from 'maplibre-gl'
import type { Position, SceneView } from '../../../src/map/scene'

export interface MarkerMap {
  moveTo: (view: SceneView) => void
}

/** Fills the page with an empty map that has a marker at each position. */
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
  for (const position of positions) {
    const element = document.createElement('div')
    element.style.cssText = `width:10px;height:10px;border-radius:50%;background:${color}`
    new Marker({ element }).setLngLat(position).addTo(map)
  }
  return { moveTo: (next) => void map.jumpTo(next) }
}
