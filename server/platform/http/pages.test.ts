import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { readConfig } from '../core/config'
import { registerPages } from './pages'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-pages-'))
  await writeFile(path.join(folder, 'index.html'), '<html><head></head><body>__START_UP_VALUES__</body></html>')
  const icons = [
    { src: '/assets/icon.a.png', purpose: 'any' },
    { src: '/assets/icon.b.png', purpose: 'maskable' },
  ]
  const manifest = { start_url: '/connect', theme_color: '#0b2a5c', icons }
  await writeFile(path.join(folder, 'connect.webmanifest'), JSON.stringify(manifest))
})
afterAll(() => rm(folder, { recursive: true }))

async function startPages(settings: Record<string, string> = {}) {
  const app = fastify()
  await registerPages(app, readConfig(settings), folder, {
    pageOrigins: () => Promise.resolve([]),
    isGuest: ({ headers }) => headers.cookie === undefined,
    sharedPage: () => Promise.resolve(undefined),
  })
  return app
}

test('tells the app in the page that the browser has no session', async () => {
  const app = await startPages()
  const guest = await app.inject('/login')
  expect(guest.body).toContain('<head><meta name="session" content="none"></head>')
  const user = await app.inject({ url: '/login', headers: { cookie: 'session=1' } })
  expect(user.body).toContain('<head></head>')
  await app.close()
})

test('guests read the parts of the login page together with the app', async () => {
  for (const kind of ['js', 'css']) {
    await mkdir(path.join(folder, kind))
    for (const part of ['login', 'fields', 'main']) await writeFile(path.join(folder, kind, `${part}.abc.${kind}`), '')
    await writeFile(path.join(folder, kind, `login.abc.${kind}.br`), '')
  }
  const app = await startPages()
  const preloads = async (url: string, headers = {}): Promise<string[]> =>
    (await app.inject({ url, headers })).body.match(/(?<=<link rel="preload" as=)[^>]*/g) ?? []
  const parts = [
    '"script" href="/js/fields.abc.js"',
    '"script" href="/js/login.abc.js"',
    '"style" href="/css/fields.abc.css"',
    '"style" href="/css/login.abc.css"',
  ]
  expect(await preloads('/login?next=/dashboard')).toEqual(parts)
  expect(await preloads('/')).toEqual(parts)
  expect(await preloads('/sign-up')).toEqual([])
  expect(await preloads('/login', { cookie: 'session=1' })).toEqual([])
  await app.close()
})

test('the page of phones, and no other, is installable, under the name of the instance', async () => {
  const app = await startPages({ INSTANCE: 'nkda' })
  const page = await app.inject('/connect?from=home')
  expect(page.body).toContain('<link rel="manifest" href="/connect.webmanifest">')
  expect(page.body).toContain('<meta name="theme-color" content="#0b2a5c">')
  expect(page.body).toContain('<link rel="apple-touch-icon" href="/assets/icon.b.png">')
  expect((await app.inject('/login')).body).not.toContain('manifest')
  const manifest = await app.inject('/connect.webmanifest')
  expect(manifest.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expect(manifest.json()).toMatchObject({ name: 'Aerie NKDA', short_name: 'Aerie NKDA', start_url: '/connect' })
  await app.close()
})

test('without a built manifest the page of phones is served, but cannot be installed', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'aerie-pages-'))
  await writeFile(path.join(empty, 'index.html'), '<html><head></head></html>')
  const app = fastify()
  await registerPages(app, readConfig({}), empty, {
    pageOrigins: () => Promise.resolve([]),
    isGuest: () => false,
    sharedPage: () => Promise.resolve(undefined),
  })
  expect((await app.inject('/connect')).body).toBe('<html><head></head></html>')
  expect((await app.inject('/connect.webmanifest')).statusCode).toBe(404)
  await app.close()
  await rm(empty, { recursive: true })
})
