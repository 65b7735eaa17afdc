import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { components } from '../../platform/contract/contract.gen'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { upload } from '../../testing/upload'
import { deleteOrphanAvatars } from '../../records/pictures/avatarFiles'

type Profile = components['schemas']['Profile']
type SessionList = components['schemas']['SessionListReply']['data']

const NEW_PASSWORD = 'quite another password'

let aerie: TestApp
let staff: string
let admin: string

beforeAll(async () => {
  aerie = await startTestApp()
  ;[staff, admin] = await Promise.all([aerie.cookieOf(aerie.demo.staff), aerie.cookieOf(aerie.admin)])
})
afterAll(() => aerie.close())

const profile = async (cookie = staff) => (await aerie.call<Profile>(cookie, 'GET', '/profile')).data
const isIn = async (cookie: string) => (await aerie.call(cookie, 'GET', '/auth/userdetails')).code === 200

describe('editProfile', () => {
  test('changes the name of the caller only, also for a super-admin', async () => {
    for (const cookie of [staff, admin]) {
      const { version } = await profile(cookie)
      const reply = await aerie.call<Profile>(cookie, 'PATCH', '/profile', { version, name: '  New Name ' })
      expect(reply).toMatchObject({ code: 200, data: { name: 'New Name', version: version + 1 } })
      expect((await aerie.call(cookie, 'PATCH', '/profile', { version, name: 'Late' })).code).toBe(409)
    }
  })

  test.each(['userType', 'tenantId', 'customPermissions', '_id', 'email', 'isTermsAccepted'])(
    'rejects %s',
    async (field) => {
      const before = await profile()
      const body = { version: before.version, name: 'Sneaky', [field]: 'super-admin' }
      expect(await aerie.call(staff, 'PATCH', '/profile', body)).toMatchObject({ code: 400, errors: [{ field }] })
      expect(await profile()).toEqual(before)
    },
  )
})

describe('editTheme', () => {
  const themeOf = async (cookie: string) =>
    (await aerie.call<components['schemas']['UserDetails']>(cookie, 'GET', '/auth/userdetails')).data.theme

  test('stores the theme of the caller only, without a new version of the profile', async () => {
    const { version } = await profile()
    expect(await themeOf(staff)).toBeUndefined()
    expect(await aerie.call(staff, 'PATCH', '/profile/theme', { theme: 'dark' })).toMatchObject({ code: 200 })
    expect([await themeOf(staff), await themeOf(admin)]).toEqual(['dark', undefined])
    expect((await aerie.call(admin, 'PATCH', '/profile/theme', { theme: 'system' })).code).toBe(200)
    expect([await themeOf(staff), await themeOf(admin)]).toEqual(['dark', 'system'])
    expect((await profile()).version).toBe(version)
  })

  test('rejects an unknown theme', async () => {
    expect(await aerie.call(staff, 'PATCH', '/profile/theme', { theme: 'sepia' })).toMatchObject({
      code: 400,
      errors: [{ field: 'theme' }],
    })
  })
})

describe('changePassword', () => {
  const change = (cookie: string, current: string, password: string) =>
    aerie.call(cookie, 'POST', '/profile/password', { current, password })

  test('requires the current password and ends all other sessions', async () => {
    const user = aerie.demo.viewer
    const here = await aerie.cookieOf(user)
    const elsewhere = await aerie.cookieOf(user)
    expect(await change(here, 'wrong', NEW_PASSWORD)).toMatchObject({ code: 400, errors: [{ field: 'current' }] })
    expect(await isIn(elsewhere)).toBe(true)
    expect((await change(here, PASSWORD, NEW_PASSWORD)).code).toBe(200)
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
    const login = (password: string) => aerie.call(undefined, 'POST', '/auth/login', { email: user.email, password })
    expect([(await login(PASSWORD)).code, (await login(NEW_PASSWORD)).code]).toEqual([400, 200])
  })

  test.each(['password1', 'Iloveyou', 'client@other.test', 'CLIENT@other.test', PASSWORD, 'short'])(
    'rejects %s as new password',
    async (password) => {
      const cookie = await aerie.cookieOf(aerie.other.client)
      expect(await change(cookie, PASSWORD, password)).toMatchObject({ code: 400, errors: [{ field: 'password' }] })
    },
  )

  test('throttles guessing of the current password', async () => {
    const cookie = await aerie.cookieOf(aerie.other.viewer)
    const codes: number[] = []
    for (let guess = 0; guess < 12; guess++) codes.push((await change(cookie, `wrong ${guess}`, NEW_PASSWORD)).code)
    expect(codes).toEqual([...Array<number>(10).fill(400), 429, 429])
  })
})

