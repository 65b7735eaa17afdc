import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { serverFile } from '../../platform/core/folders'
import { inTenant } from '../../platform/db/tenancy'
import { makeKey } from '../../platform/storage/keys'
import { openStorage } from '../../platform/storage/openStorage'
import { insertStoredFile, requireStoredFile } from '../../platform/storage/sql'
import { seedRecords, type Records } from '../../testing/idFixtures'
import { download } from '../../testing/slowDownload'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredOutcome } from '../outcome/testing/storedOutcome'
import { servicesOf } from '../services'
import { insertStoredRecording } from '../vod/testing/storedRecording'
import { createClips } from './clips'
import { selectRecording } from './contentSql'
import { keyOf, type Share } from './testing/visitTest'

type VisitContents = components['schemas']['VisitContents']

let aerie: TestApp
let root: string
let records: Records
let missionId: string

const change = (text: ReturnType<typeof sql>) => inTenant(aerie.db, aerie.demo.id, (tx) => text.execute(tx))

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  records = await seedRecords(aerie, aerie.demo, 'shared')
  missionId = records['mission'] ?? ''
  await change(sql`update mission_photo set state = 'assigned'`)
  const storage = await openStorage(aerie.config)
  const key = makeKey(aerie.demo.id, 'case.zip')
  const archive = {
    key,
    name: 'case.zip',
    mediaType: 'application/zip',
    ...(await storage.put(key, Readable.from(['zip']))),
  }
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const { id } = await insertStoredFile(aerie.demo.id, tx, archive, aerie.demo.root.id)
    await sql`update evidence_case set frozen_at = now(), archive_file_id = ${id}, manifest_sha256 = ${'0'.repeat(64)}
               where id = ${records['evidenceCase']}`.execute(tx)
  })
})
afterAll(() => aerie.close())

async function share(kind: string, targetId: string | undefined, more: object = {}): Promise<Share> {
  // Links to evidence must expire.
  const expiry = kind === 'evidence' ? { expiresAt: new Date(Date.now() + 3_600_000).toISOString() } : {}
  const answer = await aerie.call<Share>(root, 'POST', '/share/create', { kind, targetId, ...expiry, ...more })
  if (!answer.status) throw new Error(answer.message)
  return answer.data
}

async function visit(kind: string, targetId: string | undefined, more: object = {}): Promise<string> {
  const { data } = await aerie.call<{ visit: string }>(undefined, 'POST', '/visit/open', {
    key: keyOf(await share(kind, targetId, more)),
  })
  return data.visit
}

const get = (url: string, headers: Record<string, string> = {}) => aerie.app.inject({ url: `/apis/v1${url}`, headers })
const contentsOf = async (token: string) => (await get(`/visit/contents/${token}`)).json<{ data: VisitContents }>().data

test('photos: the list, and the file only with downloads', async () => {
  const shown = await visit('photos', missionId)
  expect((await contentsOf(shown)).photoCount).toBeGreaterThanOrEqual(1)
  const list = (await get(`/visit/photos/${shown}`)).json<{ data: { items: { _id: string }[] } }>()
  expect(list.data.items.map(({ _id }) => _id)).toContain(records['photo'])
  expect((await get(`/visit/photo-file/${shown}/${records['photo']}`)).statusCode).toBe(403)
  const saved = await visit('photos', missionId, {
    photoIds: [records['photo']],
    allowsDownload: true,
    recipient: 'Surveyors',
  })
  expect((await contentsOf(saved)).photoCount).toBe(1)
  const file = await get(`/visit/photo-file/${saved}/${records['photo']}`)
  expect([file.statusCode, file.body]).toEqual([200, 'no picture'])
  const log = await aerie.call<{ items: object[] }>(root, 'GET', '/audit/list?action=share.download')
  expect(log.data.items).toMatchObject([{ target: 'shared photo' }])
  const ofMap = await visit('mission', missionId)
  expect((await get(`/visit/photos/${ofMap}`)).json<{ data: { total: number } }>().data.total).toBe(0)
})

