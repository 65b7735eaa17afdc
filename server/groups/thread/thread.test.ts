import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { mailTo } from '../../testing/outbox'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { insertStoredOutcome } from '../outcome/testing/storedOutcome'
import { insertStoredRecording } from '../vod/testing/storedRecording'
import { MAX_COMMENTS } from './service'

type Comment = components['schemas']['Comment']
type Thread = components['schemas']['ThreadReply']['data']
type ThreadList = components['schemas']['ThreadListReply']['data']
type Mention = components['schemas']['Mention']

let aerie: TestApp
let staff: string
let root: string
let missionId: string
beforeAll(async () => {
  aerie = await startTestApp()
  staff = await aerie.cookieOf(aerie.demo.staff)
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = await missionOf(root)
})
afterAll(() => aerie.close())

const missionOf = async (cookie: string) =>
  (await aerie.call<{ _id: string }>(cookie, 'POST', '/mission/create', { name: 'Harbour' })).data._id
const write = (body: object, cookie = staff) =>
  aerie.call<Comment>(cookie, 'POST', '/thread', {
    entity: 'mission',
    id: missionId,
    text: 'Open gate',
    mentions: [],
    ...body,
  })
const read = (query: Record<string, string>, cookie = staff) =>
  aerie.call<Thread>(cookie, 'GET', `/thread?${new URLSearchParams({ entity: 'mission', id: missionId, ...query })}`)
const edit = ({ _id, version }: Comment, body: object, cookie = staff) =>
  aerie.call<Comment>(cookie, 'PATCH', `/thread/${_id}`, { version, mentions: [], ...body })
const remove = ({ _id }: Comment, cookie = staff) => aerie.call(cookie, 'DELETE', `/thread/${_id}`)
const restore = ({ _id }: Comment, cookie = staff) => aerie.call(cookie, 'PATCH', `/thread/restore/${_id}`)
const mentionsOf = async (cookie: string) =>
  (await aerie.call<{ mentions: Mention[] }>(cookie, 'GET', '/thread/mentions')).data.mentions

test('counts what a user has not read, and keeps earlier texts of edited comments', async () => {
  const id = await missionOf(root)
  expect((await read({ id })).data).toEqual({ _id: null, comments: [], total: 0, unread: 0 })
  const { code, data: first } = await write({ id })
  expect(code).toBe(201)
  expect(first).toMatchObject({ text: 'Open gate', isUnread: false, canEdit: true, canDelete: true, editedAt: null })
  const { data: second } = await write({ id, text: 'Second' })
  expect((await read({ id }, root)).data).toMatchObject({ total: 2, unread: 2, comments: [{ canEdit: false }, {}] })
  await aerie.call(root, 'PATCH', `/thread/read/${first._id}`)
  expect((await read({ id }, root)).data).toMatchObject({
    unread: 1,
    comments: [{ isUnread: false }, { isUnread: true }],
  })
  await aerie.call(root, 'PATCH', `/thread/read/${second._id}`)
  await aerie.call(root, 'PATCH', `/thread/read/${first._id}`)
  expect((await read({ id, count: '1' }, root)).data).toMatchObject({
    unread: 0,
    total: 2,
    comments: [{ text: 'Second' }],
  })

  expect((await edit(first, { text: 'Closed gate' })).data).toMatchObject({ text: 'Closed gate', version: 2 })
  const stale = await edit(first, { text: 'Late' })
  expect(stale.code).toBe(409)
  const history = await aerie.call<{ texts: unknown[] }>(root, 'GET', `/thread/history/${first._id}`)
  expect(history.data.texts).toEqual([{ version: 1, text: 'Open gate', at: first.createdAt }])
})

test('lets the author edit, and the author or holders of comment_delete delete and restore', async () => {
  const { data: comment } = await write({ text: 'Of staff' })
  const { data: other } = await write({ text: 'Of the root' }, root)
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  await grant(['mission_list', 'thread_list', 'thread_create', 'thread_update'])
  expect((await edit(comment, { text: 'Stolen' }, root)).code).toBe(403)
  expect((await remove(comment, viewer)).code).toBe(403)
  const { data: own } = await write({ text: 'Of the viewer' }, viewer)
  expect((await remove(own, viewer)).code).toBe(200)
  expect((await remove(own, viewer)).code).toBe(404)
  expect((await edit(own, { text: 'Gone' }, viewer)).code).toBe(404)
  expect((await restore(own, viewer)).code).toBe(200)
  expect((await restore(own, viewer)).code).toBe(404)
  expect((await remove(other, staff)).code).toBe(200)
  expect((await restore(other, viewer)).code).toBe(403)
  expect((await read({})).data.comments.map(({ text }) => text)).not.toContain('Of the root')
})

