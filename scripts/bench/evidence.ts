// Freezes an evidence case and downloads its archive: memory of the server, speed beside a raw pipe of the same bytes, and the
// times of other requests meanwhile. The server runs in this process, everything else in processes of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { startBenchApp, type BenchApp } from './benchApp'
import { callerOf, untilJobsEnd } from './calls'
import { percentile, type Bench, type Row } from './table'
import { sized } from './size'

const MIB = 2 ** 20
/** The budgets are for 5. */
const GIB = Number(process.env['EVIDENCE_GIB'] ?? sized(0.5, 0.01))
const FILES = 10
const SIZE = Math.round((GIB * 1024 * MIB) / FILES)
const IDLE_MS = sized(10_000, 500)
const EVERY_MS = 50
const POLL_MS = 50

/** Writes random bytes, which cannot be compressed, and prints their hash. They are on the disk before it ends. */
const GENERATOR = `
  const { createHash, randomFillSync } = require('node:crypto')
  const { closeSync, fsyncSync, openSync, writeSync } = require('node:fs')
  const [file, size] = process.argv.slice(1)
  const hash = createHash('sha256')
  const output = openSync(file, 'w')
  const block = Buffer.alloc(${MIB})
  for (let left = Number(size); left > 0; left -= block.length) {
    const bytes = randomFillSync(block).subarray(0, Math.min(left, block.length))
    hash.update(bytes)
    writeSync(output, bytes)
  }
  fsyncSync(output)
  closeSync(output)
  process.stdout.write(hash.digest('hex'))`

/** The baseline of the freeze: reads the files, hashes them once and writes them to one file. */
const PIPE = `
  const { createHash } = require('node:crypto')
  const { createReadStream, createWriteStream } = require('node:fs')
  const { pipeline } = require('node:stream/promises')
  const [target, ...files] = process.argv.slice(1)
  async function* hashed() {
    const hash = createHash('sha256')
    for (const file of files) for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
      hash.update(chunk)
      yield chunk
    }
    hash.digest()
  }
  const startedAt = performance.now()
  pipeline(hashed(), createWriteStream(target, { flush: true })).then(() => {
    process.stdout.write(String(performance.now() - startedAt))
  })`

/** The baseline of the download: answers each request with the file, and prints its port. */
const FILE_SERVER = `
  const { createReadStream } = require('node:fs')
  const { pipeline } = require('node:stream')
  const server = require('node:http').createServer((asked, answer) => {
    pipeline(createReadStream(process.argv[1], { highWaterMark: 256 * 1024 }), answer, () => undefined)
  })
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))`

/** Reads a download and prints its status, bytes and milliseconds. */
const READER = `
  const [address, cookie] = process.argv.slice(1)
  const startedAt = performance.now()
  fetch(address, { headers: { cookie } }).then(async (answer) => {
    let bytes = 0
    for await (const chunk of answer.body) bytes += chunk.length
    process.stdout.write([answer.status, bytes, performance.now() - startedAt].join(' '))
  })`

export const evidence: Bench = { title: `evidence case of ${FILES} files, ${GIB} GiB: freeze and download`, run }

interface Site {
  bench: BenchApp
  cookie: string
  tenantId: string
}

/** What other requests and the memory of the server were like during some work. */
interface Watched {
  times: number[]
  /** Most resident bytes of the server. */
  most: number
  /** Most bytes of buffers. Resident memory that the demo data left free may hide their growth. */
  buffers: number
  /** Of the server. */
  cpuSeconds: number
}

async function run(): Promise<Row[]> {
  const bench = await startBenchApp()
  try {
    const cookie = await bench.signIn('root@demo.test')
    const tenant = await bench.superuser
      .selectFrom('tenant')
      .select('id')
      .where('name', '=', 'Demo')
      .executeTakeFirstOrThrow()
    const site = { bench, cookie, tenantId: tenant.id }
    const call = callerOf(bench, cookie)
    const { _id: missionId } = await call<{ _id: string }>('POST', '/mission/create', { name: 'Evidence' })
    const { ids, files } = await fill(site, missionId)
    const { _id: caseId } = await call<{ _id: string }>('POST', '/evidence/create', { missionId, name: 'Bench' })
    const { version } = await call<{ version: number }>('POST', `/evidence/add/${caseId}`, { evidenceFileIds: ids })
    await untilJobsEnd(bench)
    // The first calls warm up.
    await watch(site, () => sleep(IDLE_MS / 2))
    const idle = await watch(site, () => sleep(IDLE_MS))

    const pipeSeconds = Number(await output('-e', PIPE, path.join(bench.dataDir, 'piped'), ...files)) / 1000
    const startedAt = performance.now()
    const freeze = await watch(site, async () => {
      await call('POST', `/evidence/freeze/${caseId}`, { version })
      await untilFrozen(site, caseId)
    })
    const freezeSeconds = (performance.now() - startedAt) / 1000

    const rawSeconds = await rawDownload(path.join(bench.dataDir, 'piped'))
    let downloadSeconds = Number.NaN
    const download = await watch(site, async () => {
      downloadSeconds = await read(`${bench.address}/apis/v1/evidence/download/${caseId}`, cookie)
    })
    return [
      { what: 'idle', figure: `${figureOf(idle)}, ${mib(idle.most)} of memory` },
      ...rowsOf('freeze', idle, freeze, freezeSeconds, pipeSeconds, '<= 1.2x'),
      ...rowsOf('download', idle, download, downloadSeconds, rawSeconds),
    ]
  } finally {
    await bench.stop()
  }
}

