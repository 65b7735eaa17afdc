import { createHash, randomUUID, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { serverFile } from '../../platform/core/folders'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { leaveRoom } from '../../testing/diskRoom'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredOutcome } from '../outcome/testing/storedOutcome'
import { insertStoredRecording } from '../vod/testing/storedRecording'
import { missionFileTrash } from '../../records/mission-files/trash'
import { missionTrash } from '../mission/trash'
import { addPlot } from '../report/testing/plots'
import { signingKey } from './signingKey'
import { sumArchivedBytes } from './sql'
import { evidenceTrash } from './trash'

type Case = components['schemas']['EvidenceCase']
type Details = components['schemas']['EvidenceCaseDetailsReply']['data']
type KeysReply = components['schemas']['EvidenceKeysReply']
type Job = components['schemas']['Job']

/** What an archive holds beside the items, the manifest, its signature and the key. */
const DESCRIPTIONS = ['case.json', 'custody.csv', 'index.html', 'VERIFY.txt']
const SIGNED = ['MANIFEST.sha256', 'MANIFEST.sha256.sig', 'signing-key.pem']

let aerie: TestApp
let root: string
let staff: string
let missionId: string
let outcome: string
let recording: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.other.root)
  missionId = await newMission('Night patrol')
  outcome = await newOutcome('Gate "4"\n.webp')
  const bytes = await readFile(serverFile('media/video/fixtures/cars.mp4'))
  recording = await insertStoredRecording(aerie, aerie.demo, { missionId, name: 'cars.mp4', bytes })
})
afterAll(() => aerie.close())

const call = <Data>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, `/evidence/${url}`, body)
const newMission = async (name: string) =>
  (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name })).data._id
const newOutcome = (name: string, mission = missionId) =>
  insertStoredOutcome(aerie, aerie.demo, { missionId: mission, name })
/** The cookie of a user of the demo tenant with these permissions only. */
async function userWith(permissions: string[]): Promise<string> {
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ user_type: 'tenant-user', custom_permissions: permissions })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )
  return aerie.cookieOf(aerie.demo.viewer)
}
const newCase = async () => (await call<Case>('POST', 'create', { missionId, name: 'North gate' })).data
const add = ({ _id }: Case, evidenceFileIds: string[], clip?: object) =>
  call<Case>('POST', `add/${_id}`, { evidenceFileIds, ...(clip && { clip }) })
const read = async ({ _id }: Case) => (await call<Details>('GET', `get/${_id}`)).data
const freeze = async (one: Case) => call<Case>('POST', `freeze/${one._id}`, { version: (await read(one)).case.version })
const frozen = (one: Case) =>
  until(async () => {
    const { case: now } = await read(one)
    if (now.state === 'open') throw new Error('The case is open again')
    return now.state === 'frozen' && now
  })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const fetchArchive = ({ _id }: Case) =>
  aerie.app.inject({ url: `/apis/v1/evidence/download/${_id}`, headers: { cookie: root } })
const download = async (one: Case) => unzipSync((await fetchArchive(one)).rawPayload)

