import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { labelAddress, labelsPdf } from './labels/labelsPdf'
import { qrCode } from './labels/qrCode'
import { readQrCode } from './testing/readQrCode'

type Asset = components['schemas']['Asset']
type AssetClass = components['schemas']['AssetClass']
type Report = components['schemas']['AssetImportReply']['data']

let aerie: TestApp
let root: string
let drone: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  const { data } = await call<{ classes: AssetClass[] }>('GET', '/assetclass/get')
  drone = data.classes.find(({ kind }) => kind === 'drone')!._id
})
afterAll(() => aerie.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
let serials = 0
const create = async (fields: object = {}) =>
  (await call<Asset>('POST', '/asset/create', { name: 'Kite', serial: `s-${++serials}`, classId: drone, ...fields }))
    .data
const get = async ({ _id }: Asset) => (await call<Asset>('GET', `/asset/get/${_id}`)).data
const file = (url: string, cookie = root) => aerie.app.inject({ url: `/apis/v1${url}`, headers: { cookie } })
const send = (csv: string, preview = false, cookie = root) =>
  call<Report>('POST', '/asset/import', { csv, preview }, cookie)
const total = async () => (await call<{ total: number }>('GET', '/asset/get-all-asset')).data.total
const targetsOf = (action: string) =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const entries = await tx.selectFrom('audit_entry').select('target').where('action', '=', action).execute()
    return entries.map(({ target }) => target)
  })
const seen = (assets: Asset[]) => assets.map(({ _id: assetId, version }) => ({ assetId, version }))

test('exports the filtered list without formulas, and the file can be imported again', async () => {
  const maker = (await call<{ _id: string }>('POST', '/manufacturer/create', { name: 'Northwind' })).data
  const model = { name: 'Kite 4', manufacturerId: maker._id, classId: drone }
  const { _id: modelId } = (await call<{ _id: string }>('POST', '/model/create', model)).data
  const fields = { inServiceOn: '2026-01-31', hours: 12.25, flights: 40, cycles: 3, firmware: '1.2', health: 96 }
  const exported = await create({ name: '=1+1 export', serial: 'EX-1', modelId, note: 'One\n"Two"; three', ...fields })
  await create({ name: 'Other export', serial: 'EX-2' })

  const reply = await file(`/asset/export?search=export&modelId=${modelId}&classId=${drone}&status=available`)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.body.split('\n')[1]).toContain("'=1+1 export,EX-1,Drone,Northwind,Kite 4,2026-01-31,12.25,40,3,1.2,96")
  expect(reply.body).not.toContain('EX-2')
  expect(await targetsOf('asset.export')).toEqual(['assets.csv'])

  expect((await send(reply.body, true)).data.rows[0]?.problems).toMatchObject([{ field: 'serial' }])
  await call('DELETE', `/asset/delete/${exported._id}`)
  expect((await send(reply.body)).data).toMatchObject({ created: 1, rejected: 0 })
  const { data } = await call<{ items: Asset[] }>('GET', '/asset/get-all-asset?search=EX-1')
  expect(data.items).toHaveLength(1)
  expect(data.items[0]).toMatchObject({ ...fields, name: '=1+1 export', note: 'One\n"Two"; three' })
  expect(data.items[0]?.model?._id).toBe(modelId)
  expect(await targetsOf('asset.import')).toEqual(['=1+1 export'])
})

test('a preview names the problems of every row, and an import with problems stores nothing', async () => {
  await create({ serial: 'TAKEN' })
  const before = await total()
  const csv = [
    '\ufeffName;Serial;Class;Manufacturer;Model;In service on;Hours;Flights;Cycles;Firmware;Health;Note',
    'Good;new-1;drone;;;2026-01-31;1.5;2;3;1;100;',
    'Taken;taken;Drone;;;;;;;;;',
    'Twice;NEW-1;Drone;;;;;;;;;',
    `;;Airship;Acme;Blimp;31.01.2026;many;1.5;-1;${'f'.repeat(81)};101;`,
    `${'n'.repeat(121)};ok-1;Drone;;Only model;2026-02-30;1e3;;;;;`,
    'Future;ok-2;Drone;Maker only;;2999-01-01;1000001;;;;;',
  ].join('\r\n')
  const { data, message } = await send(csv, true)
  expect(message).toBe('1 row can be imported')
  expect(data).toMatchObject({ created: 1, rejected: 5 })
  expect(
    data.rows.map(({ row, problems }) => [
      row,
      problems
        .map(({ field }) => field)
        .sort()
        .join(' '),
    ]),
  ).toEqual([
    [2, ''],
    [3, 'serial'],
    [4, 'serial'],
    [5, 'class cycles firmware flights health hours inServiceOn model name serial'],
    [6, 'hours inServiceOn manufacturer name'],
    [7, 'hours inServiceOn model'],
  ])
  expect(data.rows[3]?.problems.find(({ field }) => field === 'class')?.message).toContain('"Airship" does not exist')
  expect(await send(csv)).toMatchObject({ code: 400, errors: [{ field: 'csv' }] })
  expect(await total()).toBe(before)
})

