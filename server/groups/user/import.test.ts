import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { send as sendUpload } from '../../records/uploads/testing/tusClient'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Report = components['schemas']['UserImportReply']['data']

let aerie: TestApp
let root: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())

const send = (csv: string, cookie = root) => aerie.call<Report>(cookie, 'POST', '/tenant/user/import', { csv })
const countUsers = () =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const rows = await tx.selectFrom('app_user').select('id').execute()
    return rows.length
  })
/** What an import of users leaves behind in the demo tenant. */
const traces = () =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => ({
    users: await countUsers(),
    invitations: await tx.selectFrom('invitation').select('user_id').orderBy('user_id').execute(),
    audit: (await tx.selectFrom('audit_entry').select('id').execute()).length,
  }))

test('imports valid rows with groups and permissions, and reports an error for every other row', async () => {
  await aerie.call(root, 'POST', '/tenant/usergroup/tenant-usergroup-create', {
    name: 'Pilots',
    permissions: ['flight_list'],
  })
  const { code, message, data } = await send(
    [
      '\ufeffName;E-mail;User type;Groups;Permissions',
      'Ann One;ANN@import.test;tenant-staff;;',
      '"Quoted, Q.";quoted@import.test;;pilots;mission_list',
      'Twice;ann@import.test;;;',
      'Taken;Staff@demo.test;;;',
      ';no-name@import.test;;;',
      'No mail;nonsense;;;',
      'Too high;high@import.test;super-admin;;',
      'Too much;much@import.test;;;tenant_create',
      'No group;group@import.test;;Sailors;',
    ].join('\r\n'),
  )
  expect({ code, message }).toEqual({ code: 200, message: '2 of 9 rows imported' })
  expect(data).toMatchObject({ created: 2, rejected: 7 })
  expect(data.rows.map(({ row, field, status }) => [row, field ?? status])).toEqual([
    [2, 'created'],
    [3, 'created'],
    [4, 'email'],
    [5, 'email'],
    [6, 'name'],
    [7, 'email'],
    [8, 'userType'],
    [9, 'permissions'],
    [10, 'groups'],
  ])
  const { data: found } = await aerie.call<components['schemas']['UserListReply']['data']>(
    root,
    'GET',
    '/tenant/user/fetch-all-user?search=quoted@import.test',
  )
  expect(found.items[0]).toMatchObject({
    name: 'Quoted, Q.',
    userType: 'tenant-user',
    state: 'invited',
    customPermissions: ['mission_list'],
    groups: [{ name: 'Pilots' }],
  })
})

test('imports nobody when the package has too few seats', async () => {
  const { other, db } = aerie
  await subscribe(db, other.id, { limits: { users: 4 } })
  const foreignRoot = await aerie.cookieOf(other.root)
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => `Seat ${at},seat${at}@other.test`).join('\n')
  // Three users exist, and the grace period ends at twice the limit.
  expect(await send(`name,email\n${people(6)}`, foreignRoot)).toMatchObject({
    code: 409,
    message: expect.stringContaining('Your package allows 4 users') as string,
  })
  expect((await send(`name,email\n${people(1)}`, foreignRoot)).data.created).toBe(1)
  const one = { name: 'One more', email: 'more@other.test', userType: 'tenant-user' }
  await subscribe(db, other.id, { limits: { users: 2 } })
  expect(await aerie.call(foreignRoot, 'POST', '/tenant/user/create-tenant-user', one)).toMatchObject({ code: 409 })
})

test('a preview reports the rows and leaves everything as it is', async () => {
  const csv = 'name,email\nNew,new@preview.test\nBad,nonsense\nSam,staff@demo.test\nElse,staff@other.test\n'
  const before = await traces()
  const preview = await aerie.call<Report>(root, 'POST', '/tenant/user/import', { csv, preview: true })
  expect(preview).toMatchObject({
    code: 200,
    message: '2 of 4 rows can be imported',
    data: {
      created: 2,
      rejected: 2,
      rows: [
        { row: 2, status: 'created' },
        { row: 3, status: 'rejected', field: 'email' },
        { row: 4, status: 'rejected', message: expect.stringContaining('in your organisation') as string },
        // Accounts of other tenants are not disclosed.
        { row: 5, status: 'created' },
      ],
    },
  })
  expect(await traces()).toEqual(before)
  expect((await send(csv)).data).toMatchObject({
    created: 1,
    rows: [
      { status: 'created' },
      { status: 'rejected' },
      { status: 'rejected' },
      { status: 'rejected', field: 'email', message: 'This e-mail already has an account. Use another one.' },
    ],
  })
  expect(await traces()).not.toEqual(before)
})

