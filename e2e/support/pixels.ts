// Reads colors from screenshots, because the DOM does not describe the content of a canvas.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { hasTime } from './flowLimit'

type Rgb = [red: number, green: number, blue: number]

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

const isNear = (one: Rgb, other: Rgb): boolean =>
  one.every((value, band) => Math.abs(value - (other[band] ?? 0)) <= TOLERANCE)
