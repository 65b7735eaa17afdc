// Frames of a page, as people see them, and what they cost without the drawing, which benchmarks do on the CPU.
import type { Page } from 'playwright-core'
import { percentile, type Row } from './table'

/** Lets the functions of this process run in the page: the compiler names functions with a helper that the page does not have. */
export const NAMES = 'globalThis.__name = (named) => named'

export interface Frames {
  /** Milliseconds from each frame to the next. */
  times: number[]
  /** Milliseconds for each frame in which the page's thread worked. */
  work: number
}

/**
 * Frames while the page works by itself, with the time of its thread: scripts, styles, layout and paint commands.
 * @param duration milliseconds
 * @param pixels by which the element of `selector` scrolls with each frame
 */
export async function framesOf(
  page: Page,
  duration: number,
  { selector, pixels }: { selector: string; pixels: number },
): Promise<Frames> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const before = await taskSeconds()
  const times = await page.evaluate(
    ({ until, scrolled, step }) =>
      new Promise<number[]>((resolve) => {
        const target = document.querySelector(scrolled)
        const found: number[] = []
        const end = performance.now() + until
        let last = performance.now()
        requestAnimationFrame(function onFrame(now) {
          found.push(now - last)
          last = now
          target?.scrollBy(0, step)
          if (now < end) requestAnimationFrame(onFrame)
          else resolve(found)
        })
      }),
    { until: duration, scrolled: selector, step: pixels },
  )
  const work = (1000 * ((await taskSeconds()) - before)) / times.length
  await client.detach()
  return { times, work }

  async function taskSeconds(): Promise<number> {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}

/** @param plain frames of a simple page in the same browser, which show what its drawing costs */
export function frameRows(what: string, { times, work }: Frames, plain: Frames, budget: string): Row[] {
  const half = percentile(times, 0.5)
  const most = percentile(times, 0.95)
  const late = times.filter((time) => time > 50).length
  return [
    {
      what,
      figure: `p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms, ${late} of ${times.length} above 50 ms`,
      ratio: `${(most / percentile(plain.times, 0.95)).toFixed(2)} of a plain page`,
      budget,
    },
    { what: `${what}: work of the page's thread`, figure: `${work.toFixed(1)} ms per frame` },
  ]
}