test('notifies mentioned people once, in the app and by mail, and nobody of another tenant', async () => {
  await grant(['mission_list', 'thread_list'])
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  const mentions = [aerie.demo.viewer.id, aerie.demo.root.id, aerie.demo.staff.id]
  const { data: comment } = await write({ text: 'Look, @all', mentions })
  expect(comment.mentions).toHaveLength(3)
  expect(await mentionsOf(root)).toMatchObject([{ _id: comment._id, link: `/dashboard/missions/${missionId}/thread` }])
  expect(await mentionsOf(viewer)).toHaveLength(1)
  expect(await mentionsOf(staff)).toEqual([])
  await edit(comment, { text: 'Look again, @all', mentions })
  expect(await mailTo(aerie, aerie.demo.viewer.email)).toContain(`/missions/${missionId}/thread`)
  await mailTo(aerie, aerie.demo.root.email)
  const id = await missionOf(root)
  await write({ id, mentions })
  expect(await mailTo(aerie, aerie.demo.viewer.email, 2)).toContain(`/missions/${id}/thread`)
  expect(await mailTo(aerie, aerie.demo.root.email, 2)).toContain(`/missions/${id}/thread`)
  // One mail for each comment and person, none for the edit and none for the author.
  expect(await readdir(path.join(aerie.config.DATA_DIR, 'outbox'))).toHaveLength(4)
  const { data: last } = await read({ id }, viewer)
  await aerie.call(viewer, 'PATCH', `/thread/read/${last.comments[0]?._id}`)
  await aerie.call(viewer, 'PATCH', `/thread/read/${comment._id}`)
  expect(await mentionsOf(viewer)).toEqual([])

  for (const id of [aerie.other.root.id, aerie.demo.client.id]) {
    expect((await write({ mentions: [id] })).code).toBe(400)
  }
  const { data } = await aerie.call<{ people: { _id: string }[] }>(staff, 'GET', '/thread/people')
  const people = data.people.map(({ _id }) => _id)
  expect(people).toEqual(expect.arrayContaining([aerie.demo.viewer.id]))
  expect(people).not.toContain(aerie.demo.client.id)
  expect(people).not.toContain(aerie.other.root.id)
})

test('has a thread for a feature, a recording with moments, an alert, an outcome and a place', async () => {
  const layerUrl = '/layer/create-vector-layer'
  const layer = await aerie.call<{ _id: string }>(staff, 'POST', layerUrl, { missionId, name: 'Fence' })
  const point = { geometry: { type: 'Point', coordinates: [2, 1] }, properties: {} }
  await aerie.call(staff, 'POST', `/layer/addFeature/${layer.data._id}`, { features: [point] })
  const feature = { entity: 'feature', id: layer.data._id }
  expect((await write({ ...feature, index: 1 })).code).toBe(201)
  expect((await write({ ...feature, index: 2 })).code).toBe(404)
  expect((await write(feature)).code).toBe(400)

  const video = { missionId, name: 'video.mp4', bytes: Buffer.from('video') }
  const recording = { entity: 'recording', id: await insertStoredRecording(aerie, aerie.demo, video) }
  expect((await write(recording)).code).toBe(400)
  expect((await write({ ...recording, momentMs: 1500 })).data).toMatchObject({ momentMs: 1500 })
  expect((await write({ momentMs: 1500 })).code).toBe(400)

  const alert = { missionId, title: 'Smoke', kind: 'smoke', severity: 'high' }
  const { data: raised } = await aerie.call<{ _id: string }>(staff, 'POST', '/alert/create', alert)
  const { data: onAlert } = await write({ entity: 'alert', id: raised._id, mentions: [aerie.demo.root.id] })
  const outcomeId = await insertStoredOutcome(aerie, aerie.demo, { missionId, name: 'Boat' })
  await write({ entity: 'outcome', id: outcomeId, mentions: [aerie.demo.root.id] })
  const pages = async () => (await mentionsOf(root)).map(({ entity, link }) => [entity, link.split('/').pop()])
  const pageOfOutcome = `outcomes?outcome=${outcomeId}&comments=open`
  const pageOfAlert = `alerts?alert=${raised._id}&comments=open`
  expect((await pages()).slice(0, 2)).toEqual([
    ['outcome', pageOfOutcome],
    ['alert', pageOfAlert],
  ])
  expect((await read({ entity: 'alert', id: outcomeId })).code).toBe(404)
  expect((await read({ entity: 'photo', id: outcomeId })).code).toBe(404)
  expect((await read({ entity: 'alert', id: raised._id }, await aerie.cookieOf(aerie.other.root))).code).toBe(404)
  await aerie.call(root, 'DELETE', `/alert/delete-multiple-alerts?alertIds=${raised._id}`)
  expect((await edit(onAlert, { text: 'Late' })).code).toBe(404)
  expect(await pages()).not.toContainEqual(['alert', pageOfAlert])

  const place = { entity: 'place', id: missionId, lat: 50.1234567, long: -0.1 }
  expect((await write(place)).code).toBe(201)
  expect((await read({ entity: 'place', lat: '50.1234568', long: '-0.1' })).data.total).toBe(1)
  expect((await read({ entity: 'place', lat: '50.2', long: '-0.1' })).data.total).toBe(0)
  expect((await read({ entity: 'place' })).code).toBe(400)
})