test('the archive of a frozen case has all files, and its manifest the hashes of their bytes', async () => {
  const one = await newCase()
  await add(one, [outcome])
  await add(one, [recording], { fromMs: 0, untilMs: 1000 })
  expect(await freeze(one)).toMatchObject({ code: 201, data: { state: 'freezing' } })
  const { manifestSha256, archiveSha256, archiveSize, keyId } = await frozen(one)
  const reply = await fetchArchive(one)
  expect(reply.statusCode).toBe(200)
  expect([sha256(reply.rawPayload), reply.rawPayload.length]).toEqual([archiveSha256, archiveSize])
  const {
    'MANIFEST.sha256': manifest = new Uint8Array(),
    'MANIFEST.sha256.sig': signature = new Uint8Array(),
    'signing-key.pem': publicKey = new Uint8Array(),
    ...files
  } = unzipSync(reply.rawPayload)
  expect(sha256(manifest)).toBe(manifestSha256)
  const pem = Buffer.from(publicKey).toString()
  expect(verify(null, manifest, pem, signature)).toBe(true)
  expect(verify(null, Buffer.concat([manifest, Buffer.from(' ')]), pem, signature)).toBe(false)
  const { data: published } = await aerie.app
    .inject({ url: '/apis/v1/evidence/keys' })
    .then((keys) => keys.json<KeysReply>())
  expect(published.keys).toContainEqual(expect.objectContaining({ _id: keyId, publicKey: pem, retiredAt: null }))
  const lines = Buffer.from(manifest).toString().trimEnd().split('\n')
  expect(lines).toEqual(Object.entries(files).map(([name, bytes]) => `${sha256(bytes)}  ${name}`))
  expect(Object.keys(files)).toEqual(['files/Gate _4__.webp', 'files/cars.mp4', ...DESCRIPTIONS])
  const custody = Buffer.from(files['custody.csv'] ?? []).toString()
  // One name has a line break.
  expect(custody.trimEnd().split('\n')).toHaveLength(7)
  expect(custody).toContain('"cars.mp4, chosen 0 s to 1 s"')
  expect(custody).toContain('127.0.0.1')
  expect(Buffer.from(files['VERIFY.txt'] ?? []).toString()).toContain(keyId)
  expect((await read(one)).custody.map(({ action }) => action)).toEqual([
    'create',
    'add',
    'add',
    'open',
    'freeze',
    'download',
  ])
})

test('states which part of the recording a clip holds, beside the part that was chosen', async () => {
  const one = await newCase()
  await add(one, [recording], { fromMs: 500, untilMs: 1500 })
  await freeze(one)
  await frozen(one)
  const files = await download(one)
  const { files: listed } = JSON.parse(Buffer.from(files['case.json'] ?? []).toString()) as {
    files: { clip: object }[]
  }
  // The only key frame is at 0 s, and the last picture ends at 1.52 s.
  expect(listed[0]?.clip).toMatchObject({ fromMs: 0, untilMs: 1520, chosen: { fromMs: 500, untilMs: 1500 } })
  const page = Buffer.from(files['index.html'] ?? []).toString()
  expect(page).toContain('<dt>Clip</dt><dd>0 s to 1.52 s of the recording</dd>')
  expect(page).toContain('<dd>0.5 s to 1.5 s of the recording</dd>')
})

test('states no time that nobody measured', async () => {
  const named = async (name: string, change: { taken_at?: Date | null }) => {
    const id = await newOutcome(name)
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.updateTable('mission_file').set(change).where('id', '=', id).execute(),
    )
    return id
  }
  const measured = await named('measured.webp', { taken_at: new Date('2016-06-23T16:31:59Z') })
  const local = await named('local.webp', { taken_at: new Date('2016-06-23T16:31:59Z') })
  const unknown = await named('unknown.webp', { taken_at: null })
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`insert into mission_photo (tenant_id, file_id, state, is_local_time, sha256)
        values (${aerie.demo.id}, ${local}, 'assigned', true, ${sha256(Buffer.from(local))})`.execute(tx),
  )
  const film = await insertStoredRecording(aerie, aerie.demo, {
    missionId,
    name: 'film.mp4',
    bytes: Buffer.from('film'),
  })
  const still = await named('still.webp', { taken_at: new Date('2026-03-12T10:00:02Z') })
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    await tx.updateTable('recording').set({ started_at: '2026-03-12T10:00:00Z' }).where('id', '=', film).execute()
    await tx.updateTable('outcome').set({ source_id: film, at_ms: 2000 }).where('id', '=', still).execute()
  })
  const one = await newCase()
  await add(one, [measured, local, unknown, film, still])
  await freeze(one)
  await frozen(one)
  const { 'case.json': json = new Uint8Array(), 'index.html': html = new Uint8Array() } = await download(one)
  const { files } = JSON.parse(Buffer.from(json).toString()) as { files: { name: string }[] }
  const uploadedAt = expect.any(String) as string
  expect(Object.fromEntries(files.map((file) => [file.name, file]))).toMatchObject({
    'measured.webp': { takenAt: '2016-06-23T16:31:59.000Z', uploadedAt },
    'local.webp': { takenAt: null, takenByCameraClock: '2016-06-23T16:31:59', timeZone: 'unknown', uploadedAt },
    'unknown.webp': { takenAt: null, uploadedAt },
    'film.mp4': { takenAt: null, takenByFile: '2026-03-12T10:00:00.000Z', timeOfFile: 'not verified', uploadedAt },
    'still.webp': { takenAt: null, takenByFile: '2026-03-12T10:00:02.000Z', timeOfFile: 'not verified', uploadedAt },
  })
  const page = Buffer.from(html).toString()
  expect(page).toContain('2016-06-23 16:31:59 UTC')
  expect(page).toContain('2016-06-23 16:31:59 by the clock of the camera, whose time zone is unknown')
  expect(page).toMatch(/<dt>Taken<\/dt><dd>Unknown<\/dd>/)
  expect(page).toContain('2026-03-12 10:00:00 UTC by the video file. Nobody has verified it')
})

