// Scale on paper. Web Mercator enlarges the ground by 1 / cos(latitude), so the zoom of a scale depends on the latitude.
import { latAtWorldY, worldY } from '../../../geometry/worldY'
import type { Position, SceneView } from '../scene'
import type { Size } from './paper'

const EQUATOR_M = 2 * Math.PI * 6_378_137
const WGS84_E2 = 0.006_694_379_990_14
/** A world is this wide at zoom 0. */
const WORLD_PX = 512
/** Width of a CSS pixel on paper: 96 of them are an inch. */
export const MM_PER_PX = 25.4 / 96

/** Fixed scales that are offered: the ground is this many times as long as the paper. */
export const SCALES = [
  100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 250_000, 500_000,
  1_000_000, 2_000_000, 5_000_000,
] as const

/** Steps between powers of ten of a scale that fits a view. */
const FIT_STEPS = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/**
 * Metres on the ground for a length of the whole world along the equator of the map. On the ellipsoid it differs by direction,
 * by at most 0.34 % from this mean of both.
 */
function worldMetres(lat: number): number {
  const radians = (lat * Math.PI) / 180
  const meanRadius = Math.sqrt(1 - WGS84_E2) / (1 - WGS84_E2 * Math.sin(radians) ** 2)
  return EQUATOR_M * Math.cos(radians) * meanRadius
}

/** Metres on the ground that a millimetre of paper shows at this latitude and zoom. */
const metresPerMm = (lat: number, zoom: number): number => worldMetres(lat) / (WORLD_PX * 2 ** zoom) / MM_PER_PX

/** The zoom at which the map has exactly this scale at a latitude, with 96 px per inch. */
export const zoomOfScale = (scale: number, lat: number): number =>
  Math.log2(worldMetres(lat) / (WORLD_PX * MM_PER_PX * (scale / 1000)))

export const scaleOfZoom = (zoom: number, lat: number): number => metresPerMm(lat, zoom) * 1000

/** The largest round scale at which a frame shows all of a map of `width` x `height` px with this view. */
export function scaleThatFits(view: SceneView, map: { width: number; height: number }, frame: Size): number {
  const onPaper = Math.max((map.width * MM_PER_PX) / frame.width, (map.height * MM_PER_PX) / frame.height)
  const least = scaleOfZoom(view.zoom, view.center[1]) * onPaper
  const unit = 10 ** Math.floor(Math.log10(least))
  // The first step that is not smaller, apart from rounding errors.
  const step = FIT_STEPS.find((each) => each * unit >= least * (1 - 1e-9)) ?? 10
  return Math.round(step * unit)
}

export interface Point {
  x: number
  y: number
}

/** Where positions are on paper, in mm from the upper left corner of the map frame. */
export interface PaperMap {
  frame: Size
  toPaper: (at: Position) => Point
  toGround: (at: Point) => Position
}

/** @param bearing clockwise from north, in degrees */
export function paperMapOf(center: Position, bearing: number, scale: number, frame: Size): PaperMap {
  const worldMm = worldMetres(center[1]) / (scale / 1000)
  const turn = (bearing * Math.PI) / 180
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const middleY = worldY(center[1])
  return {
    frame,
    toPaper([long, lat]) {
      const east = ((long - center[0]) / 360) * worldMm
      const south = (worldY(lat) - middleY) * worldMm
      return { x: frame.width / 2 + east * cos + south * sin, y: frame.height / 2 - east * sin + south * cos }
    },
    toGround({ x, y }) {
      const right = x - frame.width / 2
      const down = y - frame.height / 2
      const east = right * cos - down * sin
      const south = right * sin + down * cos
      return [center[0] + (east / worldMm) * 360, latAtWorldY(middleY + south / worldMm)]
    },
  }
}

/** Length of a bar on paper: the longest 1, 2 or 5 times a power of ten metres of at most `longestMm`. */
export function barOf(scale: number, longestMm: number): { metres: number; mm: number } {
  const longest = (longestMm * scale) / 1000
  const unit = 10 ** Math.floor(Math.log10(longest))
  const metres = unit * ([5, 2].find((step) => step * unit <= longest) ?? 1)
  return { metres, mm: (metres / scale) * 1000 }
}

/**
 * By how much the scale at the upper or lower edge differs from that of the centre, as a share. North and south edges of maps of
 * whole countries have another scale than their centre.
 */
export function scaleVariation({ frame, toGround }: PaperMap): number {
  const corners = [
    { x: 0, y: 0 },
    { x: frame.width, y: 0 },
    { x: 0, y: frame.height },
    { x: frame.width, y: frame.height },
  ]
  const middle = worldMetres(toGround({ x: frame.width / 2, y: frame.height / 2 })[1])
  return Math.max(...corners.map((corner) => Math.abs(worldMetres(toGround(corner)[1]) / middle - 1)))
}
