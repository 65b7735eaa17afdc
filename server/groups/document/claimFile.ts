import { fieldError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import { layerText } from '../../records/layers/messages'
import { isAcceptedAsDocument } from '../../records/upload-kinds/documentKind'
import type { FileKind } from '../../media/file-kind/fileKind'
import { claimUpload, type ClaimedUpload } from '../../records/uploads/service'
import { documentText } from './messages'

/** Files that become something else if they are uploaded elsewhere or in another form. */
const REFUSALS: Partial<Record<FileKind, () => Message>> = {
  zip: () => layerText('unsupportedZip'),
  pmtiles: () => layerText('unsupportedPmtiles'),
  other: () => documentText('unsupportedFile'),
}

/**
 * Claims an upload that can become a document.
 * @throws AppError 404 for an unknown upload, 409 for one that is used or incomplete, 400 at `uploadId` for other
 * kinds of files
 */
export async function claimDocumentFile(
  tenantId: string,
  tx: Tx,
  uploadId: string,
  userId: string,
): Promise<ClaimedUpload> {
  const claimed = await claimUpload(tenantId, tx, uploadId, userId)
  const { kind } = claimed
  if (isAcceptedAsDocument(kind)) return claimed
  throw fieldError('uploadId', REFUSALS[kind]?.() ?? documentText('notADocument'))
}