test('states no time of an alert whose time is unknown', async () => {
  const raise = (fields: object) => {
    const alert = { missionId, title: 'Crack', kind: 'person', severity: 'low', ...fields }
    type Raised = { _id: string; isTimeKnown: boolean; isTimeOfFile: boolean }
    return aerie.call<Raised>(root, 'POST', '/alert/create', alert)
  }
  // The recording has no start.
  const unknown = (await raise({ recordingId: recording, momentMs: 500 })).data
  const known = (await raise({ occurredAt: '2026-03-12T10:00:00.000Z', recordingId: recording, momentMs: 900 })).data
  const watched = (await raise({})).data
  // The recording starts at the time that its file states.
  const filmed = (await raise({ occurredAt: '1970-01-01T00:00:00.700Z', recordingId: recording, momentMs: 700 })).data
  const all = [unknown, known, watched, filmed]
  expect(all.map(({ isTimeKnown }) => isTimeKnown)).toEqual([false, true, true, true])
  expect(all.map(({ isTimeOfFile }) => isTimeOfFile)).toEqual([false, false, false, true])
  const one = await newCase()
  await call('POST', `add/${one._id}`, { alertIds: [unknown._id, known._id, filmed._id] })
  await freeze(one)
  await frozen(one)
  const files = await download(one)
  const records = Object.entries(files).flatMap(([name, bytes]) =>
    name.startsWith('alerts/') && name.endsWith('.json')
      ? [
          JSON.parse(Buffer.from(bytes).toString()) as {
            _id: string
            occurredAt: string | null
            occurredByFile: string | null
          },
        ]
      : [],
  )
  const timeOf = (id: string) => records.find(({ _id }) => _id === id)?.occurredAt
  expect(timeOf(unknown._id)).toBeNull()
  expect(Date.parse(timeOf(known._id) ?? '')).toBe(Date.UTC(2026, 2, 12, 10))
  expect(timeOf(filmed._id)).toBeNull()
  expect(Date.parse(records.find(({ _id }) => _id === filmed._id)?.occurredByFile ?? '')).toBe(700)
})