test('rejects files that are no table of assets, and rows beyond the limit', async () => {
  const before = await total()
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `Row ${at},many-${at},Drone`).join('\n')
  const refused = async (csv: string) => {
    const { code, message } = await send(csv, true)
    return [code, message]
  }
  expect(await refused('name,serial,class\nKite \ufffd,1,Drone')).toEqual([400, expect.stringContaining('UTF-8')])
  expect((await refused('\u0000\u0001PK'))[0]).toBe(400)
  expect((await refused('Kite 1,K-1,Drone\nKite 2,K-2,Drone'))[1]).toContain('unknown column "Kite 1"')
  expect((await refused('name,serial\nKite 1,K-1'))[1]).toContain('no column "class"')
  expect((await refused('name,serial,class,Name\na,b,c,d'))[1]).toContain('more than once')
  expect((await refused('name,serial,class\n\n'))[1]).toContain('no rows')
  expect((await refused(`name,serial,class\n${rows(501)}`))[1]).toContain('more than 500 rows')
  expect((await refused('x'.repeat(2_000_000)))[0]).toBe(400)
  expect((await refused('x'.repeat(20_000_000)))[0]).toBe(413)
  expect(await total()).toBe(before)
  expect((await send(`name,serial,class\n${rows(500)}`)).data.created).toBe(500)
  expect(await total()).toBe(before + 500)
})

test('of two imports at once with one serial number only one is stored', async () => {
  const csv = (name: string) => `name,serial,class\n${name} 1,race-${name},Drone\n${name} 2,race,Drone\n`
  const answers = await Promise.all([send(csv('a')), send(csv('b'))])
  expect(answers.map(({ code }) => code < 300).sort()).toEqual([false, true])
  expect((await call<{ total: number }>('GET', '/asset/get-all-asset?search=race')).data.total).toBe(2)
  // A class of another tenant has the same name and is not used.
  const other = await aerie.cookieOf(aerie.other.root)
  expect((await send(csv('a'), false, other)).data.created).toBe(2)
  expect((await call<{ total: number }>('GET', '/asset/get-all-asset?search=race', undefined, other)).data.total).toBe(
    2,
  )
})

test('changes the state of several assets, all or none, by the table of moves', async () => {
  const assets = [await create({ name: 'Bulk A' }), await create({ name: 'Bulk B' })]
  const change = (chosen: object[], state: string, reason?: string, cookie = root) =>
    call('PATCH', '/asset/update-multi-status', { assets: chosen, state, ...(reason && { reason }) }, cookie)
  expect(await change(seen(assets), 'grounded')).toMatchObject({ code: 400, errors: [{ field: 'reason' }] })
  expect(await change(seen(assets), 'grounded', 'Recall')).toMatchObject({
    code: 200,
    message: '2 assets are grounded now',
  })
  const grounded = await Promise.all(assets.map(get))
  expect(grounded).toMatchObject([
    { state: 'grounded', stateReason: 'Recall', version: 2 },
    { state: 'grounded', stateReason: 'Recall', version: 2 },
  ])
  const stale = await change(seen(assets), 'available')
  expect(stale).toMatchObject({ code: 409, messageCode: 'assets.changedElsewhere' })
  expect(stale.message).toContain('Bulk A, Bulk B')
  const [one, two] = seen(grounded)
  expect((await change([one!, { ...two!, version: 9 }], 'available')).message).toContain('changed Bulk B.')
  expect((await change([one!, one!], 'available')).code).toBe(400)
  expect((await change([one!, { assetId: crypto.randomUUID(), version: 1 }], 'available')).code).toBe(404)
  expect((await change([one!], 'available', undefined, await aerie.cookieOf(aerie.other.root))).code).toBe(404)
  expect(
    (
      await change(
        Array.from({ length: 201 }, () => one!),
        'available',
      )
    ).code,
  ).toBe(400)

  await change([one!], 'retired')
  const mixed = await Promise.all(assets.map(get))
  const refused = await change(seen(mixed), 'available')
  expect(refused).toMatchObject({ code: 409, message: 'Bulk A is retired and cannot become available' })
  expect((await get(assets[1]!)).state).toBe('grounded')
})

