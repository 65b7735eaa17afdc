// Measures links beside the pages of people who are signed in: from opening to the first tile, single tiles, guesses of a password
// in parallel, and the time from revocation to refusal.
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBenchApp, type BenchApp } from './benchApp'
import { callerOf } from './calls'
import { median, type Bench, type Row } from './table'

const ROUNDS = 60
const GUESSES = 1_000
const REVOCATIONS = 5
const EVERY_MS = 10

type Call = ReturnType<typeof callerOf>

interface Share {
  _id: string
  path: string
}

export const share: Bench = {
  title: `Links, ${ROUNDS} interleaved rounds`,
  async run() {
    const app = await startBenchApp()
    try {
      const cookie = await app.signIn('root@demo.test')
      const site = { app, call: callerOf(app, cookie), cookie, layer: await vectorLayer(app) }
      return [...(await firstTiles(site)), await guesses(site), await revocation(site)]
    } finally {
      await app.stop()
    }
  },
}

interface Site {
  app: BenchApp
  call: Call
  cookie: string
  layer: { id: string; missionId: string }
}

/** The vector layer of the demo with the most features. */
async function vectorLayer({ superuser }: BenchApp): Promise<Site['layer']> {
  const { id, mission_id } = await superuser
    .selectFrom('layer')
    .select(['id', 'mission_id'])
    .where('kind', '=', 'vector')
    .where('status', '=', 'ready')
    .where('mission_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('feature_count', 'desc')
    .executeTakeFirstOrThrow()
  return { id, missionId: mission_id ?? '' }
}

const keyOf = ({ path }: Share): string => path.split('share=')[1] ?? ''

const newShare = ({ call, layer }: Site, more: object = {}): Promise<Share> =>
  call<Share>('POST', '/share/create', { kind: 'mission', targetId: layer.missionId, ...more })

/** The zoom at which the whole world is one tile. */
const WORLD = '0/0/0'

async function firstTiles(site: Site): Promise<Row[]> {
  const { app, call, cookie, layer } = site
  const visitor = callerOf(app, '')
  // An address opens a link 60 times a minute at most.
  const links = [await newShare(site), await newShare(site)]
  const pages = { link: [] as number[], signedIn: [] as number[] }
  const tiles = { link: [] as number[], signedIn: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const link = links[round % links.length] as Share
    let token = ''
    pages.link.push(
      await timeOf(async () => {
        token = (await visitor<{ visit: string }>('POST', '/visit/open', { key: keyOf(link) })).visit
        await visitor('GET', `/visit/contents/${token}`)
        await bytesOf(app, `/visit/vector/${token}/${layer.id}/${WORLD}`, '')
      }),
    )
    pages.signedIn.push(
      await timeOf(async () => {
        await call('GET', '/auth/userdetails')
        await call('GET', `/mission/get/${layer.missionId}`)
        await call('GET', `/layer/getbymissionId/${layer.missionId}`)
        await bytesOf(app, `/tiles/vector/${layer.id}/${WORLD}`, cookie)
      }),
    )
    tiles.link.push(await timeOf(() => bytesOf(app, `/visit/vector/${token}/${layer.id}/${WORLD}`, '')))
    tiles.signedIn.push(await timeOf(() => bytesOf(app, `/tiles/vector/${layer.id}/${WORLD}`, cookie)))
  }
  return [
    rowOf('requests to the first tile, link beside signed in', pages),
    rowOf('one tile, link beside signed in', tiles),
  ]
}

function rowOf(what: string, { link, signedIn }: { link: number[]; signedIn: number[] }): Row {
  const times = { link: median(link), signedIn: median(signedIn) }
  return {
    what,
    figure: `${times.link.toFixed(1)} ms, ${times.signedIn.toFixed(1)} ms`,
    ratio: `${(times.link / times.signedIn).toFixed(2)}x`,
    budget: '<= 1.1x',
  }
}

async function guesses(site: Site): Promise<Row> {
  const key = keyOf(await newShare(site, { password: 'flown-over-the-quay' }))
  const open = async (password: string): Promise<number> => {
    const answer = await fetch(`${site.app.address}/apis/v1/visit/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, password }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const codes = await Promise.all(Array.from({ length: GUESSES }, (_, guess) => open(`guess number ${guess}`)))
  const judged = codes.filter((code) => code === 403).length
  return { what: `${GUESSES} parallel guesses of a password`, figure: `${judged} judged`, budget: '<= 10' }
}

async function revocation(site: Site): Promise<Row> {
  const { app, call, layer } = site
  const visitor = callerOf(app, '')
  const times: number[] = []
  for (let round = 0; round < REVOCATIONS; round++) {
    const link = await newShare(site)
    const { visit } = await visitor<{ visit: string }>('POST', '/visit/open', { key: keyOf(link) })
    const tile = () => fetch(`${app.address}/apis/v1/visit/vector/${visit}/${layer.id}/${WORLD}`)
    await (await tile()).arrayBuffer()
    const began = performance.now()
    await call('POST', `/share/revoke/${link._id}`)
    while ((await tile()).status !== 404) await sleep(EVERY_MS)
    times.push(performance.now() - began)
  }
  return {
    what: 'revocation to a refused tile, slowest',
    figure: `${Math.max(...times).toFixed(0)} ms`,
    budget: '<= 5,000 ms',
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function bytesOf({ address }: BenchApp, url: string, cookie: string): Promise<void> {
  const answer = await fetch(`${address}/apis/v1${url}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}
