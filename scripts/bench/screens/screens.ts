// Every screen of the product, each in a browser with an empty cache: its JavaScript, the time to its content and what moves.
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../../../e2e/support/findChromium'
import { pathWithIds } from '../../../e2e/support/routes'
import { startTestServer } from '../../../e2e/support/testServer'
import { sized } from '../size'
import { MAP_CHROMIUM_FLAGS, type Bench, type Row } from '../table'
import { measureLoading, type Loading } from './measure'
import { prepareVisitors, type Visitor } from './visitors'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Of a screen; good pages have at most 0.1 (web.dev, "Cumulative Layout Shift"). */
const MOST_SHIFT = 0.05
/** Two runs differ by this much, because replies arrive in another order. */
const NOISE = 0.01
const VISITORS = sized(4, 2)
const SCREENS_OF_VISITOR = sized(Number.POSITIVE_INFINITY, 1)

interface Screen {
  /** The visitor and the path. */
  what: string
  desktop: Loading
  /** With delayed replies. */
  slowDesktop: Loading
  slowPhone: Loading
}

export const screens: Bench = {
  title: 'Screens of the product, each with an empty cache: JavaScript, time to the largest content, layout shift',
  async run() {
    const server = await startTestServer('bench-screens')
    const browser = await chromium.launch({ executablePath: findChromium(), args: MAP_CHROMIUM_FLAGS })
    try {
      const measured: Screen[] = []
      const visitors = await prepareVisitors(browser, server.address)
      for (const visitor of visitors.slice(0, VISITORS)) {
        for (const path of visitor.paths.slice(0, SCREENS_OF_VISITOR)) {
          measured.push(await measureScreen(browser, server.address, visitor, path))
        }
      }
      return [...measured.map(rowOf), ...extremesOf(measured), ...movedIn(measured)]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function measureScreen(browser: Browser, address: string, visitor: Visitor, path: string): Promise<Screen> {
  const url = pathWithIds(path, visitor.ids)
  const options = { baseURL: address, storageState: visitor.session }
  const desktop = await measureLoading(browser, url, { ...options, viewport: DESKTOP })
  const slowDesktop = await measureLoading(browser, url, { ...options, viewport: DESKTOP, isSlow: true })
  const slowPhone = await measureLoading(browser, url, { ...options, viewport: PHONE, isSlow: true })
  return { what: `${visitor.name} ${path}`, desktop, slowDesktop, slowPhone }
}

const loadingsOf = ({ desktop, slowDesktop, slowPhone }: Screen): Loading[] => [desktop, slowDesktop, slowPhone]

const largestShift = (screen: Screen): number => Math.max(...loadingsOf(screen).map(({ shift }) => shift))

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`

const shiftsOf = (screen: Screen): string => {
  const [desktop, slowDesktop, slowPhone] = loadingsOf(screen).map(({ shift }) => shift.toFixed(3))
  return `shift ${desktop}, ${slowDesktop} and ${slowPhone} on a phone with delayed replies`
}

const rowOf = (screen: Screen): Row => ({
  what: screen.what,
  figure: `${kb(screen.desktop.bytes)}, ${screen.desktop.content.toFixed(0)} ms, ${shiftsOf(screen)}`,
  budget: `shift <= ${MOST_SHIFT}`,
  kept: {
    value: Number(largestShift(screen).toFixed(3)),
    unit: 'shift',
    goal: { atMost: MOST_SHIFT },
    noise: NOISE,
  },
})

function extremesOf(measured: Screen[]): Row[] {
  const largest = measured.reduce((one, other) => (other.desktop.bytes > one.desktop.bytes ? other : one))
  const slowest = measured.reduce((one, other) => (other.desktop.content > one.desktop.content ? other : one))
  return [
    { what: 'most JavaScript', figure: `${kb(largest.desktop.bytes)}, ${largest.what}` },
    { what: 'latest content', figure: `${slowest.desktop.content.toFixed(0)} ms, ${slowest.what}` },
  ]
}

/** What moved in the screens that move too much, to find the cause. */
const movedIn = (measured: Screen[]): Row[] =>
  measured
    .filter((screen) => largestShift(screen) > MOST_SHIFT)
    .flatMap((screen) => loadingsOf(screen).flatMap(({ moved }) => movesOf(screen.what, moved)))

const movesOf = (screen: string, moved: string[]): Row[] =>
  moved.map((figure) => ({ what: `moved in ${screen}`, figure }))
