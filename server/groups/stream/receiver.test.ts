import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { placeOf } from '../../platform/core/place'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { openReceiver, type OwnReceiver } from './receiver'
import { deleteLapsedReceivers, selectReceiver, selectReceiverOf } from './receiverSql'

let aerie: TestApp
const open: OwnReceiver[] = []

beforeAll(async () => {
  aerie = await startTestApp()
})
afterEach(async () => {
  for (const receiver of open.splice(0)) await receiver.stop()
})
afterAll(() => aerie.close())

async function start(address = 'http://10.0.0.4:8080'): Promise<OwnReceiver> {
  const { config, db } = aerie
  const receiver = await openReceiver({ config, db, log: aerie.app.log }, { maxViewers: 7, address })
  open.push(receiver)
  return receiver
}

const find = (id: string) => asPlatform(aerie.db, (tx) => selectReceiver(tx, id))
const lapse = (id: string) =>
  asPlatform(aerie.db, (tx) =>
    sql`update live_receiver set lease_until = now() - interval '2 hours' where id = ${id}`.execute(tx),
  )

async function streamOf(receiverId: string): Promise<string> {
  const root = await aerie.cookieOf(aerie.demo.root)
  const mission = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Harbour' })
  const id = uuidv7()
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .insertInto('live_stream')
      .values({
        id,
        tenant_id: aerie.demo.id,
        mission_id: mission.data._id,
        name: 'Controller',
        protocol: 'rtmp',
        receiver_id: receiverId,
        lease_until: new Date(Date.now() + 60_000),
      })
      .execute(),
  )
  return id
}

const endOf = (streamId: string) =>
  inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('live_stream').select('end_reason').where('id', '=', streamId).executeTakeFirst(),
  )

test('is found with its address until it stops', async () => {
  const receiver = await start()
  expect(await find(receiver.id)).toEqual({
    id: receiver.id,
    place: placeOf(aerie.config.DATA_DIR),
    address: 'http://10.0.0.4:8080',
    maxViewers: 7,
  })
  const streamId = await streamOf(receiver.id)
  const ofStream = (tenantId: string) => asPlatform(aerie.db, (tx) => selectReceiverOf(tenantId, tx, streamId))
  expect((await ofStream(aerie.demo.id))?.id).toBe(receiver.id)
  expect(await ofStream(aerie.other.id)).toBeUndefined()
  await receiver.stop()
  expect(await find(receiver.id)).toBeUndefined()
  expect(await ofStream(aerie.demo.id)).toBeUndefined()
})

test('is not found after its lease, which it extends', async () => {
  const receiver = await start()
  await lapse(receiver.id)
  expect(await find(receiver.id)).toBeUndefined()
  await until(async () => (await find(receiver.id)) !== undefined)
  await asPlatform(aerie.db, (tx) => sql`delete from live_receiver`.execute(tx))
  await until(async () => (await find(receiver.id)) !== undefined)
})

test('is removed an hour after it has crashed', async () => {
  const receiver = await start()
  const crashed = uuidv7()
  await asPlatform(aerie.db, (tx) =>
    sql`insert into live_receiver (id, place, address, max_viewers, lease_until)
        values (${crashed}, ${crashed}, 'http://10.0.0.9', 1, now() - interval '2 hours')`.execute(tx),
  )
  await asPlatform(aerie.db, deleteLapsedReceivers)
  const { rows } = await asPlatform(aerie.db, (tx) => sql<{ id: string }>`select id from live_receiver`.execute(tx))
  expect(rows).toEqual([{ id: receiver.id }])
})

test('ends the streams of its own earlier run at its start, and no others', async () => {
  const other = await start('http://10.0.0.5:8080')
  const crashed = await start()
  const left = await streamOf(crashed.id)
  const running = await streamOf(other.id)
  await start()
  expect(await endOf(left)).toEqual({ end_reason: 'lost' })
  expect(await endOf(running)).toEqual({ end_reason: null })
})

test('is hidden from organisations and their clients', async () => {
  await start()
  const read = inTenant(aerie.db, aerie.demo.id, (tx) => tx.selectFrom('live_receiver').select('id').execute())
  await expect(read).rejects.toThrow('permission denied')
  const asClient = aerie.db.transaction().execute(async (tx) => {
    await sql`set local role aerie_client`.execute(tx)
    return tx.selectFrom('live_receiver').select('id').execute()
  })
  await expect(asClient).rejects.toThrow('permission denied')
})
