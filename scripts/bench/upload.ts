// Compares a tus upload to the server with the same bytes piped from HTTP to the same disk by a minimal Node server: speed,
// CPU time and memory of the server. The variants alternate within a round, so that other load affects all of them.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { startBundledServer } from './bundledServer'
import { untilIdle } from './calls'
import { cpuSeconds, residentBytes } from './processFigures'
import { median, type Bench, type Row } from './table'
import { sized } from './size'
import { signIn } from './twoTenants'

const MIB = 1024 * 1024
const SIZE = sized(2048, 8) * MIB
const ROUNDS = sized(3, 1)
const AERIE_PORT = 18_090
const PIPE_PORT = 18_091
const MOST_GROWN_MIB = 64
/** Smaller growth is chance: when memory is collected. */
const LEAST_GROWN_MIB = 32
const block = Buffer.alloc(4 * MIB, 'drone')

/** The baseline: a pipe to a file. With `sync`, it replies after the bytes are on the disk, like Aerie. */
const PIPE = `
  const { createWriteStream, rmSync } = require('node:fs')
  const { pipeline } = require('node:stream')
  const [folder, port] = process.argv.slice(1)
  require('node:http').createServer((asked, answer) => {
    const file = folder + '/piped'
    pipeline(asked, createWriteStream(file, { flush: asked.url === '/sync' }), (error) => {
      rmSync(file)
      answer.writeHead(error ? 500 : 204).end()
    })
  }).listen(port, '127.0.0.1')`

interface Run {
  seconds: number
  /** CPU seconds of the server. */
  cpu: number
  /** Maximum growth of the server process in bytes. */
  grown: number
}

export const upload: Bench = { title: `upload of ${SIZE / MIB} MiB, ${ROUNDS} rounds`, run }

async function run(): Promise<Row[]> {
  const server = await startBundledServer(AERIE_PORT)
  const { process: aerie, folder } = server
  const pipe = spawn(process.execPath, ['-e', PIPE, folder, String(PIPE_PORT)], { stdio: 'inherit' })
  try {
    const { cookie } = await signIn(`${server.address}/apis/v1`, 'root@demo.test')
    await untilIdle(server, cookie)
    const runs: Record<string, Run[]> = { 'raw pipe': [], 'raw pipe, synced': [], tus: [], 'tus, 64 MiB a request': [] }
    for (let round = 0; round < ROUNDS; round++) {
      runs['raw pipe']?.push(await measured(pipe, () => sendRaw('/')))
      runs['raw pipe, synced']?.push(await measured(pipe, () => sendRaw('/sync')))
      runs['tus']?.push(await measured(aerie, () => sendTus(cookie, SIZE)))
      runs['tus, 64 MiB a request']?.push(await measured(aerie, () => sendTus(cookie, 64 * MIB)))
    }
    return rowsOf(runs)
  } finally {
    pipe.kill()
    await server.stop()
  }
}

function rowsOf(runs: Record<string, Run[]>): Row[] {
  const speed = (name: string): number => median((runs[name] ?? []).map(({ seconds }) => SIZE / MIB / seconds))
  return Object.entries(runs).flatMap(([name, of]): Row[] => {
    const grown = Math.max(...of.map((each) => each.grown)) / MIB
    const cpu = median(of.map((each) => each.cpu)) / (SIZE / MIB / 1024)
    const row = {
      what: name,
      figure: `${speed(name).toFixed(0)} MiB/s, ${cpu.toFixed(1)} s CPU/GiB, +${grown.toFixed(0)} MiB memory`,
      ratio: `${(speed(name) / speed('raw pipe')).toFixed(2)} of the raw pipe`,
    }
    if (!name.startsWith('tus')) return [row]
    return [
      {
        ...row,
        budget: '>= 0.8',
        kept: { value: speed(name) / speed('raw pipe'), unit: 'x', goal: { atLeast: 0.8 } },
      },
      {
        what: `${name}: memory`,
        figure: `+${grown.toFixed(0)} MiB`,
        budget: `<= +${MOST_GROWN_MIB} MiB`,
        kept: { value: Math.max(grown, LEAST_GROWN_MIB), unit: 'MiB', goal: { atMost: MOST_GROWN_MIB } },
      },
    ]
  })
}

async function measured(server: ChildProcess, send: () => Promise<void>): Promise<Run> {
  const before = residentBytes(server)
  let most = before
  const timer = setInterval(() => (most = Math.max(most, residentBytes(server))), 50)
  const cpuBefore = cpuSeconds(server)
  const started = performance.now()
  await send()
  const seconds = (performance.now() - started) / 1000
  clearInterval(timer)
  return { seconds, cpu: cpuSeconds(server) - cpuBefore, grown: most - before }
}

async function sendRaw(url: string): Promise<void> {
  const { statusCode } = await ask(PIPE_PORT, 'PUT', url, {}, SIZE)
  if (statusCode !== 204) throw new Error(`The pipe answered ${statusCode}`)
}

async function sendTus(cookie: string, perRequest: number): Promise<void> {
  const headers = { cookie, 'tus-resumable': '1.0.0' }
  const created = await ask(AERIE_PORT, 'POST', '/apis/v1/upload/tus', { ...headers, 'upload-length': String(SIZE) })
  const address = created.headers.location ?? ''
  for (let offset = 0; offset < SIZE; offset += perRequest) {
    const patch = { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
    const { statusCode } = await ask(AERIE_PORT, 'PATCH', address, patch, Math.min(perRequest, SIZE - offset))
    if (statusCode !== 204) throw new Error(`The upload was answered ${statusCode}`)
  }
  await ask(AERIE_PORT, 'DELETE', address, headers)
}

async function ask(
  port: number,
  method: string,
  url: string,
  headers: Record<string, string>,
  length = 0,
): Promise<IncomingMessage> {
  const asked = request({
    port,
    host: '127.0.0.1',
    method,
    path: url,
    headers: { ...headers, 'content-length': length },
  })
  const [[answer]] = (await Promise.all([
    once(asked, 'response'),
    pipeline(Readable.from(blocks(length)), asked),
  ])) as unknown as [[IncomingMessage]]
  answer.resume()
  await once(answer, 'end')
  return answer
}

function* blocks(length: number): Generator<Buffer> {
  for (let left = length; left > 0; left -= block.length) yield left < block.length ? block.subarray(0, left) : block
}
