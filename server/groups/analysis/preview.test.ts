// A preview shows what the run with the same settings will find.
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { components } from '../../platform/contract/contract.gen'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { effectivePermissions } from '../../platform/identity/permissions'
import type { Services } from '../services'
import { until } from '../../testing/until'
import { previewAnalysis } from './service'
import { fieldPicture, importPicture } from './testing/fieldLayers'

type Schemas = components['schemas']
type Preview = Schemas['AnalysisPreviewReply']['data']

/** More than a million pixels, and less than a run reads. */
const SIDE = 1300
/** Radii about the smallest area that is looked for, so that another grid finds another number of plants. */
const plantsFrom = (first: number) =>
  Array.from(
    { length: 60 },
    (_, at) => [90 + (at % 10) * 120, 90 + Math.floor(at / 10) * 190, first + (at % 7)] as const,
  )

let aerie: TestApp
let root: string
let before: string
let after: string

const call = <Data>(method: 'GET' | 'POST', url: string, body?: object) => aerie.call<Data>(root, method, url, body)

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
  const missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Farm' })).data._id
  const add = async (name: string, first: number) => {
    const picture = await fieldPicture({ plants: plantsFrom(first), side: SIDE })
    return importPicture(aerie, { cookie: root, origin }, { missionId, name, picture })
  }
  before = await add('March', 3)
  after = await add('May', 6)
})
afterAll(() => aerie.close())

async function runOf(type: string, body: object) {
  const started = await call<{ analysisId: string }>('POST', `/aiml/layer/${after}/${type}/infer`, body)
  const { analysisId } = started.data
  const analysis = await until(async () => {
    const { data } = await call<Schemas['Analysis']>('GET', `/aiml/get/${analysisId}`)
    return data.status === 'completed' ? data : undefined
  })
  const { data } = await call<{ detections: Schemas['Detection'][] }>('GET', `/aiml/detections/${analysisId}`)
  return { ...analysis, detections: data.detections }
}

const shapesOf = (found: readonly { geometry: object | null; area: number | null }[]) =>
  found.map(({ geometry, area }) => ({ geometry, area }))

test.each([
  ['the whole layer', 'vegetation', { parameters: { minAreaM2: 3 } }],
  ['a part of the layer', 'vegetation', { parameters: { minAreaM2: 3 }, bounds: [9.0003, 9.9985, 9.0019, 9.9998] }],
  ['two layers', 'change', { parameters: { minAreaM2: 2, threshold: 30 } }],
] as const)('a preview of %s has the number, the outlines and the grid of the run', async (_name, type, settings) => {
  const body = type === 'change' ? { ...settings, compareLayerId: before } : settings
  const preview = (await call<Preview>('POST', `/aiml/preview/${after}/${type}`, body)).data
  const run = await runOf(type, body)
  expect(preview.total).toBeGreaterThan(5)
  expect(preview.total).toBe(run.detections.length)
  expect(shapesOf(preview.found)).toEqual(shapesOf(run.detections))
  expect({ gsd: preview.gsd, figures: preview.figures }).toEqual({ gsd: run.gsd, figures: run.figures })
})

test('other requests are answered while a preview is computed', async () => {
  const state = { isDone: false }
  const previewed = call<Preview>('POST', `/aiml/preview/${after}/plants`, {}).finally(() => (state.isDone = true))
  let answered = 0
  while (!state.isDone) {
    expect((await call('GET', '/aiml/models')).code).toBe(200)
    answered += 1
    await setTimeout(20)
  }
  expect((await previewed).code).toBe(200)
  expect(answered).toBeGreaterThan(5)
})

test('a preview that takes too long ends with a text', async () => {
  const { storage, raster, analyses } = aerie.app
  const services = { db: aerie.db, config: aerie.config, storage, raster, analyses } as unknown as Services
  const user = { userId: aerie.demo.root.id, permissions: effectivePermissions('tenant-root', []) }
  const { signal } = new AbortController()
  const preview = previewAnalysis(services, aerie.demo.id, user, { layerId: after, inferType: 'plants' }, signal, 1)
  await expect(preview).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('takes too long') as string,
  })
})
