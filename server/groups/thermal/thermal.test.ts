import { readFileSync } from 'node:fs'
import type { components } from '../../platform/contract/contract.gen'
import { render, serializeMessage } from '../../platform/core/messages'
import { inTenant } from '../../platform/db/tenancy'
import { thermalText } from '../../media/thermal/messages'
import { startPhotoTest, type PhotoTest } from '../photo/testing/photoTest'
import { FLIR_PHOTO, insertStoredThermal } from './testing/storedThermal'

type Details = components['schemas']['ThermalDetails']
type Reading = components['schemas']['Reading']
type Row = components['schemas']['ThermalPhoto']

let site: PhotoTest
let missionId: string
let photoId: string

beforeAll(async () => {
  site = await startPhotoTest()
  missionId = await site.newMission('Solar park')
  const photos = await site.add(missionId, { 'panel.jpg': readFileSync(FLIR_PHOTO) })
  photoId = photos['panel.jpg']?._id ?? ''
})
afterAll(() => site.close())

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = site.staff) =>
  site.aerie.call<Data>(cookie, method, `/data/thermal${url}`, body)

const details = async (query = '') => (await call<Details>('GET', `?photoId=${photoId}${query}`)).data

test('the import finds the temperatures, and the table lists them', async () => {
  const { photo, hotspots, parameters } = await details()
  expect(photo).toMatchObject({ source: 'flir', width: 640, height: 512, problem: null, missionName: 'Solar park' })
  expect(photo.statistics).toEqual({ min: 15.93, max: 59.73, mean: 27.7 })
  expect(hotspots[0]).toMatchObject({ x: 448, y: 180 })
  expect(parameters).toEqual({ emissivity: 0.7, reflected: 22, distance: 20, humidity: 0.5, air: 32 })
  const { data } = await call<{ items: Row[]; total: number }>('GET', `/table?missionId=${missionId}`)
  expect(data).toMatchObject({ total: 1, items: [{ photoId, statistics: photo.statistics }] })
})

test('returns the temperature of each pixel', async () => {
  const headers = { cookie: site.staff }
  const url = `/apis/v1/data/thermal/values?photoId=${photoId}`
  const { rawPayload } = await site.aerie.app.inject({ url, headers })
  const degrees = new Float32Array(
    rawPayload.buffer.slice(rawPayload.byteOffset, rawPayload.byteOffset + rawPayload.length),
  )
  expect(degrees).toHaveLength(640 * 512)
  expect(degrees[180 * 640 + 448]).toBeCloseTo(59.73, 1)
})

test('stores readings with what they were computed with', async () => {
  const area = {
    kind: 'area',
    label: ' Panel 7 ',
    points: [
      [440, 175],
      [455, 175],
      [455, 190],
      [440, 190],
    ],
  }
  const { data: reading } = await call<Reading>('POST', `/create-reading/${photoId}`, area)
  expect(reading).toMatchObject({ label: 'Panel 7', max: 59.73, parameters: { emissivity: 0.7 } })
  const outside = { kind: 'point', points: [[4000, 4000]] }
  expect(await call('POST', `/create-reading/${photoId}`, outside)).toMatchObject({ code: 400 })
  const tooFew = { kind: 'area', points: [[1, 1]] }
  expect(await call('POST', `/create-reading/${photoId}`, tooFew)).toMatchObject({ code: 400 })
  expect((await details()).readings).toMatchObject([{ _id: reading._id }])
  expect(await call('DELETE', `/delete-reading/${reading._id}`)).toMatchObject({ code: 200 })
  expect((await details()).readings).toEqual([])
})

test('tries parameters without storing them, then stores them once', async () => {
  const tried = await details('&emissivity=0.95')
  expect(tried.photo.statistics?.max).toBeLessThan(59)
  expect((await details()).photo.statistics?.max).toBe(59.73)
  const edit = { version: 1, emissivity: 0.95 }
  const stored = await call<Details>('PATCH', `/edit-parameters/${photoId}`, edit)
  expect(stored.data).toMatchObject({ photo: { version: 2 }, parameters: { emissivity: 0.95, reflected: 22 } })
  expect(stored.data.photo.statistics).toEqual(tried.photo.statistics)
  expect(stored.data.cameraParameters?.emissivity).toBe(0.7)
  expect(await call('PATCH', `/edit-parameters/${photoId}`, edit)).toMatchObject({ code: 409 })
  const { data } = await call<{ items: Row[] }>('GET', `/table?missionId=${missionId}`)
  expect(data.items[0]?.statistics).toEqual(tried.photo.statistics)
})

