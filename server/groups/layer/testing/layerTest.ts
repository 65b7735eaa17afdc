// Setup for tests of layers: a listening app, a mission, and uploads that become layers like those of users.
import type { AddressInfo } from 'node:net'
import type { components } from '../../../platform/contract/contract.gen'
import { startTestApp, type Answer, type TestApp } from '../../../testing/testApp'
import { send } from '../../../records/uploads/testing/tusClient'
import { until } from '../../../testing/until'

export type Layer = components['schemas']['Layer']

export interface LayerTest {
  aerie: TestApp
  staff: string
  viewer: string
  otherRoot: string
  missionId: string
  newMission(name: string): Promise<string>
  upload(bytes: string | Buffer, filename: string): Promise<string>
  /** Uploads a file and waits until its import has ended. */
  importFile(bytes: string | Buffer, filename: string, fields?: object): Promise<Layer>
  create(fields: object): Promise<Answer<Layer>>
  read(layerId: string): Promise<Layer | undefined>
  settled(layerId: string): Promise<Layer>
  close(): Promise<void>
}

/** @param settings override the defaults */
export async function startLayerTest(settings: Record<string, string> = {}): Promise<LayerTest> {
  const aerie = await startTestApp(settings)
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  const staff = await aerie.cookieOf(aerie.demo.staff)
  const newMission = async (name: string): Promise<string> =>
    (await aerie.call<{ _id: string }>(staff, 'POST', '/mission/create', { name })).data._id
  const missionId = await newMission('Site')

  const test: LayerTest = {
    aerie,
    staff,
    viewer: await aerie.cookieOf(aerie.demo.viewer),
    otherRoot: await aerie.cookieOf(aerie.other.root),
    missionId,
    newMission,
    async upload(bytes, filename) {
      return (await send(origin, staff, Buffer.from(bytes), { filename })).id
    },
    async importFile(bytes, filename, fields = {}) {
      const uploadId = await test.upload(bytes, filename)
      const { data, message } = await test.create({ missionId, uploadId, ...fields })
      if (!data) throw new Error(message)
      return test.settled(data._id)
    },
    create: (fields) => aerie.call<Layer>(staff, 'POST', '/layer/create', fields),
    async read(layerId) {
      const { data } = await aerie.call<{ layers: Layer[] }>(staff, 'GET', `/layer/all-layers-for-mission/${missionId}`)
      return data.layers.find(({ _id }) => _id === layerId)
    },
    settled: (layerId) =>
      until(async () => {
        const layer = await test.read(layerId)
        return layer?.status !== 'importing' && layer
      }),
    close: () => aerie.close(),
  }
  return test
}
