import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import PDFDocument from 'pdfkit'
import { inTenant } from '../../platform/db/tenancy'
import { insertMissionFile } from '../../records/mission-files/sql'
import { missionFileTrash } from '../../records/mission-files/trash'
import { checkStorage } from '../../platform/storage/checkStorage'
import { deleteScheduledFiles } from '../../platform/storage/files'
import { openStorage } from '../../platform/storage/openStorage'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import { until } from '../../testing/until'
import { listArchive } from '../../media/archives/archive'
import { startDocumentTest, type Document, type DocumentTest } from './testing/documentTest'

const PAGES_OF_NODE = 100

/** A PDF whose page n, counted from 0, says "clause" and n. Its page tree has two levels, as in large documents. */
function longPdf(pages: number): Buffer {
  const nodes = Math.ceil(pages / PAGES_OF_NODE)
  const firstNode = 4
  const firstPage = firstNode + nodes
  const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
  const kids = (ids: number[]) => `/Kids [${ids.map((id) => `${id} 0 R`).join(' ')}]`
  const bodies = ['<< /Type /Catalog /Pages 2 0 R >>']
  bodies.push(`<< /Type /Pages ${kids(range(firstNode, nodes))} /Count ${pages} >>`)
  bodies.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const node of range(0, nodes)) {
    const count = Math.min(PAGES_OF_NODE, pages - node * PAGES_OF_NODE)
    const own = range(firstPage + node * PAGES_OF_NODE, count)
    bodies.push(`<< /Type /Pages /Parent 2 0 R ${kids(own)} /Count ${count} >>`)
  }
  for (const page of range(0, pages)) {
    const parent = firstNode + Math.floor(page / PAGES_OF_NODE)
    bodies.push(
      `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> ` +
        `/Contents ${firstPage + pages + page} 0 R >>`,
    )
  }
  for (const page of range(0, pages)) {
    const content = `BT /F1 12 Tf 50 800 Td (clause${page}) Tj ET`
    bodies.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  const parts = ['%PDF-1.4\n']
  const offsets: number[] = []
  let offset = parts[0]!.length
  for (const [at, body] of bodies.entries()) {
    const part = `${at + 1} 0 obj\n${body}\nendobj\n`
    offsets.push(offset)
    parts.push(part)
    offset += part.length
  }
  parts.push(`xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n`)
  for (const at of offsets) parts.push(`${String(at).padStart(10, '0')} 00000 n \n`)
  parts.push(`trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}

let site: DocumentTest

async function pdfOf(...pages: string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false })
  for (const text of pages) pdf.addPage().text(text)
  pdf.end()
  const parts: Buffer[] = []
  for await (const part of pdf as unknown as Readable) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const readText = (documentId: string): Promise<Document> =>
  until(async () => {
    const { data } = await details(documentId)
    return data.document.textState !== 'pending' && data.document
  })

const details = (documentId: string, cookie = site.staff) =>
  site.aerie.call<{ document: Document; versions: { number: number; name: string }[] }>(
    cookie,
    'GET',
    `/document/get/${documentId}`,
  )

const edit = (documentId: string, body: object, cookie = site.staff) =>
  site.aerie.call<Document>(cookie, 'PATCH', `/document/update-doc-by-ID/${documentId}`, body)

const fetchFile = (url: string, cookie = site.staff) =>
  site.aerie.app.inject({ method: 'GET', url: `/apis/v1${url}`, headers: { cookie } })

beforeAll(async () => {
  site = await startDocumentTest()
})
afterAll(() => site.close())

test('an uploaded file becomes a document of the mission', async () => {
  const added = await site.add('%PDF-1.7\n', 'Permit.pdf', { folder: 'Permits/2026' })
  expect(added).toMatchObject({
    name: 'Permit.pdf',
    mediaType: 'application/pdf',
    preview: 'pdf',
    folder: 'Permits/2026',
    expiry: 'none',
    clientVisible: false,
    versionNumber: 1,
    uploadedBy: { _id: site.aerie.demo.staff.id },
  })
  expect(await site.list()).toEqual([added])
})

test('says what a file becomes when it is dropped on a mission', async () => {
  const useOf = async (bytes: string | Buffer, name: string) => {
    const uploadId = await site.upload(bytes, name)
    return (await site.aerie.call<{ missionUse: string | null }>(site.staff, 'GET', `/upload/get/${uploadId}`)).data
      .missionUse
  }
  expect(await useOf('%PDF-1.7\n', 'a.pdf')).toBe('document')
  expect(await useOf('Dear all,\nplease read.', 'b.txt')).toBe('document')
  expect(await useOf('{"type":"FeatureCollection","features":[]}', 'c.geojson')).toBe('layer')
  expect(await useOf(Buffer.from('\xff\xd8\xff\xe1 Exif', 'latin1'), 'scan.jpg')).toBe('ask')
  expect(await useOf('\x7fELF\x02\x01\0\0', 'd.pdf')).toBeNull()
})

test('names the document that a file would repeat, in the same mission and to those who may list documents', async () => {
  const text = 'The permit of the harbour.'
  const { data: mission } = await site.aerie.call<{ _id: string }>(site.staff, 'POST', '/mission/create', {
    name: 'Harbour',
  })
  const missionId = mission._id
  const first = await site.add(text, 'harbour.txt', { missionId })
  const uploadId = await site.upload(text, 'harbour again.txt')
  const sameFile = async (id?: string) => {
    const query = id === undefined ? '' : `?missionId=${id}`
    const answer = await site.aerie.call<{ sameFile?: object }>(site.staff, 'GET', `/upload/get/${uploadId}${query}`)
    return answer.code === 200 ? answer.data.sameFile : answer.code
  }
  expect(await sameFile(missionId)).toEqual({ _id: first._id, use: 'document', name: 'harbour.txt' })
  expect(await sameFile()).toBeUndefined()

  const { data: other } = await site.aerie.call<{ _id: string }>(site.staff, 'POST', '/mission/create', {
    name: 'Other',
  })
  expect(await sameFile(other._id)).toBeUndefined()
  const { data: foreign } = await site.aerie.call<{ _id: string }>(site.otherRoot, 'POST', '/mission/create', {
    name: 'Foreign',
  })
  expect(await sameFile(foreign._id)).toBe(404)

  await site.aerie.call(site.staff, 'DELETE', `/document/delete/${first._id}`)
  expect(await sameFile(missionId)).toBeUndefined()
})

test('rejects an unsupported file with the accepted kinds, and keeps the reason at the upload', async () => {
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

test('finds a document by words of its text in any case, with or without accents, and shows the place', async () => {
  const pdf = await pdfOf('First page', 'Valid for the Überlandleitung between the harbour and the bridge.')
  const { _id } = await site.add(pdf, 'Überflug.pdf')
  const read = await readText(_id)
  expect(read).toMatchObject({ textState: 'done', pageCount: 2, textMessage: null })
  const [found, ...others] = await site.list('search=uberland HARB')
  expect(others).toEqual([])
  expect(found).toMatchObject({ _id, snippet: { page: 2, before: 'Valid for the ', match: 'Überland' } })
  expect(await site.list('search=harbour submarine')).toEqual([])
  expect(await site.list(`search=${encodeURIComponent('überflug')}`)).toHaveLength(1)
})

test('searches the first 10,000 pages of a longer PDF and says so', async () => {
  const { _id } = await site.add(longPdf(10_001), 'Manual.pdf')
  expect(await readText(_id)).toMatchObject({
    textState: 'done',
    pageCount: 10_001,
    textMessage: 'Only the first 10,000 pages can be searched',
  })
  expect(await site.list('search=clause9999')).toMatchObject([{ _id, snippet: { page: 10_000 } }])
  expect(await site.list('search=clause10000')).toEqual([])
})

test('finds words of text files in scripts with and without spaces', async () => {
  const { _id } = await site.add('Разрешение на полёты\n無人航空機の飛行許可', 'notes.txt')
  await readText(_id)
  const idsFor = async (search: string) =>
    (await site.list(`search=${encodeURIComponent(search)}`)).map((document) => document._id)
  expect(await idsFor('разрешение полет')).toEqual([_id])
  expect(await idsFor('飛行')).toEqual([_id])
  expect(await idsFor('行飛')).toEqual([])
})

const officeFile = (parts: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
const xml = (space: string, body: string) => `<?xml version="1.0"?><x:root xmlns:x="${space}">${body}</x:root>`
const ooxml = (parts: Record<string, string>): Buffer => officeFile({ '[Content_Types].xml': '<Types/>', ...parts })

test('finds words of Word, Excel and OpenDocument files', async () => {
  const word =
    '<x:p><x:r><x:t>Kran</x:t></x:r><x:r><x:t>führer</x:t></x:r></x:p><x:p><x:r><x:t>Zufahrt</x:t></x:r></x:p>'
  const strings = '<x:si><x:t>Ladegerät</x:t><x:rPh><x:t>ignored</x:t></x:rPh></x:si>'
  const sheet = '<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>4711</x:v></x:c></x:row>'
  const mimetype = [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }] as const
  const text = xml('text', '<x:tracked-changes><x:p>Gestrichen</x:p></x:tracked-changes><x:p>Hafen<x:s/>meister</x:p>')
  const files = {
    'plan.docx': ooxml({ 'word/document.xml': xml('w', word) }),
    'list.xlsx': ooxml({ 'xl/sharedStrings.xml': xml('m', strings), 'xl/worksheets/sheet1.xml': xml('m', sheet) }),
    'note.odt': Buffer.from(zipSync({ mimetype: [...mimetype], 'content.xml': strToU8(text) })),
  }
  for (const [name, bytes] of Object.entries(files)) {
    expect(await readText((await site.add(bytes, name))._id)).toMatchObject({ textState: 'done', textMessage: null })
  }
  const namesFor = async (search: string) =>
    (await site.list(`search=${encodeURIComponent(search)}`)).map((d) => d.name)
  expect(await namesFor('kranfuhrer zufahrt')).toEqual(['plan.docx'])
  expect(await namesFor('ladegerat 4711')).toEqual(['list.xlsx'])
  expect(await namesFor('hafen meister')).toEqual(['note.odt'])
  expect(await namesFor('ignored')).toEqual([])
  expect(await namesFor('gestrichen')).toEqual([])
})

test('does not expand entities of an office file', async () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "expanded">]><x:p xmlns:x="w"><x:t>&a;</x:t></x:p>'
  const { _id } = await site.add(ooxml({ 'word/document.xml': bomb }), 'bomb.docx')
  expect(await readText(_id)).toMatchObject({
    textState: 'failed',
    textMessage: expect.stringMatching(/^The file is damaged/) as string,
  })
})

test('a PDF that cannot be read stays a document and shows the reason', async () => {
  const { _id } = await site.add('%PDF-1.7 damaged', 'damaged.pdf')
  const read = await readText(_id)
  expect(read).toMatchObject({
    textState: 'failed',
    textMessage: expect.stringMatching(/^The file is damaged/) as string,
  })
  const file = await fetchFile(`/document/download/${_id}`)
  expect(file.body).toBe('%PDF-1.7 damaged')
})

test('edits details, makes them searchable, and rejects a stale version', async () => {
  const { _id, version } = await site.add('Policy', 'Policy.txt')
  const types = await site.aerie.call<{ types: { _id: string; name: string }[] }>(
    site.staff,
    'GET',
    '/document/type/getall',
  )
  const permit = types.data.types.find(({ name }) => name === 'Permit')
  const fields = { typeId: permit?._id, tags: ['Airspace', 'airspace', 'EDR 146'], folder: '../Permits//2026/' }
  const answer = await edit(_id, { version, ...fields, folder: 'Permits/2026', expiresOn: '2001-02-03' })
  expect(answer.data).toMatchObject({
    version: 2,
    tags: ['airspace', 'EDR 146'],
    folder: 'Permits/2026',
    expiresOn: '2001-02-03',
    type: { name: 'Permit' },
    expiry: 'expired',
  })
  expect(await site.list('search=146')).toMatchObject([{ _id }])
  expect(await site.list('expiry=expired&tag=airspace&folder=Permits/2026&sort=name')).toMatchObject([{ _id }])
  expect(await edit(_id, { version, tags: [] })).toMatchObject({ code: 409 })
  expect(await edit(_id, { version: 2, expiresOn: '2026-02-31' })).toMatchObject({ code: 400 })
  expect(await edit(_id, { version: 2, tags: [] }, site.viewer)).toMatchObject({ code: 403 })
  expect(await edit(_id, { version: 2, tags: [] }, site.otherRoot)).toMatchObject({ code: 404 })
})

test('removes paths and marks that change the direction of writing from names', async () => {
  const { _id, version } = await site.add('Text', 'a.txt')
  const { data } = await edit(_id, { version, name: '../\u202egpj.exe', folder: 'a' })
  expect(data.name).toBe('.._gpj.exe')
})

test('warns of documents that expire within the days of their type', async () => {
  const { _id, version } = await site.add('Insurance', 'insurance.txt')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect((await edit(_id, { version, expiresOn: inDays(40) })).data.expiry).toBe('valid')
  const created = await site.aerie.call<{ _id: string }>(site.staff, 'POST', '/document/type/create', {
    name: 'Long notice',
    warnDays: 60,
  })
  expect((await edit(_id, { version: version + 1, typeId: created.data._id })).data.expiry).toBe('soon')
})

test('keeps earlier versions of a file, and restores one', async () => {
  const { _id, version } = await site.add('One', 'plan.txt')
  await readText(_id)
  const uploadId = await site.upload('Two words', 'plan B.txt')
  const added = await site.aerie.call<Document>(site.staff, 'POST', `/document/add-version/${_id}`, {
    version,
    uploadId,
  })
  expect(added.data).toMatchObject({ name: 'plan.txt', versionNumber: 2, textState: 'pending' })
  await readText(_id)
  expect(await site.list('search=words')).toMatchObject([{ _id }])
  expect((await details(_id)).data.versions).toMatchObject([{ number: 1, name: 'plan.txt' }])
  expect((await fetchFile(`/document/download/${_id}?number=1`)).body).toBe('One')
  expect((await fetchFile(`/document/download/${_id}`)).body).toBe('Two words')

  const body = { version: added.data.version, number: 1 }
  const restored = await site.aerie.call<Document>(site.staff, 'POST', `/document/restore-version/${_id}`, body)
  expect(restored.data).toMatchObject({ versionNumber: 3 })
  expect((await fetchFile(`/document/download/${_id}`)).body).toBe('One')
  expect((await details(_id)).data.versions).toMatchObject([{ number: 2, name: 'plan B.txt' }])
  expect(await site.aerie.call(site.staff, 'POST', `/document/restore-version/${_id}`, body)).toMatchObject({
    code: 404,
  })
})

test('shows files in the browser without running anything in them', async () => {
  const { _id } = await site.add('<script>alert(1)</script>', 'page.html')
  const { headers, body } = await fetchFile(`/document/preview/${_id}`)
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-disposition']).toMatch(/^inline/)
  expect(body).toBe('<script>alert(1)</script>')
})

test('a bulk call with one foreign ID changes nothing', async () => {
  const own = await site.add('Text', 'bulk.txt')
  const { data: other } = await site.aerie.call<{ _id: string }>(site.otherRoot, 'POST', '/mission/create', {
    name: 'X',
  })
  const ids = [own._id, other._id]
  const change = { documentIds: ids, addTags: ['bulk'], clientVisible: true }
  const url = '/document/update-multi-docs-by-ID'
  expect(await site.aerie.call(site.staff, 'PATCH', url, change)).toMatchObject({ code: 404 })
  const query = ids.map((id) => `documentIds=${id}`).join('&')
  const remove = await site.aerie.call(site.staff, 'DELETE', `/document/delete-multiple?${query}`)
  expect(remove).toMatchObject({ code: 404 })
  expect((await fetchFile(`/document/zipbyId?${query}`)).statusCode).toBe(404)
  expect((await details(own._id)).data.document).toMatchObject({ tags: [], clientVisible: false, version: 1 })
  const only = { documentIds: [own._id], addTags: ['bulk'] }
  expect(await site.aerie.call(site.staff, 'PATCH', url, only)).toMatchObject({ code: 200 })
  expect((await details(own._id)).data.document).toMatchObject({ tags: ['bulk'], version: 2 })
})

test('a ZIP has safe and different names in the folders of the documents, and is recorded', async () => {
  const files = [
    await site.add('First', 'con.txt', { folder: 'A' }),
    await site.add('Second', 'CON.txt', { folder: 'a' }),
  ]
  const query = files.map(({ _id }) => `documentIds=${_id}`).join('&')
  const answer = await fetchFile(`/document/zipbyId?${query}`)
  expect(answer.headers['content-type']).toBe('application/zip')
  const bytes = answer.rawPayload
  const source = { size: bytes.length, read: async (start: number, end: number) => bytes.subarray(start, end) }
  expect(await listArchive(source)).toEqual([
    { name: 'A/_con.txt', size: 5 },
    { name: 'a/_CON (2).txt', size: 6 },
  ])
  const root = await site.aerie.cookieOf(site.aerie.demo.root)
  const log = await site.aerie.call<{ items: object[] }>(root, 'GET', '/audit/list?action=document.download')
  expect(log.data.items).toContainEqual(expect.objectContaining({ target: 'Documents.zip' }))
})

test('a ZIP names the reason in place of a file that cannot be read', async () => {
  const lost = await site.add('Lost', 'permit.txt', { folder: 'Permits' })
  const kept = await site.add('Kept', 'plan.txt')
  const keyOf = sql<{ key: string }>`
    select s.key from mission_file f join stored_file s on s.id = f.stored_file_id where f.id = ${lost._id}`
  const { rows } = await inTenant(site.aerie.db, site.aerie.demo.id, (tx) => keyOf.execute(tx))
  const file = path.join(site.aerie.config.DATA_DIR, 'files', rows[0]?.key ?? '')
  const content = readFileSync(file)
  rmSync(file)
  const answer = await fetchFile(`/document/zipbyId?documentIds=${lost._id}&documentIds=${kept._id}`)
  writeFileSync(file, content)
  const bytes = answer.rawPayload
  const source = { size: bytes.length, read: async (start: number, end: number) => bytes.subarray(start, end) }
  expect(await listArchive(source)).toEqual([
    { name: 'Permits/permit.txt (could not be read).txt', size: expect.any(Number) as number },
    { name: 'plan.txt', size: 4 },
  ])
  expect(bytes.toString('latin1')).toContain('The file Permits/permit.txt could not be read from the storage.')
})

test('neither deletes nor restores photos', async () => {
  const { aerie, missionId, staff } = site
  const { demo } = aerie
  const photoId = await inTenant(aerie.db, demo.id, async (tx) => {
    const { id: storedFileId } = await tx.selectFrom('stored_file').select('id').executeTakeFirstOrThrow()
    const file = { missionId, kind: 'photo', storedFileId, name: 'a.jpg', createdBy: demo.staff.id } as const
    return insertMissionFile(demo.id, tx, file)
  })
  expect((await aerie.call(staff, 'DELETE', `/document/delete/${photoId}`)).code).toBe(404)
  await inTenant(aerie.db, demo.id, (tx) => missionFileTrash.moveToTrash(demo.id, tx, [photoId]))
  expect((await aerie.call(staff, 'POST', '/document/restore', { documentIds: [photoId] })).code).toBe(404)
})

test('deleted documents are restored, or deleted permanently with their files', async () => {
  const { _id } = await site.add('Text', 'trash.txt')
  expect(await site.aerie.call(site.staff, 'DELETE', `/document/delete/${_id}`)).toMatchObject({ code: 200 })
  expect(await details(_id)).toMatchObject({ code: 404 })
  const trash = `/document/deleted/${site.missionId}`
  expect((await site.aerie.call<{ items: object[] }>(site.staff, 'GET', trash)).data.items).toMatchObject([
    { _id, name: 'trash.txt', deletedBy: { _id: site.aerie.demo.staff.id } },
  ])
  expect(await site.aerie.call(site.staff, 'POST', '/document/restore', { documentIds: [_id] })).toMatchObject({
    code: 200,
  })
  expect((await details(_id)).code).toBe(200)
  await site.aerie.call(site.staff, 'DELETE', `/document/delete/${_id}`)
  expect(await site.aerie.call(site.staff, 'DELETE', `${trash}/${_id}`)).toMatchObject({ code: 200 })
  expect((await site.aerie.call<{ items: object[] }>(site.staff, 'GET', trash)).data.items).toEqual([])
})

test('the storage check knows the files of all versions, and finds nothing left over after a purge', async () => {
  const { db, config } = site.aerie
  const storage = await openStorage(config)
  const purge = async () => {
    await missionFileTrash.purge(db)
    await deleteScheduledFiles(db, storage)
  }
  // Documents that other tests have deleted permanently.
  await purge()
  const { files } = await checkStorage(db, storage)
  const { _id, version } = await site.add('One', 'plan.txt')
  const uploadId = await site.upload('Two', 'plan.txt')
  await site.aerie.call(site.staff, 'POST', `/document/add-version/${_id}`, { version, uploadId })
  expect(await checkStorage(db, storage)).toMatchObject({ files: files + 2, damaged: [], orphans: [] })
  await site.aerie.call(site.staff, 'DELETE', `/document/delete/${_id}`)
  await site.aerie.call(site.staff, 'DELETE', `/document/deleted/${site.missionId}/${_id}`)
  await purge()
  expect(await checkStorage(db, storage)).toMatchObject({ files, damaged: [], orphans: [] })
})

test('a client sees documents of a linked mission that are shown to clients, without earlier versions', async () => {
  const { aerie, missionId } = site
  const shown = await site.add('For you', 'shown.txt')
  await readText(shown._id)
  await site.add('Not for you', 'hidden.txt')
  const company = await addClient(aerie, aerie.demo, 'Harbour authority')
  await joinClient(aerie, aerie.demo, aerie.demo.client, company)
  const client = await aerie.cookieOf(aerie.demo.client)
  await edit(shown._id, { version: shown.version, clientVisible: true })
  expect(await details(shown._id, client)).toMatchObject({ code: 404 })
  await linkMission(aerie, aerie.demo, company, missionId)
  expect(await site.list('', client)).toMatchObject([{ _id: shown._id }])
  expect(await site.list('search=you', client)).toMatchObject([{ _id: shown._id, snippet: { match: 'you' } }])
  expect((await details(shown._id, client)).data.versions).toEqual([])
  expect((await fetchFile(`/document/download/${shown._id}`, client)).body).toBe('For you')
  expect(await edit(shown._id, { version: 2, tags: [] }, client)).toMatchObject({ code: 403 })
})

test('lists the pictures, folders and tags of a mission', async () => {
  const picture = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1')
  const { _id } = await site.add(picture, 'plan.png', { folder: 'Plans' })
  const images = await site.aerie.call<{ items: object[] }>(
    site.staff,
    'GET',
    `/document/getImagesByMissionId/${site.missionId}`,
  )
  expect(images.data.items).toMatchObject([{ _id, kind: 'document', mediaType: 'image/png', location: null }])
  const facets = await site.aerie.call<{ folders: object[] }>(site.staff, 'GET', `/document/facets/${site.missionId}`)
  expect(facets.data.folders).toContainEqual({ name: 'Plans', count: 1 })
})
