// Setup for tests of photos: a listening app, a mission, and uploads that become photos like those of users.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { components } from '../../../platform/contract/contract.gen'
import { serverFile } from '../../../platform/core/folders'
import { startTestApp, type Answer, type TestApp } from '../../../testing/testApp'
import { until } from '../../../testing/until'
import { send } from '../../../records/uploads/testing/tusClient'

export type Photo = components['schemas']['Photo']
type PhotoPoint = components['schemas']['PhotoPoint']

export interface PhotoTest {
  aerie: TestApp
  staff: string
  viewer: string
  otherRoot: string
  newMission(name: string): Promise<string>
  upload(bytes: Buffer, filename: string): Promise<string>
  create(missionId: string, uploadId: string, cookie?: string): Promise<Answer<Photo>>
  /** Uploads files, and waits until all photos of the mission are imported and the rules have compared them. */
  add(missionId: string, files: Record<string, Buffer>): Promise<Record<string, Photo>>
  points(missionId: string, query?: string, cookie?: string): Promise<PhotoPoint[]>
  close(): Promise<void>
}

/** A photo of the demo: 40 m above a beach, straight down. */
export const beachPhoto = (number: number): Buffer => readFileSync(serverFile(`demo/files/DJI_00${number}.JPG`))

export async function startPhotoTest(): Promise<PhotoTest> {
  const aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  const staff = await aerie.cookieOf(aerie.demo.staff)
  const test: PhotoTest = {
    aerie,
    staff,
    viewer: await aerie.cookieOf(aerie.demo.viewer),
    otherRoot: await aerie.cookieOf(aerie.other.root),
    newMission: async (name) =>
      (await aerie.call<{ _id: string }>(staff, 'POST', '/mission/create', { name })).data._id,
    upload: async (bytes, filename) => (await send(origin, staff, bytes, { filename })).id,
    create: (missionId, uploadId, cookie = staff) =>
      aerie.call<Photo>(cookie, 'POST', '/photo/create', { missionId, uploadId }),
    async add(missionId, files) {
      for (const [name, bytes] of Object.entries(files)) {
        const { status, message } = await test.create(missionId, await test.upload(bytes, name))
        if (!status) throw new Error(message)
      }
      return until(async () => {
        const jobs = await aerie.call<{ total: number }>(staff, 'GET', `/job/list?active=true&aboutId=${missionId}`)
        const { data } = await aerie.call<{ items: Photo[] }>(staff, 'GET', `/photo/list/${missionId}?pageSize=200`)
        const isDone = jobs.data.total === 0 && data.items.every(({ imported }) => imported)
        return isDone && Object.fromEntries(data.items.map((photo) => [photo.name, photo]))
      })
    },
    async points(missionId, query = '', cookie = staff) {
      return (await aerie.call<{ photos: PhotoPoint[] }>(cookie, 'GET', `/photo/points/${missionId}?${query}`)).data
        .photos
    },
    close: () => aerie.close(),
  }
  return test
}
