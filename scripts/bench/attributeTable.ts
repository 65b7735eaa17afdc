// Frames while the attribute table of a large layer scrolls, beside a plain table of fewer rows of the same values.
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/support/findChromium'
import { chooseLayerAction } from '../../e2e/support/layers'
import { startTestServer } from '../../e2e/support/testServer'
import { missionWithLayer } from './importedLayer'
import { signedIn } from './secondBrowser'
import { sized } from './size'
import { CHROMIUM_FLAGS, median, percentile, type Bench, type Row } from './table'

const ROWS = sized(100_000, 300)
/** A browser needs seconds for more of them. */
const PLAIN_ROWS = sized(10_000, 300)
const ROUNDS = sized(3, 1)
const FRAMES = sized(300, 20)
const VIEWPORT = { width: 1440, height: 900 }
const LAYER = 'trees'
const MAP_SETTLE_MS = 4000
/** 60 frames a second, with the accuracy of the browser's clock. */
const FRAME_MS = 17
/** A frame that is shown one refresh later. */
const LATE_MS = 25
/** The share of the plain table's frames a second. */
const LEAST_RATIO = 0.95
/** A fast turn of a mouse wheel, in pixels of a frame. */
const WHEEL_STEP = 100
const SPECIES = ['Oak', 'Beech', 'Scots pine', 'Silver birch']

/** Only the map is drawn with WebGL: the page itself would be drawn by an imitated graphics card, which takes longer than drawing it. */
const FLAGS = [...CHROMIUM_FLAGS, '--enable-unsafe-swiftshader']

/** Durations of all frames, in milliseconds. */
type Frames = number[]

interface Round {
  wheel: Frames
  /** From the first to the last row. */
  whole: Frames
  /** On the way to the last row: frames whose row in the middle was empty, because it was not read yet. */
  empty: number
}

