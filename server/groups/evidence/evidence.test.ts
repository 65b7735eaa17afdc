import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { components } from '../../platform/contract/contract.gen'
import { serverFile } from '../../platform/core/folders'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredOutcome } from '../outcome/testing/storedOutcome'
import { insertStoredRecording } from '../vod/testing/storedRecording'

type Case = components['schemas']['EvidenceCase']
type Details = components['schemas']['EvidenceCaseDetailsReply']['data']
type Job = components['schemas']['Job']

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
  const { manifestSha256, archiveSha256, archiveSize } = await frozen(one)
  const reply = await fetchArchive(one)
  expect(reply.statusCode).toBe(200)
  expect([sha256(reply.rawPayload), reply.rawPayload.length]).toEqual([archiveSha256, archiveSize])
  const { 'MANIFEST.sha256': manifest = new Uint8Array(), ...files } = unzipSync(reply.rawPayload)
  expect(sha256(manifest)).toBe(manifestSha256)
  const lines = Buffer.from(manifest).toString().trimEnd().split('\n')
  expect(lines).toEqual(Object.entries(files).map(([name, bytes]) => `${sha256(bytes)}  ${name}`))
  expect(Object.keys(files)).toEqual(['files/Gate _4__.webp', 'files/cars.mp4', 'case.json', 'custody.csv'])
  const custody = Buffer.from(files['custody.csv'] ?? []).toString()
  // One name has a line break.
  expect(custody.trimEnd().split('\n')).toHaveLength(6)
  expect(custody).toContain('"cars.mp4, 0 s to 1 s"')
  expect((await read(one)).custody.map(({ action }) => action)).toEqual(['create', 'add', 'add', 'freeze', 'download'])
})

test('archives alerts and comments, and stays whole when its files are deleted permanently', async () => {
  const mission = await newMission('Pier')
  const raised = { missionId: mission, title: '../Smoke', kind: 'smoke', severity: 'high' }
  const alert = (await aerie.call<{ _id: string }>(root, 'POST', '/alert/create', raised)).data._id
  const comment = { entity: 'alert', id: alert, text: 'Seen twice', mentions: [] }
  await aerie.call(root, 'POST', '/thread', comment)
  const { data: one } = await call<Case>('POST', 'create', { missionId: mission, name: 'Pier' })
  const photos = [await newOutcome('1', mission), await newOutcome('2.webp', mission)]
  const wanted = { evidenceFileIds: photos, alertIds: [alert], withThreads: true }
  const elsewhere = await newCase()
  expect((await call('POST', `add/${elsewhere._id}`, { alertIds: [alert] })).code).toBe(404)
  expect((await call('POST', `add/${one._id}`, {})).code).toBe(400)
  expect((await call<Case>('POST', `add/${one._id}`, wanted)).data.itemCount).toBe(4)
  expect((await call<Case>('POST', `add/${one._id}`, wanted)).data.itemCount).toBe(4)
  await freeze(one)
  await frozen(one)
  await inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom('mission_file').where('id', 'in', photos).execute())
  await aerie.call(root, 'DELETE', `/alert/delete-multiple-alerts?alertIds=${alert}`)
  expect((await read(one)).contents.map(({ kind, fileId }) => [kind, fileId])).toEqual([
    ['outcome', null],
    ['outcome', null],
    ['alert', null],
    ['thread', null],
  ])
  const archive = await download(one)
  const paths = ['files/1.webp', 'files/2.webp', 'alerts/.._Smoke.json', 'threads/Pier.json']
  expect(Object.keys(archive)).toEqual([...paths, 'case.json', 'custody.csv', 'MANIFEST.sha256'])
  for (const path of paths.slice(2)) {
    expect(Buffer.from(archive[path] ?? []).toString()).toContain('"text": "Seen twice"')
  }
})

test('a frozen case rejects changes, also those that bypass the rules of the server', async () => {
  const one = await newCase()
  await add(one, [outcome])
  await freeze(one)
  const { contents } = await read(await frozen(one))
  expect(await add(one, [recording])).toMatchObject({ code: 409, message: /frozen/ })
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
  expect(await add(one, [outcome])).toMatchObject({ code: 201, data: { itemCount: 2 }, message: /already/ })
  expect((await add(one, [outcome], { fromMs: 0, untilMs: 10 })).code).toBe(400)
  expect((await add(one, [recording], { fromMs: 10, untilMs: 10 })).code).toBe(400)
  const [first] = (await read(one)).contents
  expect((await call('DELETE', `remove/${one._id}/${first?._id ?? ''}`)).code).toBe(200)
  expect((await read(one)).contents).toHaveLength(1)
})

test('a case with a deleted file is not frozen and stays open, with the reason', async () => {
  const one = await newCase()
  const gone = await newOutcome('Gone.webp')
  await add(one, [gone])
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('mission_file').set({ deleted_at: new Date() }).where('id', '=', gone).execute(),
  )
  const { jobId } = (await freeze(one)).data
  const job = await until(async () => {
    const { data } = await aerie.call<Job>(root, 'GET', `/job/get/${jobId ?? ''}`)
    return data.status === 'failed' && data
  })
  expect(job.message).toMatch(/“Gone.webp” was deleted/)
  expect((await read(one)).case).toMatchObject({ state: 'open', frozenAt: null })
  expect((await call('GET', `download/${one._id}`)).code).toBe(409)
})

test('an empty case and a stale version are rejected with 409, and a foreign case with 404', async () => {
  const one = await newCase()
  expect(await freeze(one)).toMatchObject({ code: 409, message: /empty/ })
  expect((await call('POST', `freeze/${one._id}`, { version: 7 })).code).toBe(409)
  expect((await call('GET', `get/${one._id}`, undefined, staff)).code).toBe(404)
  expect((await call('GET', `download/${one._id}`, undefined, staff)).code).toBe(404)
})

test('a deleted case is restored as it was, and its archive is deleted with the mission', async () => {
  const mission = await newMission('Short')
  const { data: one } = await call<Case>('POST', 'create', { missionId: mission, name: 'Brief' })
  await add(one, [await newOutcome('Brief.webp', mission)])
  await freeze(one)
  const { archiveSha256 } = await frozen(one)
  await call('DELETE', `delete/${one._id}`)
  expect((await call('GET', `get/${one._id}`)).code).toBe(404)
  const { data: deleted } = await call<{ items: { _id: string }[] }>('GET', 'deleted')
  expect(deleted.items.map(({ _id }) => _id)).toContain(one._id)
  expect((await call<Case>('POST', `restore/${one._id}`)).data).toMatchObject({ state: 'frozen', archiveSha256 })
  await inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom('mission').where('id', '=', mission).execute())
  const left = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .selectFrom('stored_file')
      .select('id')
      .where('sha256', '=', archiveSha256 ?? '')
      .execute(),
  )
  expect(left).toEqual([])
})
