import sharp from 'sharp'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { deleteUnusedPublicFiles } from '../../records/pictures/sql'
import { addClient, joinClient } from '../../testing/clients'
import { mailTo } from '../../testing/outbox'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { upload } from '../../testing/upload'

type Client = components['schemas']['Client']
type ClientLink = components['schemas']['ClientLink']
interface List<Item> {
  items: Item[]
  total: number
}

let aerie: TestApp
let root: string
let otherRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  otherRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const call = <Data = Client>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

let count = 0
const create = (fields: object = {}, cookie = root) =>
  call('POST', '/client/create', { name: `Client ${++count}`, ...fields }, cookie)
async function make(fields: object = {}): Promise<Client> {
  const { data, message } = await create(fields)
  if (!data) throw new Error(message)
  return data
}
const read = (id: string) => call('GET', `/client/get-client-by-id/${id}`)
const edit = (id: string, body: object, cookie = root) =>
  call('PATCH', `/client/edit-client-details/${id}`, body, cookie)
const find = async (search: string) => {
  const url = `/client/get-list-client?pageSize=200&search=${encodeURIComponent(search)}`
  return (await call<List<Client>>('GET', url)).data.items.map(({ name }) => name)
}
const auditOf = async (action: string, clientId: string) => {
  const rows = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('audit_entry').select('details').where('action', '=', action).execute(),
  )
  return rows.map(({ details }) => details as Record<string, unknown>).filter((one) => one['clientId'] === clientId)
}
const picture = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const uploadLogo = (bytes: Buffer | string, cookie = root) => upload(aerie, cookie, '/client/upload-logo', bytes)

test('keeps address, contact person and note, and records what an edit changed', async () => {
  const fields = { address: '12 Harbour Road\nDuluth', contactName: 'Robin Quay', note: 'By quarter' }
  const made = await make({ name: 'Port', ...fields })
  expect(made).toMatchObject(fields)
  expect(await auditOf('client.create', made._id)).toMatchObject([{ name: 'Port', ...fields }])
  const change = { address: '13 Harbour Road', contactName: '', note: 'By year' }
  expect((await edit(made._id, { version: made.version, ...change })).data).toMatchObject({ name: 'Port', ...change })
  expect(await auditOf('client.edit', made._id)).toEqual([
    {
      clientId: made._id,
      'address.before': '12 Harbour Road\nDuluth',
      'address.after': '13 Harbour Road',
      'contactName.before': 'Robin Quay',
      'contactName.after': '',
      'note.before': 'By quarter',
      'note.after': 'By year',
    },
  ])
})

test('the second of two edits at once is told who made the first, and changes nothing', async () => {
  const { _id, version } = await make()
  const both = await Promise.all(['One', 'Two'].map((contactName) => edit(_id, { version, contactName })))
  expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  const saved = both.find(({ code }) => code === 200)
  expect((await read(_id)).data).toMatchObject({ contactName: saved?.data.contactName, version: version + 1 })
})

describe('the logo', () => {
  test('is set, replaced and removed, and stays while a client has it', async () => {
    const { data: uploaded } = await uploadLogo(await picture())
    const made = await make({ logoId: uploaded.fileId })
    expect(made).toMatchObject({ logo: uploaded.url, logoId: uploaded.fileId })
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('public_file')
        .set({ created_at: new Date(0) })
        .execute(),
    )
    expect(await asPlatform(aerie.db, deleteUnusedPublicFiles)).not.toContain(uploaded.fileId)
    const { data } = await edit(made._id, { version: made.version, logoId: null })
    expect(data).toMatchObject({ logo: null, logoId: null })
    expect(await auditOf('client.edit', made._id)).toMatchObject([{ 'logo.before': uploaded.fileId }])
    expect(await asPlatform(aerie.db, deleteUnusedPublicFiles)).toContain(uploaded.fileId)
  })

  test('is judged by its content', async () => {
    expect((await uploadLogo('<svg xmlns="http://www.w3.org/2000/svg"/>')).code).toBe(415)
    expect((await uploadLogo('')).code).toBe(400)
    expect((await uploadLogo(Buffer.alloc(5 * 1024 * 1024 + 1))).code).toBe(413)
    const half = await picture()
    expect((await uploadLogo(half.subarray(0, half.length / 2))).code).toBe(400)
  })

  test('is not one of another tenant', async () => {
    const { data: foreign } = await uploadLogo(await picture(), otherRoot)
    expect(await create({ logoId: foreign.fileId })).toMatchObject({ code: 400, errors: [{ field: 'logoId' }] })
    const { _id, version } = await make()
    expect((await edit(_id, { version, logoId: foreign.fileId })).code).toBe(400)
  })
})

