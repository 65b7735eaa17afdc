// A person's export tells no more of records than the API tells the same person: compared value by value for clients, by permission for others.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { isWrite, operationsOf } from '../../platform/contract/spec'
import { inTenant } from '../../platform/db/tenancy'
import { ALLOWED_FOR_TENANT } from '../../platform/identity/permissions'
import { CLIENT_COLUMNS, RECORD_PERMISSIONS } from '../../records/tenant-data/personShape'
import {
  addClient,
  joinClient,
  linkMission,
  showAlert,
  showDocument,
  showLayer,
  showOutcome,
  showPhoto,
  showRecording,
} from '../../testing/clients'
import { testContract } from '../../testing/contract'
import { callOf } from '../../testing/contractCalls'
import { seedRecords, type Records } from '../../testing/idFixtures'
import { recordOf } from '../../testing/tenantMatrix/attempts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/testApp'
import { unpackZip } from '../../testing/unpackZip'
import { until } from '../../testing/until'
import { exportJob } from './exportJob'
import type { DataExport } from './sql'

type Row = Record<string, unknown>

const SECRET = 'secret reason of the team'

let aerie: TestApp
let folder: string
let shown: Records
let withdrawn: Records

const change = (text: ReturnType<typeof sql>) => inTenant(aerie.db, aerie.demo.id, (tx) => text.execute(tx))

beforeAll(async () => {
  aerie = await startTestApp({}, [exportJob])
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-shape-'))
  const { demo } = aerie
  shown = await seedRecords(aerie, demo, 'shown')
  withdrawn = await seedRecords(aerie, demo, 'withdrawn')
  const clientId = await addClient(aerie, demo, 'Harbour Authority')
  await joinClient(aerie, demo, demo.client, clientId)
  await linkMission(aerie, demo, clientId, shown['mission'] ?? '')
  await showAlert(aerie, demo, shown['alert'] ?? '')
  await showLayer(aerie, demo, shown['layer'] ?? '')
  await showDocument(aerie, demo, shown['document'] ?? '')
  await showOutcome(aerie, demo, shown['outcome'] ?? '')
  await showRecording(aerie, demo, shown['recording'] ?? '')
  await showPhoto(aerie, demo, shown['photo'] ?? '')
  await change(
    sql`update alert set state = 'closed', outcome = 'false_alarm', reason = ${SECRET}, owner_id = ${demo.staff.id},
                         closed_at = now(), acknowledged_at = now()`,
  ).catch(() => change(sql`update alert set reason = ${SECRET}`))
})
afterAll(async () => {
  await aerie.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes every record of the organisation refer to a person, by each column that can. */
async function nameEverywhere({ id }: TestUser, tables: readonly string[]): Promise<void> {
  const { rows } = await aerie.pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
       from pg_constraint f join pg_class c on c.oid = f.conrelid
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey) and a.attname ~ '_by$'
      where f.contype = 'f' and f.confrelid = 'app_user'::regclass and c.relname = any ($1)`,
    [tables],
  )
  for (const { table, column } of rows)
    await change(
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id} where tenant_id = ${aerie.demo.id}`,
    ).catch(
      // What cannot be changed, such as a custody log, stays as it is.
      () => undefined,
    )
}

/** @returns the rows by table */
async function exportOf(cookie: string, name: string): Promise<{ tables: Map<string, Row[]>; text: string }> {
  const started = await aerie.call<DataExport>(cookie, 'POST', '/profile/data-export/start')
  expect(started.code).toBe(201)
  const state = async () =>
    (await aerie.call<{ exports: DataExport[] }>(cookie, 'GET', '/profile/data-export/get')).data.exports.find(
      ({ _id }) => _id === started.data._id,
    )?.state
  await until(async () => (await state()) !== 'running')
  expect(await state()).toBe('ready')
  const url = `/apis/v1/profile/data-export/download/${started.data._id}`
  const { rawPayload } = await aerie.app.inject({ method: 'GET', url, headers: { cookie } })
  const target = path.join(folder, name)
  unpackZip(rawPayload, target)
  const tables = new Map<string, Row[]>()
  let text = ''
  for (const file of readdirSync(path.join(target, 'records'))) {
    const lines = readFileSync(path.join(target, 'records', file), 'utf8')
    text += lines
    const rows = lines.split('\n').filter((line) => line !== '')
    tables.set(
      path.basename(file, '.jsonl'),
      rows.map((line) => JSON.parse(line) as Row),
    )
  }
  return { tables, text }
}