test('a preview reports too few seats and records no overrun', async () => {
  const { other, db } = aerie
  await subscribe(db, other.id, { limits: { users: 10 } })
  const foreignRoot = await aerie.cookieOf(other.root)
  const previewOf = (count: number) => {
    const people = Array.from({ length: count }, (_, at) => `Seat ${at},preview${at}@other.test`).join('\n')
    return aerie.call<Report>(foreignRoot, 'POST', '/tenant/user/import', {
      csv: `name,email\n${people}`,
      preview: true,
    })
  }
  expect(await previewOf(40)).toMatchObject({
    code: 409,
    message: expect.stringContaining('allows 10 users') as string,
  })
  expect((await previewOf(12)).data).toMatchObject({ created: 12 })
  const overruns = await inTenant(db, other.id, (tx) => tx.selectFrom('quota_overrun').selectAll().execute())
  expect(overruns).toEqual([])
})

test('a preview requires the permission to create users', async () => {
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  const body = { csv: 'name,email\nA,a@preview.test\n', preview: true }
  expect(await aerie.call(viewer, 'POST', '/tenant/user/import', body)).toMatchObject({ code: 403 })
})

test('counts rows as a spreadsheet does, and returns the rejected ones with their problems', async () => {
  const csv = 'name;email;groups\n\n"Two\nlines";two@lines.test;\n;;\n=1+1;nonsense;Sailors\n\n'
  const { data } = await send(csv)
  expect(data.rows.map(({ row, status }) => [row, status])).toEqual([
    [3, 'created'],
    [5, 'rejected'],
  ])
  expect(data.rejectedCsv).toBe(
    "name,email,groups,problem\n'=1+1,nonsense,Sailors,email: Enter a valid e-mail address\n",
  )

  // A corrected file may keep the column, and a second report has it once.
  const corrected = (data.rejectedCsv ?? '').replace('nonsense', 'right@lines.test')
  const again = (await send(corrected)).data
  expect(again.rejectedCsv).toMatch(/^name,email,groups,problem\n'=1\+1,right@lines\.test,Sailors,"?groups: .*Sailors/)
  const good = (await send(corrected.replace('Sailors', ''))).data
  expect(good).toMatchObject({ created: 1, rejected: 0 })
  expect(good).not.toHaveProperty('rejectedCsv')
})

test('rejects a file with more lines than a spreadsheet has', async () => {
  const reply = await send(`name,email\n${'\n'.repeat(1_100_000)}A,a@lines.test\n`)
  expect(reply).toMatchObject({ code: 400, errors: [{ field: 'csv' }] })
})

test('imports nobody when the same file is imported again', async () => {
  const csv = 'name,email\nBea,bea@import.test\n'
  expect((await send(csv)).data.created).toBe(1)
  expect((await send(csv)).data).toMatchObject({
    created: 0,
    rejected: 1,
    rows: [{ message: 'This person already has an account in your organisation, which stays unchanged.' }],
  })
})

test.each([
  ['with unknown columns', 'who,mail\na,b', 'unknown column "who"'],
  ['without e-mails', 'name\nBea', 'no column "email"'],
  ['without rows', 'name,email\n', 'no rows below the header'],
  ['without a header', '\n\n', 'no column "name"'],
])('rejects a file %s', async (_case, csv, text) => {
  const before = await countUsers()
  expect(await send(csv)).toMatchObject({ code: 400, errors: [{ field: 'csv' }] })
  expect((await send(csv)).message).toContain(text)
  expect(await countUsers()).toBe(before)
})

test('imports the valid half of 50,000 rows, reports on all of them and serves other requests meanwhile', async () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, at) => `Person ${at},${at % 2 ? `p${at}@many.test` : 'nonsense'},tenant-user`,
  )
  const csv = `name,email,userType\n${rows.join('\n')}`
  expect((await send(csv)).code).toBe(400)
  const origin = await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const sendLong = async (text: string) => {
    const { id: uploadId } = await sendUpload(origin, root, Buffer.from(text))
    return aerie.call<Report>(root, 'POST', '/tenant/user/import', { uploadId })
  }
  const before = await countUsers()
  const started = Date.now()
  const importing = sendLong(csv)
  const lookup = await aerie.call(root, 'GET', '/auth/userdetails')
  expect(lookup.code).toBe(200)
  const { code, data } = await importing
  const seconds = (Date.now() - started) / 1000
  expect({ code, created: data.created, rejected: data.rejected }).toEqual({
    code: 200,
    created: 25_000,
    rejected: 25_000,
  })
  expect(data.rows).toHaveLength(50_000)
  expect(data.rows[1]).toEqual({ row: 3, email: 'p1@many.test', status: 'created' })
  expect(await countUsers()).toBe(before + 25_000)
  expect(seconds).toBeLessThan(60)
  expect(await sendLong(`${csv}\nOne more,more@many.test,tenant-user`)).toMatchObject({
    code: 400,
    message: 'The file has more than 50,000 rows. Split it and import the parts.',
  })
})