describe('people', () => {
  const people = (...emails: string[]) => emails.map((email) => ({ name: email, email }))

  test('are invited with the client', async () => {
    const { people: made, _id } = await make({ people: people('Ada@port.example', 'bo@port.example') })
    expect(made).toMatchObject([{ email: 'ada@port.example', hasJoined: false, disabled: false }, {}])
    await mailTo(aerie, 'ada@port.example')
    await mailTo(aerie, 'bo@port.example')
    expect(await auditOf('client.invite', _id)).toHaveLength(2)
  })

  test('make no client when an address is taken or named twice', async () => {
    await make({ people: people('taken@port.example') })
    const taken = await create({ name: 'Not made', people: people('new@port.example', 'TAKEN@port.example') })
    expect(taken).toMatchObject({ code: 409, errors: [{ field: 'people/1/email' }] })
    const twice = await create({ name: 'Not made', people: people('new@port.example', 'New@port.example') })
    expect(twice).toMatchObject({ code: 400, errors: [{ field: 'people/1/email' }] })
    expect(await find('Not made')).toEqual([])
    // The free address was not used up.
    expect((await create({ people: people('new@port.example') })).code).toBe(201)
  })

  test('who are disabled or removed are signed out at once, also the last one', async () => {
    const { _id } = await make()
    await joinClient(aerie, aerie.demo, aerie.demo.client, _id)
    const person = aerie.demo.client
    const change = (disabled: boolean, cookie = root) =>
      call('PATCH', `/client/edit-person/${_id}/${person.id}`, { disabled }, cookie)
    const session = await aerie.cookieOf(person)
    const codeOf = async (cookie: string) =>
      (await call('GET', `/client/get-client-mission-details/${_id}`, undefined, cookie)).code
    expect(await codeOf(session)).not.toBe(401)
    expect((await change(true, otherRoot)).code).toBe(404)
    expect((await change(true)).data.people).toMatchObject([{ _id: person.id, disabled: true }])
    expect(await codeOf(session)).toBe(401)
    await expect(aerie.cookieOf(person)).rejects.toThrow('cannot sign in')
    expect((await change(true)).code).toBe(200)
    expect((await change(false)).data.people).toMatchObject([{ disabled: false }])
    // The ended session does not come back.
    expect(await codeOf(session)).toBe(401)
    expect(await auditOf('client.edit-person', _id)).toMatchObject([
      { 'disabled.before': false, 'disabled.after': true },
      { 'disabled.before': true, 'disabled.after': false },
    ])

    const again = await aerie.cookieOf(person)
    expect((await call('DELETE', `/client/remove-person/${_id}/${person.id}`)).data.people).toEqual([])
    expect(await codeOf(again)).toBe(401)
  })

  test('who are disabled are not invited again', async () => {
    const { _id, people: made } = await make({ people: people('idle@port.example') })
    const id = made[0]?._id ?? ''
    await call('PATCH', `/client/edit-person/${_id}/${id}`, { disabled: true })
    expect((await call('POST', `/client/resend-invitation/${_id}/${id}`)).code).toBe(409)
  })
})

describe('the list', () => {
  test('finds the contact person, the address of mail and names in every script', async () => {
    const names = ['هيئة الميناء', '港務局', 'Порт', '🚢⚓', 'Cafe\u0301 Quay', 'नौका']
    for (const name of names) await make({ name })
    for (const name of names) expect(await find(name)).toEqual([name])
    await make({ name: 'Found', contactName: 'Søren Ægir', email: 'aegir@quay.example' })
    expect(await find('søren')).toEqual(['Found'])
    expect(await find('AEGIR@')).toEqual(['Found'])
    expect(await find('%')).toEqual([])
    expect((await create({ name: 'a'.repeat(121) })).code).toBe(400)
    expect((await create({ name: ' \t' })).code).toBe(400)
    expect((await create({ name: 'a\u0000b' })).code).toBe(400)
  })

  test('pages 500 clients', async () => {
    for (let at = 0; at < 500; at++) await addClient(aerie, aerie.demo, `Bulk ${String(at).padStart(3, '0')}`)
    const page = (number: number) =>
      call<List<Client>>('GET', `/client/get-list-client?search=Bulk&pageSize=200&page=${number}`)
    const names = []
    for (const number of [1, 2, 3]) names.push(...(await page(number)).data.items.map(({ name }) => name))
    expect((await page(3)).data.total).toBe(500)
    expect(new Set(names).size).toBe(500)
    expect(names.at(-1)).toBe('Bulk 499')
    expect((await page(4)).data.items).toEqual([])
    const { body } = await aerie.app.inject({ url: '/apis/v1/client/export?search=Bulk', headers: { cookie: root } })
    expect(body.trim().split('\n')).toHaveLength(501)
  })

  test('is exported as CSV without formulas, and the export is recorded', async () => {
    await make({ name: '=HYPERLINK("x")', address: 'One\nTwo', contactName: '@cmd', email: 'csv@quay.example' })
    const response = await aerie.app.inject({ url: '/apis/v1/client/export?search=csv@', headers: { cookie: root } })
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.body).toContain(`"'=HYPERLINK(""x"")"`)
    expect(response.body).toContain("'@cmd")
    expect(response.body).toContain('csv@quay.example')
    const entries = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('audit_entry').select('target').where('action', '=', 'client.export').execute(),
    )
    expect(entries.map(({ target }) => target)).toContain('clients.csv')
  })

  test('deletes several, all or none', async () => {
    const one = await make()
    const two = await make()
    const remove = (clientIds: string[], cookie = root) =>
      call('DELETE', '/client/delete-clients', { clientIds }, cookie)
    expect((await remove([one._id, crypto.randomUUID()])).code).toBe(404)
    expect((await remove([one._id, two._id], otherRoot)).code).toBe(404)
    expect((await remove([])).code).toBe(400)
    expect((await remove(Array.from({ length: 201 }, () => crypto.randomUUID()))).code).toBe(400)
    expect((await read(one._id)).code).toBe(200)
    expect(await remove([one._id, two._id])).toMatchObject({ code: 200, message: '2 clients deleted' })
    expect((await read(two._id)).code).toBe(404)
    expect(await auditOf('client.delete', one._id)).toHaveLength(1)
    expect((await remove([one._id])).code).toBe(404)
  })
})