/** What the API tells a client of the shared mission. */
async function repliesTo(cookie: string): Promise<string> {
  const { mission, layer, alert, document, photo, recording, outcome, location } = shown
  const paths = [
    '/mission/list?pageSize=200',
    `/mission/get/${mission}`,
    `/mission/get-missions-geojson`,
    '/client/shared-missions',
    `/client/get-client-mission-details/${mission}`,
    `/layer/all-layers-for-mission/${mission}`,
    `/layer/getbymissionId/${mission}`,
    `/layer/get-feature-by-layerId/${layer}`,
    '/alert/list',
    `/alert/get-alert-by-ID/${alert}`,
    `/document/getbymissionId/${mission}`,
    `/document/get/${document}`,
    `/photo/list/${mission}`,
    `/photo/get/${photo}`,
    `/VOD/get-by-missionID/${mission}`,
    `/VOD/get-by-ID/${recording}`,
    `/outcome/list/${mission}`,
    `/outcome/get/${outcome}`,
    `/location/get/${location}`,
    '/location/list',
  ]
  const replies: string[] = []
  for (const url of paths) {
    const { statusCode, body } = await aerie.app.inject({ url: `/apis/v1${url}`, headers: { cookie } })
    if (statusCode === 200) replies.push(body)
  }
  expect(replies.length).toBeGreaterThan(10)
  return replies.join('\n')
}

/** As the API writes it. */
function asReplied(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/.test(value)) return new Date(value).toISOString()
  return typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : JSON.stringify(value)
}

/** Values of records in an export that the replies do not have, by table and column. */
function untoldIn(tables: ReadonlyMap<string, Row[]>, replies: string, known: readonly string[]): string[] {
  const untold = new Set<string>()
  for (const name of Object.keys(CLIENT_COLUMNS))
    for (const row of tables.get(name) ?? [])
      for (const [column, value] of Object.entries(row)) {
        const isNothing = value === null || value === '' || (Array.isArray(value) && value.length === 0)
        const text = asReplied(value)
        if (!isNothing && !known.includes(text) && !replies.includes(text)) untold.add(`${name}.${column}: ${text}`)
      }
  return [...untold]
}

test('each value in the export of a client is one that its API tells, of records that it sees', async () => {
  const { client, staff, id } = aerie.demo
  await nameEverywhere(client, Object.keys(RECORD_PERMISSIONS))
  const cookie = await aerie.cookieOf(client)
  const { tables, text } = await exportOf(cookie, 'client')
  expect(untoldIn(tables, await repliesTo(cookie), [client.id, id])).toEqual([])
  expect(tables.get('alert')?.map(({ id }) => id)).toEqual([shown['alert']])
  expect(tables.get('mission')?.map(({ id }) => id)).toEqual([shown['mission']])
  expect(tables.get('layer')?.map(({ id }) => id)).toEqual([shown['layer']])
  expect(tables.get('mission_file')?.length).toBeGreaterThan(0)
  const [alert = {}] = tables.get('alert') ?? []
  expect(
    Object.keys(alert).filter((column) => /^(state|outcome|reason|closed_at|acknowledged_at)$/.test(column)),
  ).toEqual([])
  // The owner is a colleague of the team.
  expect(alert).toMatchObject({ created_by: client.id, owner_id: null })
  // Nobody else is named.
  for (const name of Object.keys(RECORD_PERMISSIONS))
    for (const row of tables.get(name) ?? []) expect(JSON.stringify(row)).not.toContain(staff.id)
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain(withdrawn['mission'])
})

/** Columns that also those receive who may not read the record: which row, and since when. */
const EVERYBODYS = /^(id|created_at|added_at|at|uploaded_at|changed_at|answered_at|reviewed_at|sent_at|made_at)$/