test('archives alerts and comments, and holds the originals', async () => {
  const mission = await newMission('Pier')
  const raised = { missionId: mission, title: '../Smoke', kind: 'smoke', severity: 'high' }
  const alert = (await aerie.call<{ _id: string }>(root, 'POST', '/alert/create', raised)).data._id
  const comment = { entity: 'alert', id: alert, text: 'Seen <b>twice</b>', mentions: [] }
  await aerie.call(root, 'POST', '/thread', comment)
  const { data: one } = await call<Case>('POST', 'create', { missionId: mission, name: 'Pier' })
  const photos = [await newOutcome('1', mission), await newOutcome('2.webp', mission)]
  const wanted = { evidenceFileIds: photos, alertIds: [alert], withThreads: true }
  const elsewhere = await newCase()
  expect((await call('POST', `add/${elsewhere._id}`, { alertIds: [alert] })).code).toBe(404)
  expect((await call('POST', `add/${one._id}`, {})).code).toBe(400)
  expect((await call<Case>('POST', `add/${one._id}`, wanted)).data.itemCount).toBe(4)
  expect((await call<Case>('POST', `add/${one._id}`, wanted)).data.itemCount).toBe(4)
  await aerie.call(root, 'DELETE', `/alert/delete-multiple-alerts?alertIds=${alert}`)
  await aerie.call(root, 'DELETE', `/mission/delete/${mission}`)
  await freeze(one)
  expect(await frozen(one)).toMatchObject({ missionDeleted: true })
  for (const table of ['mission_file', 'alert'] as const) {
    const ids = table === 'alert' ? [alert] : photos
    await expect(
      inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom(table).where('id', 'in', ids).execute()),
    ).rejects.toThrow(/held by an evidence case/)
  }
  const archive = await download(one)
  const paths = ['files/1.webp', 'files/2.webp', 'alerts/.._Smoke.json', 'threads/Pier.json']
  expect(Object.keys(archive)).toEqual([...paths, ...DESCRIPTIONS, ...SIGNED])
  for (const path of paths.slice(2)) {
    expect(Buffer.from(archive[path] ?? []).toString()).toContain('"text": "Seen <b>twice</b>"')
  }
  const page = Buffer.from(archive['index.html'] ?? []).toString()
  expect(page).toContain('Seen &lt;b&gt;twice&lt;/b&gt;')
  expect(page).toContain('<img src="files/1.webp"')
  expect(page).toContain('href="alerts/.._Smoke.json"')
  expect(page).not.toMatch(/<script|https?:/)
})

test('a frozen case rejects changes, also those that bypass the rules of the server', async () => {
  const one = await newCase()
  await add(one, [outcome])
  await freeze(one)
  const { contents } = await read(await frozen(one))
  expect(await add(one, [recording])).toMatchObject({ code: 409, message: expect.stringMatching(/frozen/) as string })
  expect((await call('DELETE', `remove/${one._id}/${contents[0]?._id ?? ''}`)).code).toBe(409)
  expect((await freeze(one)).code).toBe(409)
  await expect(
    inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom('evidence_item').where('case_id', '=', one._id).execute()),
  ).rejects.toThrow(/frozen/)
  await expect(
    inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.updateTable('evidence_case').set({ note: 'Forged' }).where('id', '=', one._id).execute(),
    ),
  ).rejects.toThrow(/frozen/)
  await expect(inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom('evidence_custody').execute())).rejects.toThrow(
    /permission denied/,
  )
})

test('adds all files or none, each once, and none of another mission', async () => {
  const one = await newCase()
  const foreign = await newOutcome('elsewhere.webp', await newMission('Other'))
  expect((await add(one, [outcome, foreign])).code).toBe(404)
  expect((await add(one, [outcome, recording])).data.itemCount).toBe(2)
  expect(await add(one, [outcome])).toMatchObject({
    code: 201,
    data: { itemCount: 2 },
    message: expect.stringMatching(/already/) as string,
  })
  expect((await add(one, [outcome], { fromMs: 0, untilMs: 10 })).code).toBe(400)
  expect((await add(one, [recording], { fromMs: 10, untilMs: 10 })).code).toBe(400)
  const [first] = (await read(one)).contents
  expect((await call('DELETE', `remove/${one._id}/${first?._id ?? ''}`)).code).toBe(200)
  expect((await read(one)).contents).toHaveLength(1)
})

test('a case with a file that was deleted permanently is not frozen and stays open, with the reason', async () => {
  const one = await newCase()
  const item = { id: randomUUID(), tenant_id: aerie.demo.id, case_id: one._id, kind: 'photo', name: 'Gone.webp' }
  await inTenant(aerie.db, aerie.demo.id, (tx) => tx.insertInto('evidence_item').values(item).execute())
  const { jobId } = (await freeze(one)).data
  const job = await until(async () => {
    const { data } = await aerie.call<Job>(root, 'GET', `/job/get/${jobId ?? ''}`)
    return data.status === 'failed' && data
  })
  expect(job.message).toMatch(/“Gone.webp” was deleted permanently/)
  expect((await read(one)).case).toMatchObject({ state: 'open', frozenAt: null })
  expect((await call('GET', `download/${one._id}`)).code).toBe(409)
})

