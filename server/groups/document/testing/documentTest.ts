// Setup for tests of documents: a listening app, a mission, and uploads that become documents like those of users.
import type { AddressInfo } from 'node:net'
import type { components } from '../../../platform/contract/contract.gen'
import { startTestApp, type Answer, type TestApp } from '../../../testing/testApp'
import { send } from '../../../records/uploads/testing/tusClient'

export type Document = components['schemas']['Document']

export interface DocumentTest {
  aerie: TestApp
  staff: string
  viewer: string
  otherRoot: string
  missionId: string
  upload(bytes: string | Buffer, filename: string): Promise<string>
  create(fields: object, cookie?: string): Promise<Answer<Document>>
  /** Uploads a file and adds it to the documents of the mission. */
  add(bytes: string | Buffer, filename: string, fields?: object): Promise<Document>
  list(query?: string, cookie?: string): Promise<Document[]>
  close(): Promise<void>
}

export async function startDocumentTest(): Promise<DocumentTest> {
  const aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  const staff = await aerie.cookieOf(aerie.demo.staff)
  const { data: mission } = await aerie.call<{ _id: string }>(staff, 'POST', '/mission/create', { name: 'Site' })
  const missionId = mission._id
  const test: DocumentTest = {
    aerie,
    staff,
    missionId,
    viewer: await aerie.cookieOf(aerie.demo.viewer),
    otherRoot: await aerie.cookieOf(aerie.other.root),
    upload: async (bytes, filename) => (await send(origin, staff, Buffer.from(bytes), { filename })).id,
    create: (fields, cookie = staff) => aerie.call<Document>(cookie, 'POST', '/document/create', fields),
    async add(bytes, filename, fields = {}) {
      const uploadId = await test.upload(bytes, filename)
      const { data, message } = await test.create({ missionId, uploadId, ...fields })
      if (!data) throw new Error(message)
      return data
    },
    async list(query = '', cookie = staff) {
      const url = `/document/getbymissionId/${missionId}?pageSize=200${query && `&${query}`}`
      return (await aerie.call<{ items: Document[] }>(cookie, 'GET', url)).data.items
    },
    close: () => aerie.close(),
  }
  return test
}
