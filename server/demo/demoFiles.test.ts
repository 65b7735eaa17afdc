import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { buildApp } from '../app'
import { readConfig } from '../platform/core/config'
import { databaseOn } from '../platform/db/database'
import { createPool } from '../platform/db/pool'
import { testContract } from '../testing/contract'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase'
import { until } from '../testing/until'
import { startJob } from '../platform/jobs/jobs'
import { inTenant } from '../platform/db/tenancy'
import { PLOTS } from './contents'
import { demoFiles } from './demoFiles'
import { seedDemo } from './seedDemo'

let dataDir: string
let database: TestDatabase
let pool: pg.Pool
/** Reads the rows of all tenants. */
let superuser: pg.Pool
let app: FastifyInstance

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'aerie-demo-'))
  database = await createTestDatabase()
  pool = createPool(database.connection, () => undefined)
  superuser = createPool({ ...database.connection, user: 'postgres' }, () => undefined)
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_PASSWORD: 'a password for tests' })
  app = await buildApp({ config, pool, contract: testContract().spec })
  await seedDemo({ pool, config })
})
afterAll(async () => {
  await app.close()
  await pool.end()
  await superuser.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

interface StoredJob {
  tenant_id: string
  input: Parameters<typeof demoFiles.run>[0]
}

const rowsOf = async (query: string): Promise<object[]> => (await superuser.query<object>(query)).rows

async function jobsEnded(): Promise<boolean> {
  const open = await rowsOf("select kind from job where status in ('queued', 'running')")
  return open.length === 0
}

/** Unread lines in the bell of a user. */
async function unreadOf(email: string): Promise<number> {
  const payload = { email, password: 'a password for tests' }
  const login = await app.inject({ method: 'POST', url: '/apis/v1/auth/login', payload })
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? ''
  const accept = '/apis/v1/tenant/user/terms-conditions-check?terms=true'
  expect(await app.inject({ method: 'PATCH', url: accept, headers: { cookie } })).toMatchObject({ statusCode: 200 })
  await until(async () => (await rowsOf('select from event_outbox')).length === 0)
  const reply = await app.inject({ url: '/apis/v1/notification/list', headers: { cookie } })
  return reply.json<{ data: { unread: number } }>().data.unread
}

async function runAgain(): Promise<void> {
  const [first] = (await rowsOf("select tenant_id, input from job where kind = 'demo-files'")) as StoredJob[]
  if (!first) throw new Error('No job')
  const { tenant_id: tenantId, input } = first
  const again = { title: 'Again', startedBy: null }
  await inTenant(databaseOn(pool), tenantId, (tx) => startJob(tenantId, tx, demoFiles, input, again))
  await until(jobsEnded)
}

test('imports the sample files once, with a permit that expires soon, and publishes a base layer', async () => {
  await until(jobsEnded)
  expect(await rowsOf('select kind, status, message from job order by kind')).toMatchObject([
    { kind: 'analysis', status: 'completed' },
    { kind: 'demo-analyses', status: 'completed' },
    { kind: 'demo-files', status: 'completed' },
    { kind: 'document-text', status: 'completed' },
    { kind: 'layer-import', status: 'completed' },
    { kind: 'layer-import', status: 'completed' },
    { kind: 'layer-import', status: 'completed' },
    { kind: 'photo-import', status: 'completed' },
    { kind: 'photo-import', status: 'completed' },
    { kind: 'recording-import', status: 'completed' },
    { kind: 'telemetry-import', status: 'completed' },
  ])
  const telemetry = `
    select f.name as flight, t.state, t.samples, t.started_at = f.started_at as together
      from telemetry t join flight f on f.id = t.flight_id`
  expect(await rowsOf(telemetry)).toEqual([{ flight: 'North strip', state: 'ready', samples: 600, together: true }])
  const recordings = `
    select r.state, r.duration_ms as duration, t.started_at = r.started_at as together
      from recording r join telemetry t on t.id = r.telemetry_id`
  expect(await rowsOf(recordings)).toEqual([{ state: 'ready', duration: 60_000, together: true }])
  const photos = 'select state, proposal is null as placed, count(*)::int from mission_photo group by 1, 2 order by 2'
  // The thermal photo was taken by hand.
  expect(await rowsOf(photos)).toEqual([
    { state: 'staged', placed: false, count: 1 },
    { state: 'staged', placed: true, count: 8 },
  ])
  const thermal = `
    select f.name, round(t.max::numeric)::int as hottest, m.name as mission from thermal_photo t
      join mission_file f on f.id = t.id join mission m on m.id = f.mission_id`
  expect(await rowsOf(thermal)).toEqual([{ name: 'FLIR_T640.jpg', hottest: 98, mission: 'Hot spots, blocks A to F' }])
  const changes = `
    select m.name as mission, a.note, round((a.figures ->> 'areaM2')::numeric) between 25 and 40 as fits,
           (select count(*)::int from detection d where d.analysis_id = a.id) as results
      from analysis a join mission m on m.id = a.mission_id`
  const found = [{ mission: 'Beach erosion, November', note: null, fits: true, results: 3 }]
  expect(await rowsOf(changes)).toEqual(found)
  const media = `
    select count(picture_file_id)::int as pictures, count(moment_ms)::int as moments,
           count(recording_id)::int as recordings from alert`
  expect(await rowsOf(media)).toEqual([{ pictures: 3, moments: 2, recordings: 2 }])
  const outcomes = `
    select o.people_count as people, o.location_name as place, p.name as photo, f.lat is not null as placed
      from outcome o join mission_file f on f.id = o.id join mission_file p on p.id = o.source_id order by p.name`
  const place = 'Brighton Beach, Duluth'
  expect(await rowsOf(outcomes)).toEqual([
    { people: null, place, photo: 'DJI_0019.JPG', placed: true },
    { people: 2, place, photo: 'DJI_0020.JPG', placed: true },
    { people: 0, place, photo: 'DJI_0023.JPG', placed: true },
  ])
  expect(await unreadOf('root@demo.test')).toBe(0)
  const documents = `
    select f.name, t.name as type, d.text_state as text, d.expires_on - current_date between 19 and 21 as soon from mission_document d
      join mission_file f on f.id = d.file_id join document_type t on t.id = d.type_id`
  expect(await rowsOf(documents)).toMatchObject([
    { name: 'Flight permit.pdf', type: 'Permit', text: 'done', soon: true },
  ])
  const layers = `
    select l.name, l.status, l.client_visible as shared, m.name as mission from layer l
      left join mission m on m.id = l.mission_id order by l.name, m.name`
  expect(await rowsOf(layers)).toEqual([
    { name: 'Brighton Beach plots', status: 'ready', shared: false, mission: null },
    { name: 'Orthomosaic', status: 'ready', shared: true, mission: 'Beach erosion, March' },
    { name: 'Orthomosaic', status: 'ready', shared: false, mission: 'Beach erosion, November' },
    { name: 'Surface model (DSM)', status: 'ready', shared: false, mission: 'Roof heights, east district' },
    { name: 'Survey notes', status: 'ready', shared: false, mission: 'Beach erosion, March' },
  ])
  const editions =
    'select s.name, e.number, e.inputs from report_edition e join saved_report s on s.id = e.saved_report_id'
  expect(await rowsOf(editions)).toMatchObject([{ name: 'Alerts at Brighton Beach', number: 1 }])
  const [edition] = (await rowsOf(editions)) as { inputs: { kind: string; count: number }[] }[]
  expect(edition?.inputs.find(({ kind }) => kind === 'alert')?.count).toBeGreaterThan(0)
  const [published] = (await rowsOf('select id from base_layer where published_at is not null')) as { id: string }[]
  const reply = await app.inject(`/apis/v1/baselayer/public/${published?.id}`)
  expect(reply.json()).toMatchObject({ data: { name: PLOTS.name } })

  await runAgain()
  expect(await rowsOf('select count(*)::int from layer')).toEqual([{ count: 5 }])
  expect(await rowsOf(changes)).toEqual(found)
  expect(await rowsOf('select count(*)::int from report_edition')).toEqual([{ count: 1 }])
  expect(await rowsOf('select kind, count(*)::int from mission_file group by 1 order by 1')).toEqual([
    { kind: 'document', count: 1 },
    { kind: 'outcome', count: 3 },
    { kind: 'photo', count: 9 },
    { kind: 'recording', count: 1 },
    { kind: 'telemetry', count: 1 },
  ])
})

test('adds the features of a layer that an aborted run left empty', async () => {
  await until(jobsEnded)
  const drawn = "('Survey notes', 'Brighton Beach plots')"
  await superuser.query(`delete from layer where name in ${drawn}`)
  await superuser.query('delete from base_layer')
  const contents = `
    select l.name, (select count(*)::int from feature f where f.layer_id = l.id) as features from layer l
     where l.name in ${drawn} order by l.name`
  // The database refuses features of one layer after the other, so that each run stops between a layer and its features.
  await superuser.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse before insert on feature for each row execute function refuse()`)
  await runAgain()
  expect(await rowsOf(contents)).toEqual([{ name: 'Survey notes', features: 0 }])
  await superuser.query(`
    drop trigger refuse on feature;
    create trigger refuse before insert on feature for each row when (new.props ? 'plot') execute function refuse()`)
  await runAgain()
  expect(await rowsOf(contents)).toEqual([
    { name: 'Brighton Beach plots', features: 0 },
    { name: 'Survey notes', features: 4 },
  ])
  await superuser.query('drop trigger refuse on feature')
  await runAgain()
  await runAgain()
  expect(await rowsOf(contents)).toEqual([
    { name: 'Brighton Beach plots', features: 4 },
    { name: 'Survey notes', features: 4 },
  ])
  expect(await rowsOf('select prime_attr from base_layer where published_at is not null')).toEqual([
    { prime_attr: 'plot' },
  ])
})
