// Icons of point features, drawn as pixels without a file or a canvas, so that both engines show the same shape.

/** Shapes that a point feature can name in its attribute `icon`. `arrow` points to the feature's `rotation`. */
export type IconName = 'arrow' | 'bubble' | 'phone' | 'square' | 'triangle'

/** Width and height in device-independent pixels. */
export const ICON_SIZE = 30
/** Pixels of the picture per pixel on the map, for sharp edges on dense displays. */
export const ICON_SCALE = 2

type Point = readonly [x: number, y: number]

/** Outlines in a square from -1 to 1, y downwards, pointing up. */
const OUTLINES: Record<IconName, readonly Point[]> = {
  arrow: [
    [0, -0.8],
    [0.62, 0.72],
    [0, 0.4],
    [-0.62, 0.72],
  ],
  bubble: [
    [-0.62, -0.6],
    [0.62, -0.6],
    [0.62, 0.25],
    [0.12, 0.25],
    [-0.2, 0.62],
    [-0.2, 0.25],
    [-0.62, 0.25],
  ],
  phone: [
    [-0.22, -0.6],
    [0.22, -0.6],
    [0.32, -0.5],
    [0.32, 0.5],
    [0.22, 0.6],
    [-0.22, 0.6],
    [-0.32, 0.5],
    [-0.32, -0.5],
  ],
  square: [
    [-0.4, -0.4],
    [0.4, -0.4],
    [0.4, 0.4],
    [-0.4, 0.4],
  ],
  triangle: [
    [0, -0.6],
    [0.6, 0.45],
    [-0.6, 0.45],
  ],
}

export const ICON_NAMES = Object.keys(OUTLINES) as IconName[]

export interface IconPicture {
  width: number
  height: number
  /** RGBA. */
  data: Uint8ClampedArray
}

/**
 * A white picture of an icon.
 * @param alphaOf opacity, 0 to 255, from the distance in picture pixels to the outline; positive inside
 */
export function drawIcon(name: IconName, alphaOf: (distance: number) => number): IconPicture {
  const size = ICON_SIZE * ICON_SCALE
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  const half = size / 2
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at: Point = [(x + 0.5) / half - 1, (y + 0.5) / half - 1]
      data[(y * size + x) * 4 + 3] = alphaOf(distanceTo(OUTLINES[name], at) * half)
    }
  }
  return { width: size, height: size, data }
}

/** Distance to the nearest edge, negative outside the outline. */
function distanceTo(outline: readonly Point[], [x, y]: Point): number {
  let nearest = Infinity
  let isInside = false
  for (const [index, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(index + 1) % outline.length] as Point
    const dx = x2 - x1
    const dy = y2 - y1
    const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
    nearest = Math.min(nearest, Math.hypot(x - x1 - share * dx, y - y1 - share * dy))
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / dy) * dx) isInside = !isInside
  }
  return isInside ? nearest : -nearest
}