test('a recording plays in parts, and a moment only its part', async () => {
  const token = await visit('recording', records['recording'])
  const { recordings } = await contentsOf(token)
  // Its start is that of the video file.
  expect(recordings).toMatchObject([{ _id: records['recording'], seconds: 1, timeOfFile: true }])
  expect(recordings[0]).not.toHaveProperty('part')
  const url = recordings[0]?.fileUrl.replace('/apis/v1', '') ?? ''
  const first = await get(url, { range: 'bytes=0-5' })
  expect([first.statusCode, first.body, first.headers['content-range']]).toEqual([206, 'shared', 'bytes 0-5/16'])
  expect((await get(`/visit/recording-poster/${token}/${records['recording']}`)).statusCode).toBe(200)
  const other = await visit('mission', missionId)
  expect((await get(`/visit/recording-file/${other}/${records['recording']}`)).statusCode).toBe(404)
  const moment = await visit('moment', records['recording'], { fromMs: 100, untilMs: 600 })
  const part = { fromMs: 100, untilMs: 600 }
  expect((await contentsOf(moment)).recordings).toMatchObject([{ seconds: 0.5, posterUrl: null, part }])
  // The stored bytes are no video, so that nothing can be cut from them; above all, they are not sent as they are.
  const cut = await get(`/visit/recording-file/${moment}/${records['recording']}`)
  expect([cut.statusCode, cut.body.includes('shared recording')]).toEqual([409, false])
})

test('a clip of a moment is counted until it is neither kept nor being sent', async () => {
  const bytes = readFileSync(serverFile('media/video/fixtures/cars.mp4'))
  const vodId = await insertStoredRecording(aerie, aerie.demo, { missionId, name: 'Cars.mp4', bytes })
  const token = await visit('moment', vodId, { fromMs: 0, untilMs: 900 })
  const url = `/visit/recording-file/${token}/${vodId}`
  const whole = await get(url)
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4'])
  const part = await get(url, { range: 'bytes=4-7' })
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
  const { temporaryFiles } = aerie.app
  expect(temporaryFiles.list()).toMatchObject([
    { kind: 'moment', tenantId: aerie.demo.id, bytes: whole.rawPayload.length },
  ])

  const services = servicesOf(aerie.app)
  const file = await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const recording = await selectRecording(aerie.demo.id, tx, vodId)
    return requireStoredFile(aerie.demo.id, tx, recording?.storedFileId ?? '')
  })
  const clips = createClips(services, 1)
  const moment = { tenantId: aerie.demo.id, file, durationMs: null, from: 0 }
  const sent = await clips({ ...moment, until: 300 }, ({ storage }) => storage.open('', undefined))
  await clips({ ...moment, until: 600 }, async () => undefined)
  const evictedAndKept = 1 + 2
  expect(temporaryFiles.list()).toHaveLength(evictedAndKept)
  sent.destroy()
  await until(() => temporaryFiles.list().length === evictedAndKept - 1)
})

test('a recording is not sent to the end when its link is revoked', async () => {
  const bytes = Buffer.alloc(64 * 1024 * 1024)
  const vodId = await insertStoredRecording(aerie, aerie.demo, { missionId, name: 'Long.mp4', bytes })
  const link = await share('recording', vodId)
  const opened = await aerie.call<{ visit: string }>(undefined, 'POST', '/visit/open', { key: keyOf(link) })
  const origin = await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `${origin}/apis/v1/visit/recording-file/${opened.data.visit}/${vodId}`
  const { received, isBroken } = await download(url, {}, async () => {
    expect((await aerie.call(root, 'POST', `/share/revoke/${link._id}`)).status).toBe(true)
  })
  expect(isBroken).toBe(true)
  expect(received).toBeLessThan(bytes.length)
})

test('a document, an outcome and a report are shown, and saved only with downloads', async () => {
  const outcome = await visit('outcome', records['outcome'])
  expect(await contentsOf(outcome)).toMatchObject({ file: { canShow: true } })
  const picture = await get(`/visit/file/${outcome}`)
  expect([picture.statusCode, String(picture.headers['content-disposition'])]).toEqual([
    200,
    expect.stringMatching(/^inline/),
  ])
  expect((await get(`/visit/file/${outcome}?download=true`)).statusCode).toBe(403)
  const document = await visit('document', records['document'], { allowsDownload: true })
  const saved = await get(`/visit/file/${document}?download=true`)
  expect([saved.statusCode, String(saved.headers['content-disposition'])]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
  ])
  const log = await aerie.call<{ items: object[] }>(root, 'GET', '/audit/list?action=share.download&pageSize=1')
  expect(log.data.items).toMatchObject([{ target: 'shared.txt', actor: { name: 'Link to “shared.txt”' } }])
  const report = await visit('report', records['reportEdition'])
  const pdf = await get(`/visit/file/${report}`)
  expect([pdf.statusCode, pdf.body.slice(0, 4)]).toEqual([200, '%PDF'])
})

