import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Schemas = components['schemas']
type Messages = Schemas['PilotMessagesReply']['data']
type Message = Schemas['PilotMessage']
type Received = Schemas['ReceivedMessagesReply']['data']

let aerie: TestApp
let root: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())

const call = <T = { _id: string }>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)

/** A stream as if somebody published, with its key. */
async function startStream() {
  const { _id: missionId } = (await call('POST', '/mission/create', { name: 'Harbour survey' })).data
  const { _id: flightId } = (await call('POST', '/flight/create', { missionId, name: 'Flight 1' })).data
  const key = (await call<Schemas['IssuedStreamKey']>('POST', '/streamtoken/create', { flightId, name: 'Camera' })).data
  const streamId = uuidv7()
  const of = { id: streamId, tenant_id: aerie.demo.id, mission_id: missionId, flight_id: flightId }
  const lease_until = new Date(Date.now() + 3_600_000)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .insertInto('live_stream')
      .values({ ...of, stream_key_id: key._id, name: 'Camera', protocol: 'whip', lease_until })
      .execute(),
  )
  return { streamId, missionId, flightId, key: key.key, keyId: key._id }
}

const send = (streamId: string, body: object, cookie = root) =>
  call<Message>('POST', `/streamtoken/pilot-messages/${streamId}`, body, cookie)
const messagesOf = async (streamId: string) =>
  (await call<Messages>('GET', `/streamtoken/pilot-messages/${streamId}`)).data

async function withKey<T>(key: string | undefined, url: string, payload?: object) {
  const { statusCode, json } = await aerie.app.inject({
    method: 'POST',
    url: `/apis/v1/streamtoken/${url}`,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  })
  return { ...json<{ data: T; message?: string }>(), status: statusCode }
}
const receive = (key: string | undefined) => withKey<Received>(key, 'received-messages')
const acknowledge = (key: string, pilotMessageId: string) =>
  withKey<undefined>(key, 'acknowledged-message', { pilotMessageId })

test('a message is sent, seen and acknowledged, in the log of the flight and the audit log', async () => {
  const { streamId, flightId, key } = await startStream()
  expect((await receive(key)).data.messages).toEqual([])
  const sent = await send(streamId, { text: ' Look at the north gate ', long: -91.99, lat: 46.84 })
  expect(sent).toMatchObject({ code: 201, message: 'Message sent to the pilot' })
  expect(sent.data).toMatchObject({ text: 'Look at the north gate', long: -91.99, lat: 46.84, seenAt: null })
  expect(await messagesOf(streamId)).toMatchObject({ isPageOpen: true, messages: [{ acknowledgedAt: null }] })

  const { messages } = (await receive(key)).data
  expect(messages).toMatchObject([{ _id: sent.data._id, text: 'Look at the north gate', long: -91.99, lat: 46.84 }])
  const [seen] = (await messagesOf(streamId)).messages
  expect(seen?.seenAt).not.toBeNull()
  expect(seen?.acknowledgedAt).toBeNull()

  expect((await acknowledge(key, sent.data._id)).status).toBe(200)
  const [acknowledged] = (await messagesOf(streamId)).messages
  expect(acknowledged).toMatchObject({ seenAt: seen?.seenAt, acknowledgedAt: expect.any(String) as string })
  // Another click changes nothing.
  expect((await acknowledge(key, sent.data._id)).status).toBe(200)
  expect((await receive(key)).data.messages).toEqual([])

  const log = await call<Schemas['FlightLogReply']['data']>('GET', `/flight/log/list/${flightId}`)
  expect(log.data.items.map(({ text, createdBy }) => [text, createdBy?._id])).toEqual([
    ['Message to the pilot: Look at the north gate · 46.84000, -91.99000', aerie.demo.root.id],
    ['The pilot acknowledged: Look at the north gate · 46.84000, -91.99000', undefined],
  ])
  for (const action of ['pilot-message.send', 'pilot-message.acknowledge']) {
    const entries = await call<object>('GET', `/audit/list?action=${action}`)
    expect(JSON.stringify(entries.data)).toContain('Look at the north gate')
    expect(JSON.stringify(entries.data)).not.toContain(key)
  }
})