test('exports the table as CSV without formulas, the hottest first, and records it', async () => {
  await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
    tx.updateTable('mission_file').set({ name: '=cmd()' }).where('id', '=', photoId).execute(),
  )
  const unread = await insertStoredThermal(site.aerie, site.aerie.demo, { missionId, name: 'unread.jpg' })
  await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
    tx.updateTable('thermal_photo').set({ min: null, max: null, mean: null }).where('id', '=', unread).execute(),
  )
  const url = `/apis/v1/data/thermal/export?missionId=${missionId}`
  const { body, headers } = await site.aerie.app.inject({ url, headers: { cookie: site.staff } })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, first, second, ...rest] = body.trim().split('\n')
  expect(head).toContain('photo,mission,camera,taken at,"camera clock, zone unknown",min °C,mean °C,max °C,problem')
  expect(first).toMatch(/^'=cmd\(\),Solar park,/)
  expect(second).toMatch(/^unread\.jpg,/)
  expect(rest).toEqual([])
  const { data } = await call<{ items: Row[] }>('GET', `/table?missionId=${missionId}`)
  expect(data.items.map((row) => row.photoId)).toEqual([photoId, unread])
  const takenBy = async (localTime: boolean) => {
    await inTenant(site.aerie.db, site.aerie.demo.id, async (tx) => {
      const takenAt = new Date('2026-03-12T10:00:00Z')
      await tx.updateTable('mission_file').set({ taken_at: takenAt }).where('id', '=', photoId).execute()
      await tx.updateTable('mission_photo').set({ is_local_time: localTime }).where('file_id', '=', photoId).execute()
    })
    const table = await call<{ items: Row[] }>('GET', `/table?missionId=${missionId}`)
    const csv = await site.aerie.app.inject({ url, headers: { cookie: site.staff } })
    return { localTime: table.data.items[0]?.localTime, line: csv.body.split('\n')[1] }
  }
  // A clock of an unknown zone is no instant.
  const instant = await takenBy(false)
  expect(instant.localTime).toBe(false)
  expect(instant.line).toContain(',2026-03-12T10:00:00.000Z,,')
  const local = await takenBy(true)
  expect(local.localTime).toBe(true)
  expect(local.line).toContain(',,2026-03-12T10:00:00,')
  const entries = await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
    tx.selectFrom('audit_entry').select('target').where('action', '=', 'thermal.export').execute(),
  )
  expect(entries).toEqual([{ target: 'Solar park' }, { target: 'Solar park' }, { target: 'Solar park' }])
  const other = await site.aerie.app.inject({ url, headers: { cookie: site.otherRoot } })
  expect(other.statusCode).toBe(404)
  await site.aerie.call(site.staff, 'DELETE', `/photo/delete?photoIds=${unread}`)
})

/** All texts of the area, which the compiler compares with the catalogue. */
const PROBLEMS: Record<Parameters<typeof thermalText>[0], true> = {
  unreadable: true,
  noConstants: true,
  unknownUnit: true,
  needsSdk: true,
  converterFailed: true,
  converterSlow: true,
  converterTooLarge: true,
  converterOutput: true,
}

test.each(Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[])(
  'says in words that a photo has no temperatures: %s',
  async (key) => {
    const stored = serializeMessage(thermalText(key))
    await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
      tx.updateTable('thermal_photo').set({ problem: stored }).where('id', '=', photoId).execute(),
    )
    const { photo } = await details()
    expect(photo.problem).toBe(render(thermalText(key), 'en'))
    const { data } = await call<{ items: Row[] }>('GET', `/table?missionId=${missionId}`)
    expect(data.items[0]?.problem).toBe(photo.problem)
    const url = `/apis/v1/data/thermal/export?missionId=${missionId}`
    const { body } = await site.aerie.app.inject({ url, headers: { cookie: site.staff } })
    expect(body).toContain(photo.problem)
    expect(body).not.toContain('code')
  },
)

test('hides thermal photos from another tenant and with their photo in the trash', async () => {
  expect(await call('GET', `?photoId=${photoId}`, undefined, site.otherRoot)).toMatchObject({ code: 404 })
  await site.aerie.call(site.staff, 'DELETE', `/photo/delete?photoIds=${photoId}`)
  expect(await call('GET', `?photoId=${photoId}`)).toMatchObject({ code: 404 })
  expect((await call<{ total: number }>('GET', `/table?missionId=${missionId}`)).data.total).toBe(0)
})
