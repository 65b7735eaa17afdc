import { fieldError } from '../../core/errors'
import { withUpload } from '../../uploads/fileOfCall'
import type { Services } from '../services'
import { importUsers, type ImportReport } from './import'
import { userText } from './messages'
import type { Caller } from './service'

/** The contract declares the same limit for the text. */
const MAX_BYTES = 12_000_000

/** Imports users from the text of a call, or from an upload of the caller. @throws AppError as `importUsers` and `withUpload` */
export async function importCsv(
  services: Services,
  tenantId: string,
  { csv, uploadId }: { csv?: string; uploadId?: string },
  caller: Caller,
): Promise<ImportReport> {
  const importText = (text: string) => importUsers(services.db, tenantId, text, caller)
  if (uploadId === undefined) return importText(csv ?? '')
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
