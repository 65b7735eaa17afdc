// Automatic accessibility checks of what a page shows now.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** @throws with every violation and where it is, when axe finds one on the page as it is now */
export async function assertAccessible(page: Page, screen: string): Promise<void> {
  // Run by the debugger, not as a script of the page, whose policy would rightly refuse it.
  await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    // Half-faded text has half its contrast; what never ends (a spinner) is not waited for.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const results = await (globalThis as unknown as { axe: typeof axe }).axe.run(document)
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
  })
  assert.deepEqual(violations, [], `axe found something on ${screen}`)
}
