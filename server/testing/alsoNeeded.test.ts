// Operations that show what another permission guards need that permission as well.
import { asPlatform } from '../platform/db/tenancy'
import { startTestApp, type TestApp } from './testApp'

let aerie: TestApp
let viewer: string
const ID = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'
const BODIES: Record<string, object> = {
  '/outcome/create-from-photo': { photoId: ID },
  '/detector/run': { missionId: ID, detectorId: ID },
}
const PERIOD = 'from=2026-01-01&until=2026-02-01'

beforeAll(async () => {
  aerie = await startTestApp()
  viewer = await aerie.cookieOf(aerie.demo.viewer)
})
afterAll(() => aerie.close())

const grant = (permissions: string[]) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: permissions })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )

test.each([
  ['data_page', 'feature_list', 'GET', `/data/thermal?photoId=${ID}`],
  ['data_page', 'feature_list', 'GET', `/data/thermal/values?photoId=${ID}`],
  ['data_page', 'feature_list', 'GET', '/data/thermal/table'],
  ['data_page', 'feature_list', 'GET', `/data/thermal/export?missionId=${ID}`],
  ['data_page', 'layer_list', 'GET', `/report/plot?baseLayerId=${ID}&${PERIOD}`],
  ['data_page', 'layer_list', 'GET', `/report/block?baseLayerId=${ID}&${PERIOD}`],
  ['data_page', 'layer_list', 'GET', `/report/download?baseLayerId=${ID}&${PERIOD}&rows=plot&format=csv`],
  ['data_page', 'layer_list', 'GET', '/report/saved/list'],
  ['data_page', 'layer_list', 'GET', `/report/saved/get/${ID}`],
  ['data_page', 'layer_list', 'GET', `/report/edition/list/${ID}`],
  ['data_page', 'layer_list', 'GET', `/report/edition/get/${ID}`],
  ['data_page', 'layer_list', 'GET', `/report/edition/compare/${ID}`],
  ['data_page', 'layer_list', 'GET', `/report/edition/download/${ID}?format=csv`],
  ['data_page', 'layer_list', 'GET', `/report/schedule/get/${ID}`],
  ['data_page', 'layer_list', 'GET', '/report/schedule/recipients'],
  ['alert_create', 'feature_list', 'POST', '/outcome/create-from-photo'],
  ['layer_list', 'feature_list', 'GET', `/detector/photo/${ID}`],
  ['edit_layer', 'feature_list', 'POST', '/detector/run'],
] as const)('%s without %s is not enough for %s %s', async (granted, missing, method, path) => {
  await grant([granted])
  const body = BODIES[path]
  const answer = await aerie.call(viewer, method, path, body)
  expect(answer).toMatchObject({ code: 403, message: expect.stringContaining(missing) as string })
  await grant([granted, missing])
  expect([200, 404]).toContain((await aerie.call(viewer, method, path, body)).code)
})