describe('sessions', () => {
  test('are listed with address and browser and can be ended one by one or together', async () => {
    const user = aerie.demo.client
    const here = await aerie.signIn(user)
    const second = await aerie.signIn(user)
    const third = await aerie.signIn(user)
    const list = async () => (await aerie.call<SessionList>(here, 'GET', '/profile/sessions')).data
    const { items, total } = await list()
    expect(total).toBe(3)
    expect(items.filter(({ current }) => current)).toHaveLength(1)
    expect(items[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'lightMyRequest' })

    const oldest = items.filter(({ current }) => !current).at(-1)
    const current = items.find((item) => item.current)
    expect((await aerie.call(here, 'DELETE', `/profile/sessions/${current?._id}`)).code).toBe(409)
    expect((await aerie.call(here, 'DELETE', `/profile/sessions/${oldest?._id}`)).code).toBe(200)
    expect([await isIn(second), await isIn(third)].sort()).toEqual([false, true])
    expect((await aerie.call(here, 'DELETE', `/profile/sessions/${oldest?._id}`)).code).toBe(404)
    expect(await aerie.call(here, 'DELETE', '/profile/sessions')).toMatchObject({
      message: '1 other session ended',
    })
    expect([await isIn(here), await isIn(second), await isIn(third)]).toEqual([true, false, false])
  })

  test('of another user reply 404', async () => {
    const { items } = (await aerie.call<SessionList>(staff, 'GET', '/profile/sessions')).data
    const root = await aerie.cookieOf(aerie.demo.root)
    expect((await aerie.call(root, 'DELETE', `/profile/sessions/${items[0]?._id}`)).code).toBe(404)
    expect(await isIn(staff)).toBe(true)
  })
})

describe('avatar', () => {
  const send = (cookie: string, bytes: Buffer) => upload<Profile>(aerie, cookie, '/profile/avatar', bytes)
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0958d9' } })
      .png()
      .toBuffer()
  const fetch = (address: string, cookie?: string) =>
    aerie.app.inject({ url: address, ...(cookie && { headers: { cookie } }) })
  const files = () => readdir(path.join(aerie.config.DATA_DIR, 'files', 'avatars')).catch((): string[] => [])

  test('is scaled down, encoded again and served within the tenant only', async () => {
    const reply = await send(staff, await picture(1200, 800))
    expect(reply).toMatchObject({ code: 200 })
    const address = reply.data.avatar ?? ''
    const seen = await fetch(address, await aerie.cookieOf(aerie.demo.root))
    expect(seen.statusCode).toBe(200)
    expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 171 })
    expect((await fetch(address, await aerie.cookieOf(aerie.other.root))).statusCode).toBe(404)
    expect((await fetch(address, admin)).statusCode).toBe(404)
    expect((await fetch(address)).statusCode).toBe(401)
  })

  test('deletes the file when replaced or removed', async () => {
    const before = await profile()
    const { data } = await send(staff, await picture(64, 64))
    expect(data.avatar).not.toBe(before.avatar)
    expect(await files()).toHaveLength(1)
    expect((await fetch(before.avatar ?? '', staff)).statusCode).toBe(404)
    expect((await aerie.call(staff, 'DELETE', '/profile/avatar')).code).toBe(200)
    expect((await profile()).avatar).toBeNull()
    expect(await files()).toEqual([])
  })

  test.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('rejects %s', async (_case, bytes) => {
    const reply = await send(staff, bytes)
    expect(reply.code).toBeGreaterThanOrEqual(400)
    expect(reply.code).toBeLessThan(500)
    expect(reply.message).toMatch(/file/i)
    expect(await files()).toEqual([])
  })

  const sweep = () => deleteOrphanAvatars({ db: aerie.db, storage: aerie.app.storage })

  test('deletes an old file without a user', async () => {
    await send(staff, await picture(64, 64))
    await sweep()
    expect(await files()).toHaveLength(1)
    const orphan = path.join(aerie.config.DATA_DIR, 'files', 'avatars', '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301.webp')
    await writeFile(orphan, 'x')
    await sweep()
    expect(await files()).toHaveLength(2)
    await utimes(orphan, 0, 0)
    await sweep()
    expect(await files()).toHaveLength(1)
  })
})

test('getOwnPermissionExplanation explains the permissions of the caller to every user type', async () => {
  const explain = async (cookie: string, permission: string) =>
    (await aerie.call<object>(cookie, 'GET', `/profile/permissions/explain?permission=${permission}`)).data
  expect(await explain(staff, 'mission_list')).toMatchObject({ allowed: true, sources: [{ kind: 'type' }] })
  expect(await explain(admin, 'tenant_create')).toMatchObject({ allowed: true })
  expect(await explain(await aerie.cookieOf(aerie.demo.client), 'mission_create')).toMatchObject({
    allowed: false,
    reason: 'Not allowed. The permissions of the role Tenant client are fixed.',
  })
  const custom = await explain(staff, 'user_create')
  expect(custom).toMatchObject({ allowed: false, grantableBy: [{ _id: aerie.demo.root.id }] })
})