test('shows a thread only to those who see what it belongs to', async () => {
  const { data: comment } = await write({ text: 'For few' })
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  await grant(['thread_list', 'thread_create'])
  for (const code of [(await read({}, viewer)).code, (await write({}, viewer)).code]) expect(code).toBe(403)
  expect((await aerie.call(viewer, 'GET', `/thread/history/${comment._id}`)).code).toBe(403)
  expect((await read({}, await aerie.cookieOf(aerie.demo.client))).code).toBe(403)
  expect((await read({}, await aerie.cookieOf(aerie.other.root))).code).toBe(404)

  const id = await missionOf(root)
  const { data: lost } = await write({ id })
  await aerie.call(root, 'DELETE', `/mission/delete/${id}`)
  expect((await read({ id })).code).toBe(404)
  expect((await remove(lost)).code).toBe(404)
})

test('accepts no comment above the limit when several are written at once', async () => {
  const id = await missionOf(root)
  await write({ id })
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const { id: thread_id } = await tx
      .selectFrom('thread')
      .select('id')
      .where('mission_id', '=', id)
      .executeTakeFirstOrThrow()
    const row = { tenant_id: aerie.demo.id, thread_id, text: 'Many' }
    const rows = Array.from({ length: MAX_COMMENTS - 2 }, () => ({ id: crypto.randomUUID(), ...row }))
    await tx.insertInto('thread_comment').values(rows).execute()
  })
  const codes = (await Promise.all(['A', 'B', 'C'].map((text) => write({ id, text })))).map(({ code }) => code)
  expect(codes.sort()).toEqual([201, 409, 409])
})

/** The permissions of the viewer. */
const grant = (custom_permissions: string[]) =>
  inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('app_user').set({ custom_permissions }).where('id', '=', aerie.demo.viewer.id).execute(),
  )

test('lists the threads of a mission that the user may see, the newest comment first', async () => {
  const id = await missionOf(root)
  const list = (cookie: string, query = '') =>
    aerie.call<ThreadList>(cookie, 'GET', `/thread/list?missionId=${id}${query}`)
  expect((await list(staff)).data).toEqual({ items: [], total: 0, unread: 0, page: 1, pageSize: 50 })
  await write({ id, text: 'On the mission' })
  await write({ id, entity: 'place', lat: 50.84, long: -0.14, text: 'At the gate' })
  const recordingId = await insertStoredRecording(aerie, aerie.demo, {
    missionId: id,
    name: 'Gate.mp4',
    bytes: Buffer.from('video'),
  })
  await write({ id: recordingId, entity: 'recording', momentMs: 83_000, text: 'In the recording' })
  const { data: gone } = await write({ id, entity: 'place', lat: 1, long: 2, text: 'Deleted' })
  await remove(gone)

  const { data } = await list(root)
  expect(data).toMatchObject({ total: 3, unread: 3 })
  expect(data.items.map(({ entity, text, total, unread }) => [entity, text, total, unread])).toEqual([
    ['recording', 'In the recording', 1, 1],
    ['place', 'At the gate', 1, 1],
    ['mission', 'On the mission', 1, 1],
  ])
  expect(data.items[1]).toMatchObject({
    name: '',
    author: aerie.demo.staff.email,
    position: { lat: 50.84, long: -0.14 },
    link: `/dashboard/missions/${id}/thread?place=50.84,-0.14`,
  })
  expect((await list(root, '&entity=place&pageSize=1')).data).toMatchObject({ total: 1, items: [{ entity: 'place' }] })
  expect((await list(staff)).data.unread).toBe(0)

  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  await grant(['mission_list', 'thread_list'])
  expect((await list(viewer)).data.items.map(({ entity }) => entity)).toEqual(['place', 'mission'])
  expect((await list(await aerie.cookieOf(aerie.other.root))).code).toBe(404)
})