test('deletes several assets, all or none, and none that is assigned to an open flight', async () => {
  const assets = [await create({ name: 'Gone A' }), await create({ name: 'Gone B' })]
  const remove = (chosen: object[]) => call('DELETE', '/asset/delete-multi', { assets: chosen })
  const missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Survey' })).data._id
  const flight = (await call<{ _id: string }>('POST', '/flight/create', { missionId, name: 'Open' })).data
  const assigned = { flightId: flight._id, version: 1, droneId: assets[1]!._id }
  expect((await call('PATCH', '/flight/assign-assets', assigned)).code).toBe(200)
  const current = await Promise.all(assets.map(get))
  expect(await remove(seen(current))).toMatchObject({ code: 409, messageCode: 'asset.stillFlies' })
  expect((await get(assets[0]!))._id).toBe(assets[0]!._id)
  await call('DELETE', `/flight/delete/${flight._id}`)
  expect((await remove([{ assetId: current[0]!._id, version: 9 }])).message).toContain('changed Gone A.')
  expect(await remove(seen(await Promise.all(assets.map(get))))).toMatchObject({
    code: 200,
    message: '2 assets deleted',
  })
  expect((await call('GET', `/asset/get/${assets[0]!._id}`)).code).toBe(404)
  expect(await targetsOf('asset.delete')).toEqual(expect.arrayContaining(['Gone A', 'Gone B']))
})

describe('labels', () => {
  test('are a PDF in which every asset links to its page, on sheets of 24 or one by one', async () => {
    const assets = [await create({ name: 'Étiquette Ω Дрон' }), await create({ name: 'Second' })]
    const query = assets.map(({ _id }) => `assetIds=${_id}`).join('&')
    const pagesOf = (body: string) => body.match(/\/Type \/Page\b/g)?.length
    const sheet = await file(`/asset/labels?${query}`)
    expect(sheet.headers['content-type']).toBe('application/pdf')
    expect(sheet.body.startsWith('%PDF')).toBe(true)
    expect(pagesOf(sheet.body)).toBe(1)
    for (const { _id } of assets) expect(sheet.body).toContain(`/dashboard/assets/${_id}`)
    expect(pagesOf((await file(`/asset/labels?${query}&layout=single`)).body)).toBe(2)
    expect(await targetsOf('asset.label')).toContain('Étiquette Ω Дрон, Second')
    const other = await aerie.cookieOf(aerie.other.root)
    expect((await file(`/asset/labels?${query}`, other)).statusCode).toBe(404)
    expect((await file('/asset/labels')).statusCode).toBe(400)
  })

  test('have a code with the address of the page', async () => {
    const address = labelAddress('https://aerie.example', '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301')
    expect(address).toBe('https://aerie.example/dashboard/assets/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301')
    expect(readQrCode(await qrCode(address))).toBe(address)
  })

  test('of 200 assets with long names in any script fit on nine sheets', async () => {
    const asset = (at: number) => ({
      id: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301',
      name: `${'Überlanger Name Ω Дрон طائرة '.repeat(4)}${at}`.slice(0, 120),
      serial: 'S'.repeat(80),
      className: 'Drone',
      model: { _id: '', name: 'M'.repeat(60), manufacturer: 'Northwind' },
    })
    const options = { organisation: 'O'.repeat(120), origin: 'https://aerie.example', language: 'en' }
    await labelsPdf([asset(0)], { ...options, layout: 'single' })
    const pdf = await labelsPdf(
      Array.from({ length: 200 }, (_, at) => asset(at)),
      { ...options, layout: 'sheet' },
    )
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(9)
  })
})
