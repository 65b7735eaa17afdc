// The job that makes the text of a document searchable. A file whose text cannot be read stays a document, with the reason.
import { sql } from 'kysely'
import type { Message } from '../../platform/core/messages'
import { serializeMessage } from '../../platform/core/messages'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { defineJob, JobFailure, startJob, type JobServices } from '../../platform/jobs/jobs'
import { isOfficeType } from '../../records/upload-kinds/documentKind'
import { readOfficeText } from '../../media/document-text/officeText'
import { readPdfText, type PdfText } from '../../media/document-text/pdfText'
import { isTransient, ProcessFailure } from '../../platform/core/sandboxedProcess'
import { recordChanged } from '../../platform/realtime/sql'
import type { Storage } from '../../platform/storage/storage'
import { storedBytes } from '../../platform/storage/byteSource'
import { documentText } from './messages'
import { previewOf, type DocumentRow } from './row'
import { selectDocumentKey, storeText, type TextPart } from './textSql'

interface TextInput {
  documentId: string
  storedFileId: string
}

interface TextServices extends JobServices {
  storage: Storage
}

const MEGABYTE = 1024 * 1024
const MAX_TEXT = 2 * MEGABYTE
const MAX_FILE_MEGABYTES = 256
/** Below the limit of the column, and small enough for a tsvector of different words. */
const PART_CHARACTERS = 30_000
const TIMEOUT_MS = 5 * 60_000

interface FoundText {
  parts: TextPart[]
  pageCount: number | null
  note: Message | null
}

export const documentTextJob = defineJob<TextInput, { parts: number }, TextServices>({
  kind: 'document-text',
  timeoutMs: TIMEOUT_MS,
  async run({ documentId, storedFileId }, { tenantId, services, signal }) {
    const { db, storage } = services
    const file = await inTenant(db, tenantId, (tx) => selectDocumentKey(tenantId, tx, { documentId, storedFileId }))
    if (!file) throw new JobFailure(documentText('deletedMeanwhile'))
    try {
      const found = await textOf(storage, file, signal)
      await finish(db, tenantId, { documentId, storedFileId }, found)
      return { parts: found.parts.length }
    } catch (error) {
      const reason = reasonOf(error)
      if (!reason) throw error
      await fail(db, tenantId, { documentId, storedFileId }, reason)
      throw new JobFailure(reason, { cause: error })
    }
  },
})

/** Starts reading the text of the current file, if it is of a kind that has one. */
export async function startReadingText(
  tenantId: string,
  tx: Tx,
  document: DocumentRow,
  userId: string | null,
): Promise<void> {
  const { id: documentId, storedFileId, name, mediaType } = document
  const preview = previewOf(mediaType)
  const hasText = preview === 'pdf' || preview === 'text' || isOfficeType(mediaType)
  await sql`delete from mission_document_text where tenant_id = ${tenantId} and file_id = ${documentId}`.execute(tx)
  await sql`
    update mission_document set text_state = ${hasText ? 'pending' : 'none'}, text_message = null, page_count = null
     where tenant_id = ${tenantId} and file_id = ${documentId}`.execute(tx)
  if (!hasText) return
  const start = {
    title: name,
    startedBy: userId,
    about: { entity: 'Document', id: documentId },
    lane: 'short' as const,
  }
  await startJob(tenantId, tx, documentTextJob, { documentId, storedFileId }, start)
}

class Unreadable extends Error {
  constructor(readonly text: Message) {
    super(text.code)
  }
}

interface StoredDocument {
  key: string
  size: number
  mediaType: string
}

function textOf(storage: Storage, file: StoredDocument, signal: AbortSignal): Promise<FoundText> {
  if (file.mediaType === 'application/pdf') {
    return fromLocalFile(storage, file, (path) => textOfPdf(path, signal))
  }
  if (isOfficeType(file.mediaType)) return fromLocalFile(storage, file, (path) => textOfOffice(path, signal))
  return textOfText(storage, file)
}

async function fromLocalFile(
  storage: Storage,
  { key, size }: StoredDocument,
  read: (path: string) => Promise<FoundText>,
): Promise<FoundText> {
  if (size > MAX_FILE_MEGABYTES * MEGABYTE) {
    throw new Unreadable(documentText('textTooLarge', { megabytes: MAX_FILE_MEGABYTES }))
  }
  const local = await storage.localFile(key)
  try {
    return await read(local.path)
  } finally {
    local.release()
  }
}

async function textOfPdf(path: string, signal: AbortSignal): Promise<FoundText> {
  const pdf = await readPdfText(path, MAX_TEXT, signal)
  return { parts: pdf.pages.flatMap(partsOfPage), pageCount: pdf.pageCount, note: noteOf(pdf) }
}

async function textOfOffice(path: string, signal: AbortSignal): Promise<FoundText> {
  const { text, isCut } = await readOfficeText(path, MAX_TEXT, signal)
  return { parts: partsOfText(text), pageCount: null, note: isCut ? cutNote() : null }
}

const partsOfText = (text: string): TextPart[] => split(text).map((content) => ({ page: null, content }))

const cutNote = () => documentText('textCut', { megabytes: MAX_TEXT / MEGABYTE })

const noteOf = ({ pageCount, read }: PdfText): Message | null =>
  read < pageCount ? documentText('textPartly', { pages: read }) : null

const partsOfPage = ({ page, text }: { page: number; text: string }): TextPart[] =>
  split(text).map((content) => ({ page, content }))

async function textOfText(storage: Storage, { key, size }: StoredDocument): Promise<FoundText> {
  const bytes = await storedBytes(storage, key, size).read(0, MAX_TEXT)
  return { parts: partsOfText(decoded(bytes)), pageCount: null, note: size > MAX_TEXT ? cutNote() : null }
}

/** UTF-8 or UTF-16; text that is neither is read as Windows-1252, which every byte belongs to. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // The last character may be cut.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Parts that end between words where they can. */
function split(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.trim()) {
    const space = rest.length > PART_CHARACTERS ? rest.lastIndexOf(' ', PART_CHARACTERS) : -1
    const end = rest.length <= PART_CHARACTERS ? rest.length : space > 0 ? space : PART_CHARACTERS
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return parts
}

/** Undefined if another run may succeed. */
function reasonOf(error: unknown): Message | undefined {
  if (error instanceof Unreadable) return error.text
  if (!(error instanceof ProcessFailure) || isTransient(error.reason)) return undefined
  if (error.reason === 'timeout' || error.reason === 'memory') return documentText('textTooSlow')
  return documentText(/PasswordException/.test(error.message) ? 'textPassword' : 'textDamaged')
}

async function finish(db: Db, tenantId: string, input: TextInput, found: FoundText): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const state = { state: 'done' as const, message: found.note && serializeMessage(found.note) }
    const isCurrent = await storeText(tenantId, tx, input, { ...found, ...state })
    if (isCurrent) await recordChanged(tenantId, tx, 'Document', input.documentId)
  })
}

async function fail(db: Db, tenantId: string, input: TextInput, reason: Message): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const nothing = { parts: [], pageCount: null }
    const failed = { ...nothing, state: 'failed' as const, message: serializeMessage(reason) }
    if (await storeText(tenantId, tx, input, failed)) await recordChanged(tenantId, tx, 'Document', input.documentId)
  })
}
