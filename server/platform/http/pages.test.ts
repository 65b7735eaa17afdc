import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { readConfig } from '../core/config'
import { registerPages } from './pages'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-pages-'))
  await writeFile(path.join(folder, 'index.html'), '<html><head></head><body>__START_UP_VALUES__</body></html>')
})
afterAll(() => rm(folder, { recursive: true }))

test('tells the app in the page that the browser has no session', async () => {
  const app = fastify()
  await registerPages(app, readConfig({}), folder, {
    pageOrigins: () => Promise.resolve([]),
    isGuest: ({ headers }) => headers.cookie === undefined,
    sharedPage: () => Promise.resolve(undefined),
  })
  const guest = await app.inject('/login')
  expect(guest.body).toContain('<head><meta name="session" content="none"></head>')
  const user = await app.inject({ url: '/login', headers: { cookie: 'session=1' } })
  expect(user.body).toContain('<head></head>')
  await app.close()
})