export const attributeTable: Bench = {
  title: `Attribute table of ${ROWS.toLocaleString('en')} rows, beside a plain table of ${PLAIN_ROWS.toLocaleString('en')}, ${ROUNDS} rounds`,
  async run() {
    const server = await startTestServer('bench-attribute-table')
    const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
    try {
      const context = await signedIn(browser, server.address, 'staff@demo.test')
      const missionId = await missionWithLayer(context, LAYER, manyTrees())
      const virtual: Round[] = []
      const plain: Round[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const page = await openTable(context, missionId)
        virtual.push(await scrollBothWays(page, '.feature-rows'))
        await page.getByText(remarkOf(ROWS - 1), { exact: true }).waitFor()
        await showPlainTable(page)
        plain.push(await scrollBothWays(page, '.plain-rows'))
        await page.close()
      }
      return [...rowsOf('wheel', virtual, plain), ...rowsOf('whole', virtual, plain)]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

const valuesOf = (number: number) => ({
  number,
  species: SPECIES[number % SPECIES.length] ?? '',
  height: (number % 400) / 10,
  girth: (number % 2500) / 1000,
  inspected: `2026-0${(number % 9) + 1}-1${number % 10}`,
  remark: remarkOf(number),
})

const remarkOf = (number: number): string => `Plot ${Math.floor(number / 100)}, row ${number % 100}`

function manyTrees(): object[] {
  const columns = Math.ceil(Math.sqrt(ROWS))
  return Array.from({ length: ROWS }, (_, number) => {
    const coordinates = [8 + (number % columns) * 0.0001, 50 + Math.floor(number / columns) * 0.0001]
    return { type: 'Feature', properties: valuesOf(number), geometry: { type: 'Point', coordinates } }
  })
}

async function openTable(context: BrowserContext, missionId: string): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(VIEWPORT)
  await page.goto(`/dashboard/missions/${missionId}`)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  await chooseLayerAction(page, LAYER, 'Attribute table')
  await page.getByText(remarkOf(0), { exact: true }).waitFor()
  await page.waitForTimeout(MAP_SETTLE_MS)
  return page
}

/** In the place of the virtual table, so that the page around it costs the same. */
async function showPlainTable(page: Page): Promise<void> {
  const rows = Array.from({ length: PLAIN_ROWS }, (_, number) => {
    const cells = Object.values(valuesOf(number)).map((value) => `<td>${value}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  await page.evaluate(`
    document.querySelector('.feature-rows').style.display = 'none'
    const area = document.createElement('div')
    area.className = 'plain-rows'
    area.style = 'block-size: 100%; overflow: auto'
    area.innerHTML = ${JSON.stringify(`<table>${rows.join('')}</table>`)}
    for (const row of area.querySelectorAll('tr')) row.style.blockSize = '32px'
    document.querySelector('.table-body').append(area)`)
  await page.waitForTimeout(MAP_SETTLE_MS)
}

async function scrollBothWays(page: Page, selector: string): Promise<Round> {
  const wheel = await scroll(page, selector, `${WHEEL_STEP}`)
  const whole = await scroll(page, selector, `(area.scrollHeight / ${FRAMES})`)
  return { wheel, whole, empty: await emptyFrames(page, selector) }
}

/** Scrolls again, because reading the rows costs time. */
async function emptyFrames(page: Page, selector: string): Promise<number> {
  await page.evaluate(`document.querySelector('${selector}').scrollTop = 0`)
  await page.waitForTimeout(500)
  return page.evaluate<number>(`new Promise((resolve) => {
    const area = document.querySelector('${selector}')
    const { left, top, width, height } = area.getBoundingClientRect()
    let empty = 0
    let frames = 0
    requestAnimationFrame(function next() {
      const row = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('tr, [role=row]')
      if (!row?.textContent.trim()) empty++
      area.scrollTop += area.scrollHeight / ${FRAMES}
      if (++frames < ${FRAMES}) requestAnimationFrame(next)
      else resolve(empty)
    })
  })`)
}

/** Scrolls from the first row by a step in each frame. Texts, because the compiler would add helpers that the page does not have. */
async function scroll(page: Page, selector: string, step: string): Promise<Frames> {
  await page.evaluate(`document.querySelector('${selector}').scrollTop = 0`)
  await page.waitForTimeout(500)
  return page.evaluate<Frames>(`new Promise((resolve) => {
    const area = document.querySelector('${selector}')
    const frames = []
    let before
    requestAnimationFrame(function next(now) {
      if (before !== undefined) frames.push(now - before)
      before = now
      area.scrollTop += ${step}
      if (frames.length < ${FRAMES}) requestAnimationFrame(next)
      else resolve(frames)
    })
  })`)
}

const WHAT = { wheel: 'turn of the wheel', whole: 'first to last row' }

function rowsOf(kind: keyof typeof WHAT, virtual: Round[], plain: Round[]): Row[] {
  const own = virtual.map((round) => figuresOf(round[kind]))
  const peer = plain.map((round) => figuresOf(round[kind]))
  const p95 = median(own.map((round) => round.p95))
  const rate = median(own.map((round) => round.rate))
  const ratio = rate / median(peer.map((round) => round.rate))
  return [
    {
      what: `${WHAT[kind]}: frame, p95`,
      figure: `${p95.toFixed(1)} ms, plain ${median(peer.map((round) => round.p95)).toFixed(1)} ms`,
      budget: `<= ${FRAME_MS} ms`,
      kept: { value: p95, unit: 'ms', goal: { atMost: FRAME_MS } },
    },
    {
      what: `${WHAT[kind]}: frames a second beside the plain table`,
      figure: `${rate.toFixed(1)}, plain ${median(peer.map((round) => round.rate)).toFixed(1)}`,
      ratio: `${ratio.toFixed(2)}x`,
      budget: `>= ${LEAST_RATIO}x`,
      kept: { value: ratio, unit: 'x', goal: { atLeast: LEAST_RATIO } },
    },
    {
      what: `${WHAT[kind]}: late frames, longest`,
      figure: `${median(own.map((round) => round.late))} of ${FRAMES}, ${Math.max(...own.map((round) => round.longest)).toFixed(0)} ms`,
    },
    ...(kind === 'whole'
      ? [
          {
            what: `${WHAT[kind]}: frames with rows that were not read yet`,
            figure: `${median(virtual.map((round) => round.empty))} of ${FRAMES}, plain ${median(plain.map((round) => round.empty))}`,
          },
        ]
      : []),
  ]
}

function figuresOf(frames: Frames) {
  const total = frames.reduce((sum, duration) => sum + duration, 0)
  return {
    p95: percentile(frames, 0.95),
    rate: (frames.length * 1000) / total,
    late: frames.filter((duration) => duration > LATE_MS).length,
    longest: Math.max(...frames),
  }
}
