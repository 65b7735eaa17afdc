// Draws the layers of a map off screen, at the size and resolution of a printed page.
import { Map as MapLibreMap } from 'maplibre-gl'
import type { ShownBaseMap } from '../base-map/useBaseMap'
import type { MapPrinter, PrinterOptions } from '../engine'
import type { SceneLayer } from '../scene'
import { baseMapOnMap } from './baseMapOnMap'
import { basemapStyle, fillBasemap, hideGraticule } from './basemap'
import { viaDocument } from './externalRequests'
import { addIcons } from './iconsOnMap'
import { pictureOf } from './mapPicture'
import { sceneOnMap } from './sceneOnMap'

/** Tiles of one part of a page arrive within this time, or the part has gaps. */
const PART_MS = 90_000
/** Larger than the zooms of a map on screen, because a page has fewer pixels per millimetre than it draws. */
const MAX_ZOOM = 25
const MAX_CANVAS_PX = 8192
const NOT_FOUND = 404

/** @throws Error if the browser has no WebGL or no memory for another map */
export async function openPrinter(
  baseMap: ShownBaseMap,
  { scene, width, height, pixelRatio, signal }: PrinterOptions,
): Promise<MapPrinter> {
  const container = document.createElement('div')
  Object.assign(container.style, {
    position: 'fixed',
    left: '-100000px',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
    visibility: 'hidden',
  })
  container.setAttribute('aria-hidden', 'true')
  document.body.append(container)
  const close = () => {
    map?.remove()
    container.remove()
  }
  let map: MapLibreMap | undefined
  try {
    map = await loadedMap(container, pixelRatio)
    let hasGaps = false
    map.on('error', (event) => {
      if ((event as { error?: { status?: number } }).error?.status !== NOT_FOUND) hasGaps = true
    })
    addIcons(map)
    hideGraticule(map)
    await fillBasemap(map).catch(() => undefined)
    const showBaseMap = baseMapOnMap(map, { onFailed: () => (hasGaps = true), onCredit: () => undefined })
    await showBaseMap(baseMap, 'light')
    sceneOnMap(map).show({ layers: scene.layers.map((layer) => sharpened(layer, pixelRatio)) })
    const opened = map
    return {
      async draw({ center, zoom, bearing = 0 }) {
        signal.throwIfAborted()
        opened.jumpTo({ center, zoom, bearing })
        if (!(await isIdle(opened, signal))) hasGaps = true
        return pictureOf(opened)
      },
      hasGaps: () => hasGaps,
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

function loadedMap(container: HTMLElement, pixelRatio: number): Promise<MapLibreMap> {
  const map = new MapLibreMap({
    container,
    style: basemapStyle('light'),
    maxZoom: MAX_ZOOM,
    maxPitch: 0,
    pixelRatio,
    maxCanvasSize: [MAX_CANVAS_PX, MAX_CANVAS_PX],
    interactive: false,
    attributionControl: false,
    trackResize: false,
    fadeDuration: 0,
    transformRequest: viaDocument,
    // The centre of a part near a pole stays where it is.
    transformConstrain: (center, zoom) => ({ center, zoom }),
  })
  return new Promise((resolve) => map.once('style.load', () => resolve(map)))
}

/** Waits until everything is drawn; false if tiles are still missing when the time is over. */
function isIdle(map: MapLibreMap, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      map.off('idle', idle)
      end()
    }
    const idle = () => settle(() => resolve(true))
    const abort = () => settle(() => reject(new DOMException('Cancelled', 'AbortError')))
    const timer = setTimeout(() => settle(() => resolve(false)), PART_MS)
    signal.addEventListener('abort', abort)
    map.on('idle', idle)
    map.triggerRepaint()
  })
}

/**
 * Loads tiles of another zoom, so that imagery has the resolution of the page. The server has them down to the pixels of the
 * upload. Base maps keep their zoom: the texts in their tiles would become too small to read.
 */
function sharpened(layer: SceneLayer, pixelRatio: number): SceneLayer {
  if (layer.kind !== 'raster-tiles') return layer
  const zooms = Math.round(Math.log2(pixelRatio))
  return { ...layer, tileSize: layer.tileSize / 2 ** zooms }
}
