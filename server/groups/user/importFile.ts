import { fieldError } from '../../platform/core/errors'
import { peekUpload, withUpload } from '../../records/uploads/fileOfCall'
import type { Services } from '../services'
import { importUsers, previewImport, type ImportReport } from './import'
import { userText } from './messages'
import type { Caller } from './service'

/** The contract declares the same limit for the text. */
const MAX_BYTES = 12_000_000

/** Imports users, or previews the import, from the text of a call, or from an upload of the caller. @throws AppError as `importUsers` and `withUpload` */
export async function importCsv(
  services: Services,
  tenantId: string,
  { csv, uploadId, preview }: { csv?: string; uploadId?: string; preview?: boolean },
  caller: Caller,
): Promise<ImportReport> {
  const run = (text: string) =>
    preview ? previewImport(services.db, tenantId, text, caller) : importUsers(services.db, tenantId, text, caller)
  if (uploadId === undefined) return run(csv ?? '')
  if (csv !== undefined) throw fieldError('uploadId', userText('textAndFile'))
  // A preview leaves the upload to the import.
  const read = preview ? peekUpload : withUpload
  return read(services, caller.user, uploadId, MAX_BYTES, (bytes) => run(textOf(bytes)))
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw fieldError('uploadId', userText('notUtf8'))
  }
}