describe('the links', () => {
  const links = async (query: string, cookie = root) =>
    (await call<List<ClientLink>>('GET', `/client/links?${query}`, undefined, cookie)).data

  test('are listed by client and by mission, and found by both names', async () => {
    const mission = async (name: string) => (await call('POST', '/mission/create', { name })).data._id
    const quay = await mission('Link Quay')
    const pier = await mission('Link Pier')
    const a = await make({ name: 'Aa links' })
    const b = await make({ name: 'Bb links' })
    const share = (clientId: string, missionIds: string[]) =>
      call('POST', '/client/insert-client-for-mission', { clientId, missionIds })
    await share(a._id, [quay, pier])
    await share(b._id, [quay, pier])
    const pairs = ({ items }: List<ClientLink>) =>
      items.map(({ clientName, missionName }) => `${clientName}: ${missionName}`)
    expect(pairs(await links('search=link'))).toEqual([
      'Aa links: Link Pier',
      'Aa links: Link Quay',
      'Bb links: Link Pier',
      'Bb links: Link Quay',
    ])
    expect(pairs(await links('by=mission&search=LINK'))).toEqual([
      'Aa links: Link Pier',
      'Bb links: Link Pier',
      'Aa links: Link Quay',
      'Bb links: Link Quay',
    ])
    expect(pairs(await links('by=mission&search=link+quay'))).toEqual(['Aa links: Link Quay', 'Bb links: Link Quay'])
    const second = await links('by=mission&search=link&pageSize=2&page=2')
    expect(second).toMatchObject({
      total: 4,
      items: [{ clientId: a._id, missionId: quay, clientLogo: null }, { clientId: b._id }],
    })
    expect((await links('search=link', otherRoot)).total).toBe(0)

    await call('DELETE', `/mission/delete/${pier}`)
    await call('DELETE', `/client/delete-client/${b._id}`)
    expect(pairs(await links('search=link'))).toEqual(['Aa links: Link Quay'])
  })
})

describe('the limit of the package', () => {
  test('is not exceeded by clients that are created or restored at the same time', async () => {
    const cookie = otherRoot
    const made = (await create({}, cookie)).data
    await call('DELETE', `/client/delete-client/${made._id}`, undefined, cookie)
    const restore = () => call('PATCH', `/client/restore/${made._id}`, undefined, cookie)
    await subscribe(aerie.db, aerie.other.id, { limits: { clients: 3 } })
    const tries = await Promise.all([...Array.from({ length: 10 }, () => create({}, cookie)), restore()])
    expect(tries.filter(({ code }) => code < 300)).toHaveLength(3)
    expect(tries.find(({ code }) => code >= 300)).toMatchObject({
      code: 409,
      message: 'Your package allows 3 clients, and 3 are in use. Delete some, or choose a larger package.',
    })
    const [one, two] = (await call<List<Client>>('GET', '/client/get-list-client', undefined, cookie)).data.items
    const usage = await call<{ usage: { resource: string }[] }>(
      'GET',
      '/tenantroot/fetch-organisation-details',
      undefined,
      cookie,
    )
    expect(usage.data.usage).toContainEqual(expect.objectContaining({ resource: 'clients', used: 3, limit: 3 }))

    await call('DELETE', '/client/delete-clients', { clientIds: [one?._id] }, cookie)
    expect((await create({}, cookie)).code).toBe(201)
    expect((await call('PATCH', `/client/restore/${one?._id}`, undefined, cookie)).code).toBe(409)
    await call('DELETE', `/client/delete-client/${two?._id}`, undefined, cookie)
    expect((await call('PATCH', `/client/restore/${one?._id}`, undefined, cookie)).code).toBe(200)
  })
})