test('the archive of a case is only for downloads, and its custody log names each', async () => {
  const shown = await visit('evidence', records['evidenceCase'])
  expect((await get(`/visit/file/${shown}`)).statusCode).toBe(403)
  const token = await visit('evidence', records['evidenceCase'], { allowsDownload: true, recipient: 'The court' })
  const archive = await get(`/visit/file/${token}?download=true`)
  expect([archive.statusCode, archive.body]).toEqual([200, 'zip'])
  const { data } = await aerie.call<{ custody: { action: string; actor: string }[] }>(
    root,
    'GET',
    `/evidence/get/${records['evidenceCase']}`,
  )
  expect(JSON.stringify(data.custody)).toContain('The court')
})

test('a stream that runs has a ticket for the visitor', async () => {
  const token = await visit('stream', records['stream'])
  expect((await contentsOf(token)).streams).toMatchObject([{ _id: records['stream'], isLive: true }])
  const answer = await aerie.call<{ ticket: string; paths: string[] }>(
    undefined,
    'POST',
    `/visit/watch/${token}/${records['stream']}`,
  )
  expect(answer.data).toMatchObject({ paths: ['whep', 'flv'], whepUrl: null, hlsUrl: null })
  const other = await visit('mission', missionId)
  expect((await aerie.call(undefined, 'POST', `/visit/watch/${other}/${records['stream']}`)).code).toBe(404)
})

test.each([
  ['layer', 'layer', 'layer'],
  ['photos', 'mission', 'mission'],
  ['recording', 'recording', 'mission_file'],
  ['document', 'document', 'mission_file'],
  ['outcome', 'outcome', 'mission_file'],
  ['stream', 'stream', 'mission'],
  ['evidence', 'evidenceCase', 'evidence_case'],
])('a link to %s shows nothing while that is in the trash, and works again afterwards', async (kind, record, table) => {
  const link = await share(kind, kind === 'photos' ? missionId : records[record], { allowsDownload: true })
  const opened = () => aerie.call<{ visit: string }>(undefined, 'POST', '/visit/open', { key: keyOf(link) })
  const token = (await opened()).data.visit
  const paths = [
    `/visit/contents/${token}`,
    `/visit/file/${token}?download=true`,
    `/visit/features/${token}/${records['layer']}`,
    `/visit/photo-file/${token}/${records['photo']}`,
    `/visit/recording-file/${token}/${records['recording']}`,
  ]
  const id = table === 'mission' ? missionId : records[record]
  const inTriggers = async (state: 'disable' | 'enable') => {
    // Earlier versions moved frozen cases to the trash.
    if (table === 'evidence_case')
      await aerie.pool.query(`alter table evidence_case ${state} trigger kept_out_of_trash`)
  }
  const setDeleted = async (at: Date | null) => {
    await inTriggers('disable')
    await change(sql`update ${sql.table(table)} set deleted_at = ${at} where id = ${id}`)
    await inTriggers('enable')
  }
  await setDeleted(new Date())
  expect(await opened()).toMatchObject({ code: 404, message: expect.stringContaining('not valid') as string })
  for (const path of paths) expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  expect((await get(`/visit/photos/${token}`)).body).not.toContain('shared photo')
  expect((await aerie.call<Share>(root, 'GET', `/share/get/${link._id}`)).data.state).toBe('gone')
  await setDeleted(null)
  expect((await opened()).code).toBe(200)
  expect((await get(paths[0] ?? '')).statusCode).toBe(200)
})

describe('previews', () => {
  const pictureOf = (link: Share) => get(`/visit/preview/${keyOf(link)}`)

  test('are made once, also for those who ask at the same time', async () => {
    const link = await share('outcome', await insertStoredOutcome(aerie, aerie.demo, { missionId, name: 'Rust' }))
    const read = jest.spyOn(aerie.app.storage, 'open')
    const pictures = [...(await Promise.all([pictureOf(link), pictureOf(link)])), await pictureOf(link)]
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(read).toHaveBeenCalledTimes(1)
    read.mockRestore()
  })

  test('show the picture of a link without a password, and nothing of others', async () => {
    const target = await insertStoredOutcome(aerie, aerie.demo, { missionId, name: 'Crack' })
    const open = await pictureOf(await share('outcome', target))
    expect(open.headers['content-type']).toBe('image/webp')
    expect((await sharp(open.rawPayload).metadata()).format).toBe('webp')
    const hidden = await share('outcome', target, { password: 'flown-over-the-quay' })
    expect((await pictureOf(hidden)).statusCode).toBe(404)
    const ended = await share('outcome', target)
    await aerie.call(root, 'POST', `/share/revoke/${ended._id}`)
    expect((await pictureOf(ended)).statusCode).toBe(404)
  })
})
