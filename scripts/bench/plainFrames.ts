// A list of boxes without any script, to compare frames with: the CPU draws for the browsers of benchmarks.
import type { Browser } from 'playwright-core'
import { framesOf, NAMES, type Frames } from './frames'

const BOXES = 1600
const COLUMNS = 4

/** Frames while the list scrolls. @param duration milliseconds */
export async function plainFrames(browser: Browser, duration: number): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const boxes = Array.from({ length: BOXES }, (_, index) => {
      const top = Math.floor(index / COLUMNS) * 165
      const left = (index % COLUMNS) * 170
      return `<div style="position:absolute;contain:strict;top:${top}px;left:${left}px;width:160px;height:150px;background:#ddd">${index}</div>`
    })
    await page.setContent(
      `<script>${NAMES}</script><div class="list" style="width:700px;height:800px;overflow:auto"><div style="position:relative;height:${(BOXES / COLUMNS) * 165}px">${boxes.join('')}</div></div>`,
    )
    return await framesOf(page, duration, { selector: '.list', pixels: 120 })
  } finally {
    await page.close()
  }
}
