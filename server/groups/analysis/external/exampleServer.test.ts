// docs/examples/inference_server.py against this server, on machines with Python 3.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import type { components } from '../../../platform/contract/contract.gen'
import { startTestApp, type TestApp } from '../../../testing/testApp'
import { until } from '../../../testing/until'
import { INFERENCE_SECRET } from '../testing/modelServer'
import { insertReadableLayer } from '../testing/storedAnalysis'

type Schemas = components['schemas']

const EXAMPLE = path.resolve('docs/examples/inference_server.py')
const hasPython = spawnSync('python3', ['--version']).status === 0

let aerie: TestApp | undefined
let example: ChildProcess | undefined

afterEach(async () => {
  example?.kill()
  await aerie?.close()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('the example server fetches the file, reports and finds something', async () => {
  if (!hasPython) return
  const port = await freePort()
  const own = await freePort()
  example = spawn('python3', [EXAMPLE, String(port)], { env: { ...process.env, INFERENCE_SECRET }, stdio: 'pipe' })
  await once(example.stdout!, 'data')
  const settings = { INFERENCE_URL: `http://127.0.0.1:${port}`, INFERENCE_SECRET, PORT: String(own) }
  aerie = await startTestApp(settings)
  await aerie.app.listen({ port: own, host: '127.0.0.1' })
  const root = await aerie.cookieOf(aerie.demo.root)
  const call = <Data>(method: 'GET' | 'POST', url: string, body?: object) => aerie!.call<Data>(root, method, url, body)
  const missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Port' })).data._id
  const layerId = await insertReadableLayer(aerie, aerie.demo, missionId)
  const started = await call<{ analysisId: string }>('POST', `/aiml/layer/${layerId}/example/infer`, {
    model: 'Example',
  })
  expect(started.code).toBe(201)
  const analysis = await until(async () => {
    const { data } = await call<Schemas['Analysis']>('GET', `/aiml/get/${started.data.analysisId}`)
    return ['completed', 'failed'].includes(data.status) ? data : undefined
  })
  expect(analysis).toMatchObject({
    status: 'completed',
    model: 'Example',
    modelVersion: '1.0',
    counts: { candidate: 1 },
  })
})
