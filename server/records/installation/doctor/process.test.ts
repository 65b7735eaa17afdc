import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '../../../platform/processes/ports'
import { measureEventLoopDelay } from './eventLoopDelay'
import { inLanguage } from './finding'
import { examineEventLoop, examineProcesses } from './process'

test('says how many processes of the server do not answer', async () => {
  const answering = createServer((socket) => socket.destroy())
  answering.listen(0, '127.0.0.1')
  await once(answering, 'listening')
  const { port } = answering.address() as AddressInfo
  const [silent = 0] = await freePorts(1)
  const stateOf = async (ports: number[]) =>
    inLanguage('en', await examineProcesses({ PROCESS: { index: 0, count: ports.length, ports } }))
  expect(await stateOf([1])).toMatchObject({ state: 'ok' })
  expect(await stateOf([1, port])).toMatchObject({ state: 'ok', text: 'All 2 processes answer.' })
  expect(await stateOf([1, port, silent])).toMatchObject({
    state: 'failed',
    text: '1 of 3 processes do not answer.',
  })
  answering.close()
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
