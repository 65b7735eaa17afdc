import type { Map as MapLibreMap } from 'maplibre-gl'
import { drawIcon, ICON_NAMES, ICON_SCALE } from '../icons'
import { iconImage } from './styleLayers'

/** MapLibre's distance pictures have the outline at this opacity, and each pixel of distance changes it by this step. */
const EDGE = 191
const STEP = 32 / ICON_SCALE

/** Adds the icons of scenes as distance pictures, which MapLibre can color and give an edge. */
export function addIcons(map: MapLibreMap): void {
  for (const name of ICON_NAMES) {
    const picture = drawIcon(name, (distance) => EDGE + distance * STEP)
    map.addImage(iconImage(name), picture, { pixelRatio: ICON_SCALE, sdf: true })
  }
}
