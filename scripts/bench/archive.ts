// Downloads files of five gibibytes as one ZIP, and measures speed and memory of the server. The files are sparse: they take no disk.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { startBenchApp, type BenchApp } from './benchApp'
import { callerOf } from './calls'
import type { Bench, Row } from './table'
import { sized } from './size'

const GIB = 2 ** 30
const FILES = 10
const TOTAL = sized(5 * GIB, 10 * 2 ** 20)
const SIZE = TOTAL / FILES
const EVERY_MS = 100

/** Reads the download in a process of its own and prints its bytes. */
const READER = `
  const [address, cookie] = process.argv.slice(1)
  fetch(address, { headers: { cookie } }).then(async (answer) => {
    let bytes = 0
    for await (const chunk of answer.body) bytes += chunk.length
    process.stdout.write(answer.status + ' ' + bytes)
  })`

export const archive: Bench = { title: `download of ${FILES} files, ${TOTAL / GIB} GiB, as one ZIP`, run }

async function run(): Promise<Row[]> {
  const bench = await startBenchApp()
  try {
    const cookie = await bench.signIn('root@demo.test')
    const { _id: missionId } = await callerOf(bench, cookie)<{ _id: string }>('POST', '/mission/create', {
      name: 'Archive',
    })
    const ids = await fill(bench, missionId)
    const url = `${bench.address}/apis/v1/data/download?${ids.map((id) => `itemIds=${id}`).join('&')}`
    const sizes = [process.memoryUsage.rss()]
    const timer = setInterval(() => sizes.push(process.memoryUsage.rss()), EVERY_MS)
    const began = performance.now()
    const cpu = process.cpuUsage()
    const bytes = await download(url, cookie)
    const { user, system } = process.cpuUsage(cpu)
    const seconds = (performance.now() - began) / 1000
    clearInterval(timer)
    if (bytes < TOTAL) throw new Error(`The ZIP had ${bytes} bytes`)
    return [
      { what: 'speed', figure: `${(bytes / 2 ** 20 / seconds).toFixed(0)} MiB/s, ${seconds.toFixed(0)} s` },
      { what: 'CPU time of the server', figure: `${((user + system) / 1_000_000).toFixed(1)} s` },
      {
        what: 'memory: before, after the first GiB, at the end, most',
        figure: [sizes[0], sizes[Math.floor((sizes.length * GIB) / TOTAL)], sizes.at(-1), Math.max(...sizes)]
          .map((size = Number.NaN) => `${(size / 2 ** 20).toFixed(0)} MiB`)
          .join(', '),
        budget: 'flat',
      },
    ]
  } finally {
    await bench.stop()
  }
}

/** @returns the number of bytes */
async function download(url: string, cookie: string): Promise<number> {
  const reader = spawn(process.execPath, ['-e', READER, url, cookie], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  reader.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(reader, 'close')
  const [status, bytes] = text.split(' ')
  if (status !== '200') throw new Error(`The download was answered ${text}`)
  return Number(bytes)
}

/** Documents with sparse files. @returns their IDs */
async function fill({ superuser, dataDir }: BenchApp, missionId: string): Promise<string[]> {
  const tenant = await superuser.selectFrom('tenant').select('id').where('name', '=', 'Demo').executeTakeFirstOrThrow()
  const ids: string[] = []
  for (let index = 0; index < FILES; index++) {
    const { rows } = await sql<{ id: string; key: string }>`
      with stored as (
        insert into stored_file (id, tenant_id, key, name, size, media_type, sha256)
        values (gen_random_uuid(), ${tenant.id}, ${tenant.id} || '/' || gen_random_uuid() || '/bench.bin', 'bench.bin',
                ${SIZE}, 'application/octet-stream', repeat('0', 64))
        returning id, key
      )
      insert into mission_file (id, tenant_id, mission_id, stored_file_id, kind, name)
      select gen_random_uuid(), ${tenant.id}, ${missionId}, stored.id, 'document', 'Part ' || ${index}::int from stored
      returning id, (select key from stored) as key`.execute(superuser)
    const [file] = rows
    if (!file) throw new Error('The file was not stored')
    const place = path.join(dataDir, 'files', file.key)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, '')
    truncateSync(place, SIZE)
    ids.push(file.id)
  }
  return ids
}
