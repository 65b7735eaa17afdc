// Reads colors from screenshots, because the DOM does not describe the content of a canvas.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { hasTime } from './flowLimit'

type Rgb = readonly [red: number, green: number, blue: number]

const PAUSE_MS = 250
/** JPEG compression, smoothing and color management change values slightly. */
const TOLERANCE = 24

export async function colorAt(page: Page, x: number, y: number): Promise<Rgb> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 }
  // Chromium can fail to take a screenshot while a canvas is created.
  const picture = await page.screenshot({ clip }).catch(async () => {
    await page.waitForTimeout(PAUSE_MS)
    return page.screenshot({ clip })
  })
  const [red = 0, green = 0, blue = 0] = await sharp(picture).removeAlpha().raw().toBuffer()
  return [red, green, blue]
}

/** Waits until a pixel has a color. @throws Error with the actual color */
export async function waitForColor(page: Page, x: number, y: number, expected: Rgb): Promise<void> {
  const actual = await pollColor(page, x, y, (color) => isNear(color, expected))
  if (actual) throw new Error(`(${x}, ${y}) is ${actual.join()}, not ${expected.join()}`)
}

/** Waits until a pixel has a different color. @throws Error when it keeps `previous` */
export async function waitForOtherColor(page: Page, x: number, y: number, previous: Rgb): Promise<void> {
  const actual = await pollColor(page, x, y, (color) => !isNear(color, previous))
  if (actual) throw new Error(`(${x}, ${y}) is still ${actual.join()}`)
}

/** @returns null once `isExpected` accepts the color, else the last color */
async function pollColor(page: Page, x: number, y: number, isExpected: (color: Rgb) => boolean): Promise<Rgb | null> {
  for (;;) {
    const actual = await colorAt(page, x, y)
    if (isExpected(actual)) return null
    if (!hasTime()) return actual
    await page.waitForTimeout(PAUSE_MS)
  }
}

/** Pixels of the page from its upper left corner. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Finds what has a color in an area of the page.
 *
 * @param tolerance of each band; larger for thin lines, which are smoothed
 * @returns the middle of its extent, in pixels of the page; undefined if no pixel has the color
 */
export async function centerOfColor(
  page: Page,
  area: Area,
  expected: Rgb,
  tolerance = TOLERANCE,
): Promise<[x: number, y: number] | undefined> {
  const picture = await page.screenshot({ clip: area })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const columns: number[] = []
  const rows: number[] = []
  for (let at = 0; at < info.width * info.height; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3)
    if (!isNear([red, green, blue], expected, tolerance)) continue
    columns.push(at % info.width)
    rows.push(Math.floor(at / info.width))
  }
  if (columns.length === 0) return undefined
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2
  return [area.x + middle(columns), area.y + middle(rows)]
}

const isNear = (one: Rgb, other: Rgb, tolerance = TOLERANCE): boolean =>
  one.every((value, band) => Math.abs(value - (other[band] ?? 0)) <= tolerance)