test('a message to a page that is not open says so, and is shown when it opens', async () => {
  const { streamId, key } = await startStream()
  const message = 'The pilot’s page is not open. The message is shown when the pilot opens it.'
  expect(await send(streamId, { text: 'Land now' })).toMatchObject({ code: 201, message })
  expect(await messagesOf(streamId)).toMatchObject({ isPageOpen: false, messages: [{ seenAt: null }] })
  expect((await receive(key)).data.messages).toMatchObject([{ text: 'Land now', long: null, lat: null }])
  expect((await messagesOf(streamId)).isPageOpen).toBe(true)
})

test('a page that has stopped asking is closed', async () => {
  const { streamId, key, keyId } = await startStream()
  await receive(key)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update stream_key set page_open_at = now() - interval '9 seconds' where id = ${keyId}`.execute(tx),
  )
  expect((await messagesOf(streamId)).isPageOpen).toBe(false)
})

test.each([
  ['nothing', {}],
  ['half a point', { lat: 46.84 }],
  ['a point outside of the earth', { lat: 91, long: 0 }],
  ['blank text', { text: '  ' }],
  ['more than 500 characters', { text: 'x'.repeat(501) }],
])('refuses %s', async (_, body) => {
  const { streamId } = await startStream()
  expect((await send(streamId, body)).code).toBe(400)
})

test('refuses ended and foreign streams, too many messages, and people without the permission', async () => {
  const { streamId, key } = await startStream()
  const other = await aerie.cookieOf(aerie.other.root)
  expect((await send(streamId, { text: 'Hello' }, other)).code).toBe(404)
  expect((await call('GET', `/streamtoken/pilot-messages/${streamId}`, undefined, other)).code).toBe(404)
  const answers = await Promise.all(Array.from({ length: 22 }, () => send(streamId, { text: 'Hello' })))
  expect(answers.filter(({ code }) => code === 201)).toHaveLength(20)
  expect(answers.filter(({ code }) => code === 429)).toHaveLength(2)
  expect((await call('POST', `/streamtoken/close/${streamId}`)).code).toBe(200)
  const refused = await send(streamId, { text: 'Hello' })
  expect(refused).toMatchObject({ code: 409, messageCode: 'stream.messageToEnded' })
  expect((await messagesOf(streamId)).messages).toHaveLength(20)
  expect((await receive(key)).data.messages).toHaveLength(20)
})

test('a key reads and acknowledges only its own messages, while it is valid', async () => {
  const first = await startStream()
  const second = await startStream()
  const { data } = await send(first.streamId, { text: 'For the first' })
  expect((await receive(second.key)).data.messages).toEqual([])
  expect((await acknowledge(second.key, data._id)).status).toBe(404)
  expect((await acknowledge(first.key, uuidv7())).status).toBe(404)
  expect((await receive(undefined)).status).toBe(403)
  expect((await acknowledge('x'.repeat(43), data._id)).status).toBe(404)
  expect((await receive('x'.repeat(43))).status).toBe(403)
  expect((await call('DELETE', `/streamtoken/delete/${first.keyId}`)).code).toBe(200)
  expect(await receive(first.key)).toMatchObject({
    status: 403,
    message: 'The stream key was revoked or has expired. Create another one in the mission.',
  })
})

test('messages are deleted with their mission', async () => {
  const { streamId, missionId } = await startStream()
  await send(streamId, { text: 'Hello' })
  await inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom('mission').where('id', '=', missionId).execute())
  const left = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('pilot_message').select('id').where('mission_id', '=', missionId).execute(),
  )
  expect(left).toEqual([])
})
