// Opens the menus, dialogs and drawers of a page one after the other.
import type { Page } from 'playwright-core'
import type { Navigation } from './navigation'

const OVERLAY = '[role=dialog]:visible, .ant-dropdown:not(.ant-dropdown-hidden):visible, .ant-popover:visible'
/** Buttons of the page that may open something: not those that submit a form, switch a state or format coordinates. */
const BUTTONS =
  ':is(header, main) button:not([type=submit], [role=switch], [role=tab], [aria-pressed], [disabled], .map-foot *)'
const MENU_ITEMS = '.ant-dropdown:visible [role=menuitem]:not([aria-disabled=true])'
/** Longest time from a click to the overlay that it opens. */
const OPENING_MS = 600

/**
 * Clicks every button in the header and the content of the page at `path`, then every item of its menus, and closes what
 * opens. Records of the page may change, because some buttons act at once.
 * @param clicked names of buttons and items that are not clicked; those that are clicked are added
 * @param onOpen called for every open overlay with the names of its buttons
 */
export async function openOverlays(
  page: Page,
  navigation: Navigation,
  path: string,
  clicked: Set<string>,
  onOpen: (name: string) => Promise<void>,
): Promise<void> {
  /** Clicks the next one of `selector` that was not clicked. @returns its name; undefined if there is none */
  const clickNext = async (selector: string, isLeft: (name: string) => boolean): Promise<string | undefined> => {
    const names = await page.locator(selector).evaluateAll(readNames)
    const at = names.findIndex((name) => name !== '' && isLeft(name))
    const name = names[at]
    if (name === undefined) return undefined
    clicked.add(name)
    // A button may be covered or gone meanwhile. Then there is nothing to see.
    await page
      .locator(selector)
      .nth(at)
      .click({ timeout: 2000 })
      .catch(() => undefined)
    return name
  }
  const isNew = (name: string) => !clicked.has(name)

  for (;;) {
    const button = await clickNext(BUTTONS, isNew)
    if (button === undefined) return
    if (await hasOpened(page)) await onOpen(button)
    for (;;) {
      const item = await clickNext(MENU_ITEMS, isNew)
      if (item === undefined) break
      if (await hasOpened(page)) await onOpen(`${button} > ${item}`)
      await restore(page, navigation, path)
      await clickNext(BUTTONS, (name) => name === button)
      await hasOpened(page)
    }
    await restore(page, navigation, path)
  }
}

const hasOpened = (page: Page): Promise<boolean> =>
  page
    .locator(OVERLAY)
    .first()
    .waitFor({ timeout: OPENING_MS })
    .then(
      () => true,
      () => false,
    )

/** Closes all overlays and returns to `path`. */
async function restore(page: Page, navigation: Navigation, path: string): Promise<void> {
  for (let closed = 0; closed < 3 && (await page.locator(OVERLAY).count()) > 0; closed++) {
    await page.keyboard.press('Escape')
    await page
      .locator(OVERLAY)
      .last()
      .waitFor({ state: 'hidden', timeout: OPENING_MS })
      .catch(() => undefined)
  }
  if ((await page.locator(OVERLAY).count()) > 0) await navigation.load(path)
  else if (new URL(page.url()).pathname !== path) await navigation.open(path)
}

/** Runs in the page. Buttons of different records with the same label have the same name. */
const readNames = (elements: Element[]): string[] =>
  elements.map((element) =>
    element.checkVisibility()
      ? (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\](?!.*\[)[^[]*$/, ']').trim()
      : '',
  )
