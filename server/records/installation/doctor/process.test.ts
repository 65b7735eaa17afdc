import { once } from 'node:events'
import { createServer } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '../../../platform/processes/ports'
import { measureEventLoopDelay } from './eventLoopDelay'
import { inLanguage } from './finding'
import { examineEventLoop, examineProcesses } from './process'

test('says how many processes of the server do not answer', async () => {
  const answering = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  // As of a process that is stopped: its kernel accepts connections.
  const stopped = net.createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1')
  await Promise.all([answering, stopped].map((server) => once(server, 'listening')))
  const portOf = (server: net.Server) => (server.address() as AddressInfo).port
  const port = portOf(answering)
  const [silent = 0] = await freePorts(1)
  const stateOf = async (ports: number[]) =>
    inLanguage('en', await examineProcesses({ PROCESS: { index: 0, count: ports.length, ports } }))
  expect(await stateOf([1])).toMatchObject({ state: 'ok' })
  expect(await stateOf([1, port])).toMatchObject({ state: 'ok', text: 'All 2 processes answer.' })
  expect(await stateOf([1, port, silent])).toMatchObject({
    state: 'failed',
    text: `1 of 3 processes does not answer: 3 (127.0.0.1:${silent}). The others take over their connections and jobs.`,
  })
  expect(await stateOf([1, portOf(stopped), silent])).toMatchObject({
    state: 'failed',
    text: expect.stringMatching(/^2 of 3 processes do not answer: 2 .*, 3 /) as string,
  })
  answering.close()
  stopped.close()
})

test('says that the event loop was late', async () => {
  const delay = measureEventLoopDelay()
  await sleep(100)
  const end = performance.now() + 1_200
  while (performance.now() < end);
  await sleep(100)
  const finding = examineEventLoop(delay)
  delay.stop()
  expect(finding.state).toBe('warning')
})