/** Columns whose values the replies have in another form, each with its reason. */
const TOLD_OTHERWISE: Readonly<Record<string, string>> = {
  'feature.geom': 'GeoJSON and tiles round coordinates',
  'feature.props': 'properties of GeoJSON are in another order',
  'thermal_reading.label': 'read with the thermal picture, which the fixture does not have',
  'thermal_reading.min': 'read with the thermal picture, which the fixture does not have',
  'thermal_reading.max': 'read with the thermal picture, which the fixture does not have',
  'thermal_reading.mean': 'read with the thermal picture, which the fixture does not have',
  'thermal_reading.parameters': 'read with the thermal picture, which the fixture does not have',
}

/** What the API tells a person of the shared mission and everything else that was seeded. */
async function allRepliesTo(cookie: string): Promise<string> {
  const { spec } = testContract()
  const replies: string[] = []
  for (const place of operationsOf(spec)) {
    if (isWrite(place)) continue
    for (const records of [shown, withdrawn]) {
      const request = callOf(spec, place, (slot) => recordOf(place, slot, records))
      const { statusCode, headers, body } = await aerie.app.inject({
        ...request,
        headers: { ...request.headers, cookie },
      })
      if (statusCode === 200 && /json/.test(String(headers['content-type']))) replies.push(body)
    }
  }
  expect(replies.length).toBeGreaterThan(100)
  return replies.join('\n')
}

/** Columns with a value that is not told. */
function untoldColumns(tables: ReadonlyMap<string, Row[]>, isTold: (text: string) => boolean): string[] {
  const untold = new Set<string>()
  for (const name of Object.keys(RECORD_PERMISSIONS))
    for (const row of tables.get(name) ?? [])
      for (const [column, value] of Object.entries(row)) {
        const isNothing = value === null || value === '' || (Array.isArray(value) && value.length === 0)
        if (isNothing || EVERYBODYS.test(column) || `${name}.${column}` in TOLD_OTHERWISE) continue
        if (!isTold(asReplied(value))) untold.add(`${name}.${column}`)
      }
  return [...untold]
}

test('each value in the export of somebody of the team is one that the API tells', async () => {
  const { staff, id } = aerie.demo
  await nameEverywhere(staff, Object.keys(RECORD_PERMISSIONS))
  await change(sql`update app_user set custom_permissions = ${ALLOWED_FOR_TENANT} where id = ${staff.id}`)
  const cookie = await aerie.cookieOf(staff)
  const { tables, text } = await exportOf(cookie, 'staff')
  const replies = await allRepliesTo(cookie)
  expect(untoldColumns(tables, (text) => text === staff.id || text === id || replies.includes(text))).toEqual([])
  expect(tables.get('mission')?.[0]).toHaveProperty('name')
  expect(tables.get('share')?.[0]).not.toHaveProperty('name')
  expect(text).not.toContain('stored_file_id')
})

test('who may not read a kind of record receives that it refers to them, and nothing of its content', async () => {
  const { viewer } = aerie.demo
  await nameEverywhere(viewer, Object.keys(RECORD_PERMISSIONS))
  await change(sql`update alert set owner_id = ${viewer.id}`)
  const grant = (permissions: string[]) =>
    change(sql`update app_user set custom_permissions = ${permissions} where id = ${viewer.id}`)
  await grant([])
  const cookie = await aerie.cookieOf(viewer)
  const { tables, text } = await exportOf(cookie, 'without')
  expect(text).not.toContain(SECRET)
  const CONTENT = /^(name|title|text|reason|state|outcome|description|details|note|geom|props|content|recipient)$/
  const told = Object.keys(RECORD_PERMISSIONS).flatMap((name) =>
    (tables.get(name) ?? []).flatMap((row) =>
      Object.keys(row)
        .filter((column) => CONTENT.test(column))
        .map((column) => `${name}.${column}`),
    ),
  )
  expect([...new Set(told)]).toEqual([])
  expect(tables.get('alert')?.length).toBeGreaterThan(0)
  expect(tables.get('alert')?.[0]).toMatchObject({ owner_id: viewer.id, created_at: expect.any(String) as string })

  await grant(['mission_list', 'alert_list'])
  const allowed = await exportOf(cookie, 'with')
  expect(allowed.text).toContain(SECRET)
  expect(allowed.tables.get('layer')?.[0]).not.toHaveProperty('name')
})
