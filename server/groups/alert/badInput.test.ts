// Calls about alerts that are refused, and what they leave as it was.
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { components } from '../../platform/contract/contract.gen'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { send } from '../../records/uploads/testing/tusClient'

type Alert = components['schemas']['Alert']

let aerie: TestApp
let root: string
let staff: string
let otherRoot: string
let origin: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  otherRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = await newMission(root)
})

const newMission = async (cookie: string) =>
  (await aerie.call<{ _id: string }>(cookie, 'POST', '/mission/create', { name: 'Harbour survey' })).data._id
const fields = { title: 'Person at the fence', kind: 'Intrusion', severity: 'high' }
const raise = async (cookie: string, ofMission: string, title = fields.title) =>
  (await aerie.call<Alert>(cookie, 'POST', '/alert/create', { ...fields, missionId: ofMission, title })).data
const get = async (id: string) => (await aerie.call<Alert>(root, 'GET', `/alert/get-alert-by-ID/${id}`)).data
const edit = (cookie: string, id: string, body: object) =>
  aerie.call<Alert>(cookie, 'PATCH', `/alert/update-alert-by-ID/${id}`, body)
const editMany = (cookie: string, body: object) => aerie.call(cookie, 'PATCH', '/alert/update-multi-alert-by-ID', body)
const closedAs = (outcome: string, reason = '') => ({ state: 'closed', outcome, reason })

const picture = () =>
  sharp({ create: { width: 9, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** The pictures in the storage. */
const pictures = async () =>
  (await readdir(aerie.config.DATA_DIR, { recursive: true })).filter((name) => name.endsWith('.webp'))

describe('several alerts with one of another tenant', () => {
  test('are not changed, deleted or restored', async () => {
    const own = await raise(root, missionId)
    const foreign = await raise(otherRoot, await newMission(otherRoot))
    const alertIds = [own._id, foreign._id]
    const changes = [{ severity: 'low' }, { state: 'acknowledged' }, closedAs('test'), { clientVisible: true }]
    for (const change of changes) expect(await editMany(root, { alertIds, ...change })).toMatchObject({ code: 404 })
    const url = `/alert/delete-multiple-alerts?alertIds=${own._id}&alertIds=${foreign._id}`
    expect(await aerie.call(root, 'DELETE', url)).toMatchObject({ code: 404 })
    expect(await get(own._id)).toEqual(own)
    await aerie.call(root, 'DELETE', `/alert/delete-multiple-alerts?alertIds=${own._id}`)
    expect(await aerie.call(root, 'POST', '/alert/restore', { alertIds })).toMatchObject({ code: 404 })
    expect(await aerie.call(root, 'GET', `/alert/deleted?missionId=${missionId}`)).toMatchObject({ data: { total: 1 } })
  })
})

describe('two people who close an alert at once', () => {
  test('the second is told, and the first outcome stays', async () => {
    const { _id, version } = await raise(root, missionId)
    const replies = await Promise.all([
      edit(root, _id, { version, ...closedAs('true_positive', 'Seen by the guard') }),
      edit(staff, _id, { version, ...closedAs('false_positive', 'The wind moved the fence') }),
    ])
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409])
    const first = replies.find(({ code }) => code === 200)?.data
    expect(await get(_id)).toMatchObject({ state: 'closed', outcome: first?.outcome, reason: first?.reason })
  })

  test('also when they close several, of which nothing is changed', async () => {
    const closed = await raise(root, missionId)
    const open = await raise(root, missionId, 'Person at the gate')
    const alertIds = [open._id, closed._id]
    await editMany(root, { alertIds: [closed._id], ...closedAs('true_positive', 'Seen by the guard') })
    expect(await editMany(staff, { alertIds, ...closedAs('false_positive') })).toMatchObject({
      code: 409,
      message: '“Person at the fence” was closed meanwhile. Nothing was changed. Mark the others and try again.',
    })
    expect(await get(closed._id)).toMatchObject({ outcome: 'true_positive', reason: 'Seen by the guard' })
    expect(await get(open._id)).toMatchObject({ state: 'new', version: 1 })
  })
})

describe('a deleted mission', () => {
  const withPicture = async (content: Buffer) => {
    const uploadId = (await send(origin, root, content, { filename: 'frame.png' })).id
    return aerie.call(root, 'POST', '/alert/manual-upload-alert', { ...fields, missionId, uploadId })
  }

  test('gets no alerts, with or without a picture', async () => {
    const before = await pictures()
    await aerie.call(root, 'DELETE', `/mission/delete/${missionId}`)
    expect(await aerie.call(root, 'POST', '/alert/create', { ...fields, missionId })).toMatchObject({ code: 404 })
    expect(await withPicture(await picture())).toMatchObject({ code: 404 })
    expect(await pictures()).toEqual(before)
  })

  test('keeps its alerts as they are, until it is restored', async () => {
    const { _id, version } = await raise(root, missionId)
    await aerie.call(root, 'DELETE', `/mission/delete/${missionId}`)
    expect(await edit(root, _id, { version, state: 'acknowledged' })).toMatchObject({ code: 404 })
    expect(await edit(root, _id, { version, title: 'Boat' })).toMatchObject({ code: 404 })
    expect(await editMany(root, { alertIds: [_id], ...closedAs('test') })).toMatchObject({ code: 404 })
    const url = `/alert/delete-multiple-alerts?alertIds=${_id}`
    expect(await aerie.call(root, 'DELETE', url)).toMatchObject({ code: 404 })
    expect(await aerie.call(root, 'GET', `/alert/list?missionId=${missionId}`)).toMatchObject({ code: 404 })
    expect(await aerie.call(root, 'POST', `/mission/restore/${missionId}`)).toMatchObject({ code: 200 })
    expect(await get(_id)).toMatchObject({ title: 'Person at the fence', state: 'new', version })
  })
})

test.each([
  ['a page as a picture', () => Promise.resolve(Buffer.from('<html>')), 415, 'PNG'],
  ['a damaged picture', async () => (await picture()).subarray(0, -20), 400, 'damaged'],
])('refuses %s with its reason, and stores nothing', async (_name, contentOf, code, reason) => {
  const content = await contentOf()
  const before = await pictures()
  const uploadId = (await send(origin, root, content, { filename: 'frame.png' })).id
  const wanted = { ...fields, missionId, uploadId }
  const reply = await aerie.call(root, 'POST', '/alert/manual-upload-alert', wanted)
  expect(reply).toMatchObject({ code, errors: [{ field: 'uploadId' }] })
  expect(reply.errors?.[0]?.message).toContain(reason)
  expect(await pictures()).toEqual(before)
  expect(await aerie.call(root, 'GET', `/alert/list?missionId=${missionId}`)).toMatchObject({ data: { total: 0 } })
})