test('the log names once an hour who has opened a case, and from where', async () => {
  const one = await newCase()
  await read(one)
  await read(one)
  const { custody } = await read(one)
  expect(custody).toEqual([
    expect.objectContaining({ action: 'create', actor: aerie.demo.root.email, address: '127.0.0.1' }),
    expect.objectContaining({ action: 'open', actor: aerie.demo.root.email, address: '127.0.0.1', target: '' }),
  ])
})

test('items of kinds that a user may not list are withheld, and so is the archive', async () => {
  const one = await newCase()
  const limited = await userWith(['data_page', 'vod_list'])
  expect((await call('POST', `add/${one._id}`, { evidenceFileIds: [outcome] }, limited)).code).toBe(404)
  expect((await call('POST', `add/${one._id}`, { evidenceFileIds: [recording] }, limited)).code).toBe(201)
  await add(one, [outcome])
  const { contents, custody } = (await call<Details>('GET', `get/${one._id}`, undefined, limited)).data
  expect(contents.map(({ kind, name, fileId, isWithheld }) => [kind, name, fileId !== null, isWithheld])).toEqual([
    ['recording', 'cars.mp4', true, false],
    ['outcome', '', false, true],
  ])
  expect(custody.filter(({ action }) => action === 'add').map(({ target }) => target)).toEqual(['', ''])
  expect(new Set(custody.map(({ address }) => address))).toEqual(new Set(['']))
  await freeze(one)
  await frozen(one)
  expect(await call('GET', `download/${one._id}`, undefined, limited)).toMatchObject({
    code: 403,
    message: expect.stringMatching(/1 item/) as string,
  })
})

test('a super-admin replaces the key, and archives of the former key can still be verified', async () => {
  const admin = await aerie.cookieOf(aerie.admin)
  const keys = async () => (await aerie.call<KeysReply['data']>(admin, 'GET', '/evidence/keys')).data.keys
  const rotate = (body: object, cookie = admin) => call<KeysReply['data']>('POST', 'keys/rotate', body, cookie)
  const [former] = await keys()
  const { data } = await rotate({ keyId: former?._id })
  expect(data.keys.slice(0, 2)).toMatchObject([{ retiredAt: null }, { _id: former?._id, publicKey: former?.publicKey }])
  expect(data.keys[1]?.retiredAt).not.toBeNull()
  expect((await rotate({ keyId: former?._id })).code).toBe(409)
  expect((await rotate({})).code).toBe(409)
  expect((await rotate({ keyId: data.keys[0]?._id }, root)).code).toBe(403)
  const one = await newCase()
  await add(one, [outcome])
  await freeze(one)
  expect((await frozen(one)).keyId).toBe(data.keys[0]?._id)
})

test('a key that was encrypted with another secret is retired and replaced', async () => {
  const before = await signingKey(aerie.db, aerie.config)
  const config = { ...aerie.config, SESSION_SECRET: 'another secret of thirty-two characters' }
  const made = await Promise.all([1, 2, 3].map(() => signingKey(aerie.db, config)))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(made[0]?.id).not.toBe(before.id)
  expect((await signingKey(aerie.db, config)).id).toBe(made[0]?.id)
  const entries = await asPlatform(aerie.db, (tx) =>
    tx
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'evidence.rotate-key')
      .orderBy('id', 'desc')
      .execute(),
  )
  expect(entries[0]?.details).toMatchObject({ keyId: made[0]?.id, replacedKeyId: before.id })
})

test('a case whose archive has no room on the disk is rejected with 507 and stays open', async () => {
  const one = await newCase()
  await add(one, [outcome])
  const expected = () => inTenant(aerie.db, aerie.demo.id, (tx) => sumArchivedBytes(aerie.demo.id, tx, one._id))
  const bytesOfOutcome = await expected()
  expect(bytesOfOutcome).toBeGreaterThan(0)
  await add(one, [recording], { fromMs: 0, untilMs: 1000 })
  expect(await expected()).toBeGreaterThan(bytesOfOutcome)
  const makeRoom = await leaveRoom(aerie.config, 0)
  const refused = await freeze(one)
  makeRoom()
  const noSpace = expect.stringContaining('The server has no space for another') as string
  expect(refused).toMatchObject({ code: 507, message: noSpace })
  expect((await read(one)).case.state).toBe('open')
  await freeze(one)
  await frozen(one)
})

