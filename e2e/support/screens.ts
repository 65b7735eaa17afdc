// Checks of whole screens: each is opened once, in the pseudo-locale, and checked for its texts, its accessibility and its
// width. The screens come from the manifests of the features.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { pseudoText } from '../../language/pseudoText'
import { PSEUDO } from '../../language/translator'
import { accessibilityProblems } from './accessibility'
import { navigationOf } from './navigation'
import { assertNoRawValues } from './rawValues'
import { pathWithIds } from './routes'
import { watchTexts } from './untranslatedTexts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

export interface Look {
  name: string
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

const LIGHT_DESKTOP: Look = { name: 'a desktop', viewport: DESKTOP, colorScheme: 'light' }
const DARK_DESKTOP: Look = { name: 'a desktop in the dark theme', viewport: DESKTOP, colorScheme: 'dark' }
const LIGHT_PHONE: Look = { name: 'a phone', viewport: PHONE, colorScheme: 'light' }

export const LIGHT_LOOKS: Look[] = [LIGHT_DESKTOP, LIGHT_PHONE]

/** Both themes and both sizes. At night, a desktop in the light theme as well. */
export const ALL_LOOKS: Look[] =
  process.env['TEST_NIGHT'] === undefined ? [DARK_DESKTOP, LIGHT_PHONE] : [LIGHT_DESKTOP, LIGHT_PHONE, DARK_DESKTOP]

/** Wider than a phone with the long texts of the pseudo-locale. This list may only become shorter. */
const TOO_WIDE = [
  '/dashboard/admin/tenant/create',
  '/dashboard/alerts/settings',
  '/dashboard/alerts/webhook',
  '/dashboard/basemap/create',
  '/dashboard/tenant/organisation',
  '/dashboard/tenant/organisation/single-sign-on',
  '/reset-password',
]

export interface Screens {
  paths: string[]
  ids: Record<string, string>
  /** The headings of screens, by path. These are checked for their width, too. */
  headings?: Record<string, string>
  /** The looks in which every screen is checked for its accessibility. */
  looks?: Look[]
}

/** Opens each screen. @throws AssertionError with all texts that do not come from a catalogue, and for other problems */
export async function checkScreens(page: Page, { paths, ids, headings = {}, looks = [] }: Screens): Promise<void> {
  const missing = Object.keys(headings).filter((path) => !paths.includes(path))
  assert.deepEqual(missing, [], 'these screens are not visited')
  const texts = watchTexts(page)
  const untranslated: Record<string, string[]> = {}
  const inaccessible: Record<string, string[]> = {}
  const tooWide: string[] = []
  const navigation = navigationOf(page)
  // Collects the replies of the first page, too.
  await navigation.load('/')
  for (const path of paths) {
    await navigation.open(pathWithIds(path, ids))
    await page.locator('h1').first().waitFor({ state: 'attached' })
    assert.equal(await page.locator('html').getAttribute('lang'), PSEUDO)
    await assertNoRawValues(page, path)
    const found = await texts.find()
    if (found.length > 0) untranslated[path] = found
    const heading = headings[path]
    if (heading !== undefined) await headingOf(page, heading).waitFor()
    for (const look of looks) {
      await page.setViewportSize(look.viewport)
      await page.emulateMedia({ colorScheme: look.colorScheme })
      if (look.colorScheme === 'dark') await page.locator(':root[data-theme=dark]').waitFor({ state: 'attached' })
      // The components change their colours after the page has changed its theme.
      await navigation.settle()
      const problems = await accessibilityProblems(page)
      if (problems.length > 0) inaccessible[`${path} on ${look.name}`] = problems
      if (heading === undefined || (look.viewport === PHONE && TOO_WIDE.includes(path))) continue
      const excess = await widthBeyond(page)
      if (excess > 0) tooWide.push(`${path} on ${look.name}, by ${excess} px`)
    }
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  assert.deepEqual(untranslated, {})
  assert.deepEqual(inaccessible, {}, 'accessibility problems')
  assert.deepEqual(tooWide, [], 'these screens require horizontal scrolling')
}

/** Not the whole time of the flow, which goes on and lists all screens that are too wide. */
const LAYOUT_TIMEOUT_MS = 30_000

/**
 * By how many pixels the page is wider than the window. React draws the layout of another window size after the window has
 * changed, so a page that is too wide gets time to become narrower.
 */
export async function widthBeyond(page: Page): Promise<number> {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, undefined, {
      timeout: LAYOUT_TIMEOUT_MS,
    })
    .catch(() => undefined)
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
}

/** The heading of a screen, a text of the app or the name of a record. */
function headingOf(page: Page, text: string) {
  const named = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
  return named(pseudoText(text)).or(named(text))
}
