import { sharedPage } from './sharedPage'
import { keyOf, type Share } from './testing/visitTest'
import { startTestApp, type TestApp } from '../../testing/testApp'

let aerie: TestApp
let root: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  const { data } = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Quay "wall" <1>' })
  missionId = data._id
})
afterAll(() => aerie.close())

const share = async (more: object = {}) =>
  (await aerie.call<Share>(root, 'POST', '/share/create', { kind: 'mission', targetId: missionId, ...more })).data
const pageOf = (path: string | null) => sharedPage(aerie, new URL(path ?? '', 'http://page'))

test('names the thing of an open link, and nothing of a protected, unknown or revoked one', async () => {
  const open = await share()
  const page = await pageOf(open.path)
  expect(page?.tags.join('')).toContain('content="Quay &quot;wall&quot; &lt;1&gt;"')
  expect(page?.tags.join('')).toContain('noindex')
  expect((await pageOf(`/map/${missionId}?share=${keyOf(open)}`))?.tags.join('')).toContain('Quay')
  expect((await pageOf(`/share/${keyOf(open)}`))?.tags.join('')).toContain('Quay')
  for (const { path } of [await share({ password: 'flown-over-the-quay' }), { path: '/share/unknown' }])
    expect((await pageOf(path))?.tags.join('')).not.toContain('Quay')
  await aerie.call(root, 'POST', `/share/revoke/${open._id}`)
  expect((await pageOf(open.path))?.tags.join('')).not.toContain('Quay')
  expect(await pageOf('/login')).toBeUndefined()
  expect(await pageOf(`/map/${missionId}`)).toBeUndefined()
})

test('is embedded by the sites of the organisation only', async () => {
  const { data } = await aerie.call<{ version: number }>(root, 'GET', '/tenantroot/fetch-organisation-details')
  const edit = (embeddingSites: string[]) =>
    aerie.call<{ embeddingSites: string[] }>(root, 'PATCH', '/tenantroot/update-organisation-details', {
      version: data.version,
      embeddingSites,
    })
  for (const site of [
    'http://harbour.test',
    'https://harbour.test/page',
    'https://*.harbour.test',
    "'self'",
    'harbour.test',
  ])
    expect([site, (await edit([site])).code]).toEqual([site, 400])
  expect((await edit(['https://harbour.test/'])).data.embeddingSites).toEqual(['https://harbour.test'])
  expect((await pageOf((await share()).path))?.frameAncestors).toEqual(['https://harbour.test'])
  expect((await pageOf('/share/unknown'))?.frameAncestors).toEqual([])
})
