// Measures links beside the pages of people who are signed in: the first tiles, guesses of a password in parallel, and the time
// from revocation to refusal.
import { performance } from 'node:perf_hooks'
import { median, type Bench, type Row } from '../table'
import { firstTilesInBrowser } from './pages'
import { revocation } from './revocation'
import { keyOf, startShareSite, type ShareSite } from './site'
import { sized } from '../size'

const ROUNDS = sized(60, 3)
const GUESSES = sized(1_000, 20)
/** An address opens a link 60 times a minute at most. */
const OPENED_MOST = 25
/** The zoom at which the whole world is one tile. */
const WORLD = '0/0/0'

export const share: Bench = {
  title: `Links, ${ROUNDS} interleaved rounds`,
  async run() {
    const site = await startShareSite()
    try {
      return [
        await firstTilesInBrowser(site),
        ...(await requests(site)),
        ...(await revocation(site)),
        await guesses(site),
      ]
    } finally {
      await site.stop()
    }
  },
}

interface Times {
  link: number[]
  signedIn: number[]
}

async function requests(site: ShareSite): Promise<Row[]> {
  const { call, cookie, visitor, layerId, missionId } = site
  const pages: Times = { link: [], signedIn: [] }
  const tiles: Times = { link: [], signedIn: [] }
  let key = ''
  for (let round = 0; round < ROUNDS; round++) {
    if (round % OPENED_MOST === 0) key = keyOf(await site.share())
    let visit = ''
    pages.link.push(
      await timeOf(async () => {
        visit = (await visitor<{ visit: string }>('POST', '/visit/open', { key })).visit
        await visitor('GET', `/visit/contents/${visit}`)
        await readTile(site, `/visit/vector/${visit}/${layerId}/${WORLD}`, '')
      }),
    )
    pages.signedIn.push(
      await timeOf(async () => {
        await call('GET', '/auth/userdetails')
        await call('GET', `/mission/get/${missionId}`)
        await call('GET', `/layer/all-layers-for-mission/${missionId}`)
        await readTile(site, `/tiles/vector/${layerId}/${WORLD}`, cookie)
      }),
    )
    tiles.link.push(await timeOf(() => readTile(site, `/visit/vector/${visit}/${layerId}/${WORLD}`, '')))
    tiles.signedIn.push(await timeOf(() => readTile(site, `/tiles/vector/${layerId}/${WORLD}`, cookie)))
  }
  return [
    rowOf('requests to the first tile, link beside signed in', pages),
    rowOf('one tile, link beside signed in', tiles),
  ]
}

function rowOf(what: string, times: Times): Row {
  const link = median(times.link)
  const signedIn = median(times.signedIn)
  return {
    what,
    figure: `${link.toFixed(1)} ms, ${signedIn.toFixed(1)} ms`,
    ratio: `${(link / signedIn).toFixed(2)}x`,
  }
}

async function guesses(site: ShareSite): Promise<Row> {
  const key = keyOf(await site.share({ password: 'flown-over-the-quay' }))
  const guess = async (password: string): Promise<number> => {
    const answer = await fetch(`${site.server.address}/apis/v1/visit/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, password }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const codes = await Promise.all(Array.from({ length: GUESSES }, (_, index) => guess(`guess number ${index}`)))
  const judged = codes.filter((code) => code === 403).length
  // With 503 while all places of visitors are taken.
  const refused = codes.filter((code) => code === 429 || code === 503).length
  return {
    what: `${GUESSES.toLocaleString('en')} parallel guesses of a password`,
    figure: `${judged} judged, ${refused} refused`,
    budget: '<= 10 judged',
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function readTile({ server }: ShareSite, url: string, cookie: string): Promise<void> {
  const answer = await fetch(`${server.address}/apis/v1${url}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}
