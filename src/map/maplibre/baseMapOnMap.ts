// Replaces the bundled base map by another one, below the layers of the scene.
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { BaseMap } from '../../api/base-map'
import type { ShownBaseMap } from '../base-map/useBaseMap'
import type { MapTheme } from '../engine'
import { showBundledMap } from './basemap'
import { BASE_PREFIX, type BaseMapContent } from './baseMapContent'
import { readBaseMap } from './baseMapSource'
import { isDrawing, isOfScene } from './styleLayers'

interface BaseMapEvents {
  /** Nothing of it could be loaded. Areas without tiles (404) do not count. */
  onFailed: (map: BaseMap) => void
  onCredit: (attributions: readonly string[]) => void
}

/** @returns a function that shows another base map; it resolves when the map has its sources, or when they have failed */
export function baseMapOnMap(map: MapLibreMap, { onFailed, onCredit }: BaseMapEvents) {
  let shown: ShownBaseMap = 'bundled'
  let shownTheme: MapTheme | undefined
  let content: BaseMapContent | undefined
  let reading = new AbortController()
  let hasTiles = false
  let hasErrors = false

  const remove = () => {
    reading.abort()
    hasTiles = hasErrors = false
    if (!content) return
    for (const { id } of content.layers) if (map.getLayer(id)) map.removeLayer(id)
    for (const id of Object.keys(content.sources)) if (map.getSource(id)) map.removeSource(id)
    if (content.glyphs) map.setGlyphs(null)
    if (content.sprite) map.setSprite(null)
    content = undefined
  }
  const add = (added: BaseMapContent) => {
    content = added
    if (added.glyphs) map.setGlyphs(added.glyphs)
    if (typeof added.sprite === 'string') map.setSprite(added.sprite)
    else for (const { id, url } of added.sprite ?? []) map.addSprite(id, url)
    for (const [id, source] of Object.entries(added.sources)) map.addSource(id, source)
    const above = map.getLayersOrder().find((id) => isOfScene(id) || isDrawing(id))
    for (const layer of added.layers) map.addLayer(layer, above)
  }
  const fail = (failed: BaseMap) => {
    if (shown === failed) onFailed(failed)
  }

  map.on('error', (event) => {
    const { sourceId } = event as { sourceId?: string }
    if (sourceId?.startsWith(BASE_PREFIX)) hasErrors = true
  })
  map.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId.startsWith(BASE_PREFIX) && (tile as { state?: string } | undefined)?.state === 'loaded')
      hasTiles = true
  })
  map.on('idle', () => {
    if (typeof shown === 'string' || !content) return
    if (hasErrors && !hasTiles) return fail(shown)
    const credits = Object.keys(content.sources).map((id) => map.getSource(id)?.attribution ?? '')
    onCredit([...new Set(credits)].filter(Boolean))
  })

  return async (next: ShownBaseMap, theme: MapTheme): Promise<void> => {
    if (isSame(shown, next) && (shownTheme === theme || !followsTheme(next))) return
    shown = next
    shownTheme = theme
    remove()
    onCredit([])
    showBundledMap(map, next === 'bundled')
    if (typeof next === 'string') return
    const { signal } = (reading = new AbortController())
    await readBaseMap(next, theme, signal).then(
      (added) => {
        if (signal.aborted) return
        try {
          add(added)
        } catch {
          // A style that this version of MapLibre does not understand.
          fail(next)
        }
      },
      () => !signal.aborted && fail(next),
    )
  }
}

const isSame = (one: ShownBaseMap, other: ShownBaseMap): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** We choose the colours of vector tiles that bring no style. */
const followsTheme = (baseMap: ShownBaseMap): boolean =>
  typeof baseMap !== 'string' && (baseMap.kind === 'vector' || baseMap.kind === 'pmtiles')
