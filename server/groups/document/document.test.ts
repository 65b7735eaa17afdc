import { startDocumentTest, type DocumentTest } from './testing/documentTest'

let site: DocumentTest

beforeAll(async () => {
  site = await startDocumentTest()
})
afterAll(() => site.close())

test('an uploaded file becomes a document of the mission', async () => {
  const added = await site.add('%PDF-1.7\n', 'Permit.pdf', { folder: 'Permits/2026' })
  expect(added).toMatchObject({
    ...{ name: 'Permit.pdf', mediaType: 'application/pdf', preview: 'pdf', folder: 'Permits/2026' },
    ...{ expiry: 'none', clientVisible: false, versionNumber: 1, uploadedBy: { _id: site.aerie.demo.staff.id } },
  })
  expect(await site.list()).toEqual([added])
})

test('the server says what a file becomes that is dropped on a mission', async () => {
  const useOf = async (bytes: string, name: string) => {
    const uploadId = await site.upload(bytes, name)
    return (await site.aerie.call<{ missionUse: string | null }>(site.staff, 'GET', `/upload/get/${uploadId}`)).data
      .missionUse
  }
  expect(await useOf('%PDF-1.7\n', 'a.pdf')).toBe('document')
  expect(await useOf('Dear all,\nplease read.', 'b.txt')).toBe('document')
  expect(await useOf('{"type":"FeatureCollection","features":[]}', 'c.geojson')).toBe('layer')
  expect(await useOf('\x7fELF\x02\x01\0\0', 'd.pdf')).toBeNull()
})

test('a file that nothing takes is rejected with the accepted kinds, and the upload keeps the reason', async () => {
  const uploadId = await site.upload('\x7fELF\x02\x01\0\0', 'program.pdf')
  const answer = await site.create({ missionId: site.missionId, uploadId })
  expect(answer).toMatchObject({ code: 400, errors: [{ field: 'uploadId' }] })
  expect(answer.message).toMatch(/^This file is not supported. Upload a PDF, .* a GeoTIFF/)
  const { data } = await site.aerie.call<{ message: string }>(site.staff, 'GET', `/upload/get/${uploadId}`)
  expect(data.message).toBe(answer.message)
})

test('requires upload_document and a mission of the tenant', async () => {
  const uploadId = await site.upload('Notes', 'notes.txt')
  const body = { missionId: site.missionId, uploadId }
  expect(await site.create(body, site.viewer)).toMatchObject({ code: 403 })
  expect(await site.create(body, site.otherRoot)).toMatchObject({ code: 404 })
  const url = `/document/getbymissionId/${site.missionId}`
  expect(await site.aerie.call(site.otherRoot, 'GET', url)).toMatchObject({ code: 404 })
})
