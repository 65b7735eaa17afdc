// What a page has painted, pixel by pixel: a canvas says nothing else of itself.
import type { Page } from 'playwright-core'
import sharp from 'sharp'

type Rgb = [red: number, green: number, blue: number]

const TRIES = 60
const PAUSE_MS = 250
/** JPEG, smoothing and colour management move a value by a little. */
const NEAR = 24

export async function colorAt(page: Page, x: number, y: number): Promise<Rgb> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 }
  // While a canvas is made anew Chromium may have no picture to give.
  const picture = await page.screenshot({ clip }).catch(async () => {
    await page.waitForTimeout(PAUSE_MS)
    return page.screenshot({ clip })
  })
  const [red = 0, green = 0, blue = 0] = await sharp(picture).removeAlpha().raw().toBuffer()
  return [red, green, blue]
}

/** Waits until a pixel has a colour. @throws with the colour it has instead */
export async function untilPainted(page: Page, x: number, y: number, wanted: Rgb): Promise<void> {
  const seen = await untilColor(page, x, y, (color) => isNear(color, wanted))
  if (seen) throw new Error(`(${x}, ${y}) is ${seen.join()}, not ${wanted.join()}`)
}

/** Waits until a pixel has another colour than before. @throws when it keeps that */
export async function untilRepainted(page: Page, x: number, y: number, before: Rgb): Promise<void> {
  const seen = await untilColor(page, x, y, (color) => !isNear(color, before))
  if (seen) throw new Error(`(${x}, ${y}) is still ${seen.join()}`)
}

/** @returns the colour a pixel has kept although it is not the right one */
async function untilColor(page: Page, x: number, y: number, isRight: (color: Rgb) => boolean): Promise<Rgb | null> {
  let seen: Rgb = [0, 0, 0]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    seen = await colorAt(page, x, y)
    if (isRight(seen)) return null
    await page.waitForTimeout(PAUSE_MS)
  }
  return seen
}

const isNear = (one: Rgb, other: Rgb): boolean =>
  one.every((value, band) => Math.abs(value - (other[band] ?? 0)) <= NEAR)
