import { fieldError } from '../../core/errors'
import { withUpload } from '../../uploads/fileOfCall'
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
  const importText = (text: string) => importUsers(services.db, tenantId, text, caller)
  if (uploadId === undefined) {
    return preview ? previewImport(services.db, tenantId, csv ?? '', caller) : importText(csv ?? '')
  }
  // The call would use up the upload, which the import still needs.
  if (preview) throw fieldError('uploadId', userText('previewOfText'))
  if (csv !== undefined) throw fieldError('uploadId', userText('textAndFile'))
  return withUpload(services, caller.user, uploadId, MAX_BYTES, (bytes) => importText(textOf(bytes)))
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw fieldError('uploadId', userText('notUtf8'))
  }
}