test('an empty case and a stale version are rejected with 409, and a foreign case with 404', async () => {
  const one = await newCase()
  expect(await freeze(one)).toMatchObject({ code: 409, message: expect.stringMatching(/empty/) as string })
  expect((await call('POST', `freeze/${one._id}`, { version: 7 })).code).toBe(409)
  expect((await call('GET', `get/${one._id}`, undefined, staff)).code).toBe(404)
  expect((await call('GET', `download/${one._id}`, undefined, staff)).code).toBe(404)
})

test('a deleted case is restored as it was; after its retention its mission is released', async () => {
  const mission = await newMission('Short')
  const { data: one } = await call<Case>('POST', 'create', { missionId: mission, name: 'Brief' })
  await add(one, [await newOutcome('Brief.webp', mission)])
  await call('DELETE', `delete/${one._id}`)
  expect((await call('GET', `get/${one._id}`)).code).toBe(404)
  const { data: deleted } = await call<{ items: { _id: string }[] }>('GET', 'deleted')
  expect(deleted.items.map(({ _id }) => _id)).toContain(one._id)
  expect((await call<Case>('POST', `restore/${one._id}`)).data).toMatchObject({ state: 'open', itemCount: 1 })

  const message = (await aerie.call(root, 'DELETE', `/mission/delete/${mission}`)).message
  expect(message).toContain('It has 1 evidence case, so it stays in the trash')
  const trash = (await aerie.call<{ items: object[] }>(root, 'GET', '/mission/deleted')).data.items
  expect(trash).toContainEqual(expect.objectContaining({ _id: mission, evidenceCases: 1 }))
  expect((await aerie.call(root, 'DELETE', `/mission/deleted/${mission}`)).code).toBe(409)
  await call('DELETE', `delete/${one._id}`)
  const age = (table: 'mission' | 'evidence_case', id: string) =>
    inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql`update ${sql.table(table)} set deleted_at = now() - interval '31 days' where id = ${id}`.execute(tx),
    )
  await age('mission', mission)
  await purgeAll()
  expect(await count('mission', mission)).toBe(1)
  await age('evidence_case', one._id)
  await purgeAll()
  expect(await count('mission', mission)).toBe(0)
})

test('a frozen case is not deleted, and one that was deleted before stays in the trash until it is restored', async () => {
  const mission = await newMission('Kept')
  const { data: one } = await call<Case>('POST', 'create', { missionId: mission, name: 'Frozen' })
  await add(one, [await newOutcome('Frozen.webp', mission)])
  await freeze(one)
  const { archiveSha256 } = await frozen(one)
  expect(await call('DELETE', `delete/${one._id}`)).toMatchObject({
    code: 409,
    message: expect.stringMatching(/not deleted/) as string,
  })
  await expect(
    inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom('evidence_case').where('id', '=', one._id).execute()),
  ).rejects.toThrow(/frozen/)
  const toTrash = () =>
    inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql`update evidence_case set deleted_at = now() - interval '31 days' where id = ${one._id}`.execute(tx),
    )
  await expect(toTrash()).rejects.toThrow(/frozen/)
  // As earlier versions did.
  const inTrigger = (state: string) => aerie.pool.query(`alter table evidence_case ${state} trigger kept_out_of_trash`)
  await inTrigger('disable')
  await toTrash()
  await inTrigger('enable')
  await purgeAll()
  const limited = await userWith(['data_page', 'vod_list'])
  expect((await call('POST', `restore/${one._id}`, undefined, limited)).code).toBe(403)
  expect((await call<Case>('POST', `restore/${one._id}`)).data).toMatchObject({ state: 'frozen', archiveSha256 })
})