/** @param delay the budget for other requests; a download on the same machine also takes the CPU of its reader */
function rowsOf(
  what: string,
  idle: Watched,
  watched: Watched,
  seconds: number,
  rawSeconds: number,
  delay?: string,
): Row[] {
  const p95 = ({ times }: Watched) => percentile(times, 0.95)
  return [
    {
      what: `${what}: speed`,
      figure: `${speed(seconds)}, raw pipe ${speed(rawSeconds)}, ${watched.cpuSeconds.toFixed(1)} s CPU of the server`,
      ratio: `${(rawSeconds / seconds).toFixed(2)} of the raw pipe`,
    },
    {
      what: `${what}: memory over idle`,
      figure: `${grown(watched.most - idle.most)}, buffers ${grown(watched.buffers - idle.buffers)}`,
      budget: '<= +64 MiB',
    },
    {
      what: `${what}: other requests`,
      figure: figureOf(watched),
      ratio: `p95 ${(p95(watched) / p95(idle)).toFixed(2)}x`,
      ...(delay && { budget: delay }),
    },
  ]
}

const mib = (bytes: number): string => `${(bytes / MIB).toFixed(0)} MiB`
const grown = (bytes: number): string => `${bytes < 0 ? '' : '+'}${mib(bytes)}`
const speed = (seconds: number): string => `${((SIZE * FILES) / 1e6 / seconds).toFixed(0)} MB/s`
const figureOf = ({ times }: Watched): string =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`

/** Sends small requests and samples the memory during the work. */
async function watch({ bench, cookie, tenantId }: Site, work: () => Promise<void>): Promise<Watched> {
  const url = `${bench.address}/apis/v1/mission/get/tenant/${tenantId}?pageSize=20`
  const caller = startNode([path.join(__dirname, 'requestTimes.mjs'), url, cookie])
  let most = 0
  let buffers = 0
  const timer = setInterval(() => {
    const { rss, arrayBuffers } = process.memoryUsage()
    most = Math.max(most, rss)
    buffers = Math.max(buffers, arrayBuffers)
  }, EVERY_MS)
  const cpu = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(cpu)
  clearInterval(timer)
  caller.input.end()
  return { times: JSON.parse(await caller.text) as number[], most, buffers, cpuSeconds: (user + system) / 1e6 }
}

async function untilFrozen({ bench, tenantId }: Site, caseId: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isFrozen: boolean; status: string }>`
      select c.frozen_at is not null as "isFrozen", j.status
        from evidence_case c join job j on j.id = c.job_id
       where c.tenant_id = ${tenantId} and c.id = ${caseId}`.execute(bench.superuser)
    if (rows[0]?.isFrozen) return
    if (rows[0]?.status === 'failed') throw new Error('The case was not frozen')
    await sleep(POLL_MS)
  }
}

/** @returns the seconds of a download of a file from a minimal server */
async function rawDownload(file: string): Promise<number> {
  const server = spawn(process.execPath, ['-e', FILE_SERVER, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [port] = (await once(server.stdout, 'data')) as [Buffer]
    return await read(`http://127.0.0.1:${port.toString()}/`, '')
  } finally {
    server.kill()
    rmSync(file)
  }
}

/** @returns seconds */
async function read(url: string, cookie: string): Promise<number> {
  const text = await output('-e', READER, url, cookie)
  const [status, bytes, milliseconds] = text.split(' ').map(Number)
  if (status !== 200 || (bytes ?? 0) < SIZE * FILES) throw new Error(`The download was answered ${text}`)
  return (milliseconds ?? Number.NaN) / 1000
}

/** Documents with random bytes. */
async function fill({ bench, tenantId }: Site, missionId: string): Promise<{ ids: string[]; files: string[] }> {
  const ids: string[] = []
  const files: string[] = []
  for (let index = 0; index < FILES; index++) {
    const { rows } = await sql<{ key: string }>`
      select ${tenantId} || '/' || gen_random_uuid() || '/bench.bin' as key`.execute(bench.superuser)
    const key = rows[0]?.key ?? ''
    const file = path.join(bench.dataDir, 'files', key)
    mkdirSync(path.dirname(file), { recursive: true })
    const sha256 = await output('-e', GENERATOR, file, String(SIZE))
    const inserted = await sql<{ id: string }>`
      with stored as (
        insert into stored_file (id, tenant_id, key, name, size, media_type, sha256)
        values (gen_random_uuid(), ${tenantId}, ${key}, 'bench.bin', ${SIZE}, 'application/octet-stream', ${sha256})
        returning id
      )
      insert into mission_file (id, tenant_id, mission_id, stored_file_id, kind, name)
      select gen_random_uuid(), ${tenantId}, ${missionId}, stored.id, 'document', 'Part ' || ${index}::int from stored
      returning id`.execute(bench.superuser)
    ids.push(inserted.rows[0]?.id ?? '')
    files.push(file)
  }
  return { ids, files }
}

/** @returns what a Node process prints */
const output = (...args: string[]): Promise<string> => startNode(args).text

function startNode(args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const read = async (): Promise<string> => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`A process of the benchmark ended with ${code}`)
    return text
  }
  return { input: child.stdin, text: read() }
}
