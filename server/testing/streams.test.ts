// Every operation that replies with a file or an export, while database connections are cut and clients leave: its reader
// gets an error or the end, and is never left waiting. The contract defines the operations, so that new ones are included.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { inTenant } from '../platform/db/tenancy'
import { operationsOf } from '../platform/contract/spec'
import { testContract } from './contract'
import { callOf, type Place } from './contractCalls'
import { seedRecords, type Records } from './idFixtures'
import { recordOf } from './tenantMatrix/attempts'
import { startTestApp, type TestApp } from './testApp'
import { until } from './until'

const ROUNDS = 4

const { spec } = testContract()
const places = operationsOf(spec).filter(({ method, operation }) => {
  const success = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))?.[1]
  return method === 'get' && success?.content !== undefined && !('application/json' in success.content)
})

let aerie: TestApp
let origin: string
let cookie: string
let records: Records

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  cookie = await aerie.cookieOf(aerie.demo.root)
  records = await seedRecords(aerie, aerie.demo, 'stream')
  // Exports of several pages.
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    await sql`insert into mission (id, tenant_id, name, status, created_by)
              select gen_random_uuid(), ${aerie.demo.id}, 'Site ' || number, 'draft', ${aerie.demo.root.id}
                from generate_series(1, 1000) as number`.execute(tx)
  })
})
afterAll(() => aerie.close())

/** Resolves when the reply has ended or broken off. */
function download({ url, leaves }: { url: string; leaves: boolean }): Promise<void> {
  return new Promise((resolve) => {
    const call = request(`${origin}${url}`, { headers: { cookie } }, (reply) => {
      reply.on('end', () => resolve())
      reply.on('error', () => resolve())
      if (leaves) call.destroy()
      else reply.resume()
    })
    call.on('error', () => resolve())
    call.end()
  })
}

const urlOf = (place: Place): string => callOf(spec, place, (slot) => recordOf(place, slot, records)).url

/** Ends all other connections to the database, like a restart of it. */
async function cutConnections(): Promise<void> {
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
                      where datname = current_database() and pid <> pg_backend_pid()`
  // The connection itself may be cut by the round before.
  await others.execute(aerie.db).catch(() => undefined)
}

test('there are files and exports of all kinds', () => {
  expect(places.map(({ operation }) => operation.operationId)).toEqual(
    expect.arrayContaining([
      'downloadDocuments',
      'downloadEvidenceCase',
      'exportAuditEntries',
      'exportFeaturesCsv',
      'exportMissions',
      'getRasterTile',
      'getRecordingFile',
    ]),
  )
})

test('readers get an error or the end when connections are cut and clients leave', async () => {
  // The pool reports the connections that are cut.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const waiting = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    let hasEnded = false
    const readers = places.flatMap((place) =>
      [false, true].map(async (leaves) => {
        const name = `${place.operation.operationId}${leaves ? ', left by its client' : ''}`
        waiting.add(name)
        await download({ url: urlOf(place), leaves })
        waiting.delete(name)
      }),
    )
    for (let cut = 0; cut < 4; cut++) await cutConnections()
    const allRead = Promise.all(readers).then(() => (hasEnded = true))
    // A reader that still waits at the end of the test is named.
    await until(() => hasEnded).catch(() => undefined)
    expect([...waiting]).toEqual([])
    await allRead
  }
  // The server goes on: a reply 503 asks to repeat the request, because a connection that was cut is found by its next use.
  for (const place of places) {
    await until(async () => {
      const reply = await aerie.app.inject({ url: urlOf(place), headers: { cookie } })
      return reply.statusCode !== 503
    })
  }
})