test('a case is changed, deleted and restored only by those who may see its items', async () => {
  const one = await newCase()
  await add(one, [outcome, recording])
  const { case: before, contents } = await read(one)
  const own = contents.find(({ kind }) => kind === 'recording')?._id ?? ''
  const limited = await userWith(['data_page', 'vod_list'])
  const attempts = [
    call('POST', `add/${one._id}`, { evidenceFileIds: [recording] }, limited),
    call('DELETE', `remove/${one._id}/${own}`, undefined, limited),
    call('POST', `freeze/${one._id}`, { version: before.version }, limited),
    call('DELETE', `delete/${one._id}`, undefined, limited),
  ]
  const refused = { code: 403, message: expect.stringMatching(/1 item that you may not see/) as string }
  for (const attempt of attempts) expect(await attempt).toMatchObject(refused)
  expect((await read(one)).case).toMatchObject({ state: 'open', itemCount: 2 })
  await call('DELETE', `delete/${one._id}`)
  expect(await call('POST', `restore/${one._id}`, undefined, limited)).toMatchObject(refused)
  const whole = await userWith(['data_page', 'vod_list', 'alert_list'])
  expect((await call('POST', `restore/${one._id}`, undefined, whole)).code).toBe(200)
  expect((await call('DELETE', `remove/${one._id}/${own}`, undefined, whole)).code).toBe(200)
})

async function purgeAll(): Promise<void> {
  for (const trash of [evidenceTrash, missionFileTrash, missionTrash]) await trash.purge(aerie.db)
}

const count = (table: 'mission', id: string): Promise<number> =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const rows = await tx.selectFrom(table).select('id').where('id', '=', id).execute()
    return rows.length
  })

test('archives a report with its PDF, data and inputs, and holds its edition', async () => {
  const drawn = { name: 'Plots' }
  const base = await aerie.call<{ _id: string }>(root, 'POST', '/baselayer/create-base-vector-layer', drawn)
  const baseLayerId = base.data._id
  await addPlot(aerie, aerie.demo, baseLayerId, 'A-1')
  const period = { kind: 'fixed', from: '2026-03-01', until: '2026-03-31' }
  const choice = { name: 'Plots of March', baseLayerId, rows: 'plot', measures: [], period }
  const saved = (await aerie.call<{ _id: string }>(root, 'POST', '/report/saved/create', choice)).data._id
  const edition = await aerie.call<{ _id: string; dataSha256: string }>(
    root,
    'POST',
    `/report/edition/make/${saved}`,
    {},
  )
  const one = await newCase()
  const wanted = { editionIds: [edition.data._id] }
  const limited = await userWith(['data_page', 'layer_list'])
  expect((await call('POST', `add/${one._id}`, wanted, limited)).code).toBe(409)
  expect((await call<Case>('POST', `add/${one._id}`, wanted)).data.itemCount).toBe(1)
  expect((await call<Case>('POST', `add/${one._id}`, wanted)).data.itemCount).toBe(1)
  const { contents } = (await call<Details>('GET', `get/${one._id}`, undefined, limited)).data
  expect(contents).toMatchObject([{ kind: 'report', name: '', editionId: null, isWithheld: true }])
  await freeze(one)
  await frozen(one)
  const archive = await download(one)
  const paths = ['pdf', 'csv', 'json'].map((ending) => `reports/Plots of March 1.${ending}`)
  expect(Object.keys(archive)).toEqual([...paths, ...DESCRIPTIONS, ...SIGNED])
  expect(Buffer.from(archive[paths[0] ?? ''] ?? []).toString('latin1')).toMatch(/^%PDF/)
  expect(sha256(archive[paths[1] ?? ''] ?? new Uint8Array())).toBe(edition.data.dataSha256)
  expect(Buffer.from(archive['index.html'] ?? []).toString()).toContain(edition.data.dataSha256)
  const refused = await aerie.call(root, 'DELETE', `/report/saved/delete/${saved}`)
  expect(refused).toMatchObject({ code: 409, message: expect.stringMatching(/evidence case/) as string })
})
