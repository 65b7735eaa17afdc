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
  let seen: Rgb = [0, 0, 0]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    seen = await colorAt(page, x, y)
    if (seen.every((value, band) => Math.abs(value - (wanted[band] ?? 0)) <= NEAR)) return
    await page.waitForTimeout(PAUSE_MS)
  }
  throw new Error(`(${x}, ${y}) is ${seen.join()}, not ${wanted.join()}`)
}
