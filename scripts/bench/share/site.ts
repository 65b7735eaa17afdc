// A complete server with a mission that has a raster and a vector layer, its links, and their visitors.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestServer, type TestServer } from '../../../e2e/support/testServer'
import { callerOf, upload } from '../calls'
import { signIn } from '../twoTenants'
import { sized } from '../size'

const RASTER = path.resolve(__dirname, '../../../server/media/raster/fixtures/british_grid.tif')
const POINTS = sized(2_000, 50)
const POLL_MS = 200

export interface Share {
  _id: string
  path: string
}

export interface ShareSite {
  server: TestServer
  cookie: string
  /** Calls the API as tenant root. */
  call: ReturnType<typeof callerOf>
  /** Calls the API without a session. */
  visitor: ReturnType<typeof callerOf>
  missionId: string
  /** The vector layer. */
  layerId: string
  /** Creates a link to the map of the mission. */
  share: (more?: object) => Promise<Share>
  stop: () => Promise<void>
}

export const keyOf = ({ path: address }: Share): string => address.split('share=')[1] ?? ''

export async function startShareSite(): Promise<ShareSite> {
  const server = await startTestServer('bench-share')
  const { cookie } = await signIn(`${server.address}/apis/v1`, 'root@demo.test')
  const call = callerOf(server, cookie)
  const { _id: missionId } = await call<{ _id: string }>('POST', '/mission/create', { name: 'Quay wall' })

  const importFile = async (name: string, bytes: Buffer): Promise<string> => {
    const uploadId = await upload(server, cookie, { name, bytes })
    const { _id } = await call<{ _id: string }>('POST', '/layer/create', { missionId, uploadId })
    const isReady = async (): Promise<boolean> => {
      const { layers } = await call<{ layers: { _id: string; status: string }[] }>(
        'GET',
        `/layer/all-layers-for-mission/${missionId}`,
      )
      const status = layers.find((layer) => layer._id === _id)?.status
      if (status === 'failed') throw new Error(`The import of ${name} failed`)
      return status === 'ready'
    }
    while (!(await isReady())) await sleep(POLL_MS)
    return _id
  }

  await importFile('ortho.tif', readFileSync(RASTER))
  const layerId = await importFile('trees.csv', Buffer.from(`species,lat,long\n${trees().join('\n')}\n`))
  return {
    server,
    cookie,
    call,
    visitor: callerOf(server, ''),
    missionId,
    layerId,
    share: (more = {}) => call<Share>('POST', '/share/create', { kind: 'mission', targetId: missionId, ...more }),
    stop: () => server.stop(),
  }
}

const trees = (): string[] =>
  Array.from(
    { length: POINTS },
    (_, index) => `spruce,${52 + (index % 50) / 1000},${-1 + Math.floor(index / 50) / 1000}`,
  )
