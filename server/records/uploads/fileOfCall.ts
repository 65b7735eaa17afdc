// The file of a call: sent with the call as multipart, or sent before it as a resumable upload.
import type { FastifyRequest } from 'fastify'
import { formatBytes } from '../../platform/core/byteSize'
import { AppError, conflict, fieldError, notFound } from '../../platform/core/errors'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { readFile } from '../../platform/http/requestBody'
import type { Principal } from '../../platform/identity/session'
import type { Storage } from '../../platform/storage/storage'
import { requireStoredFile } from '../../platform/storage/sql'
import { storedBytes } from '../../platform/storage/byteSource'
import { uploadText } from './messages'
import { keepRejection, removeUpload, requireUpload, whyNotClaimable } from './service'

/** Fields that carry a file in the call itself. */
const FILE_FIELDS = ['file', 'csv']

interface FileServices {
  db: Db
  storage: Storage
}

interface FileCall {
  body: { uploadId?: string } | undefined
  user: Pick<Principal, 'userId' | 'tenantId' | 'userType' | 'phone'>
  request: FastifyRequest
}

/**
 * Calls `use` with the bytes of the file. An upload is deleted once it was used; if `use` refuses it, it keeps the reason.
 * @throws AppError 404 for another user's upload, 409 for one that is incomplete, 400 for one larger than `maxBytes`
 */
export async function withFileOfCall<Result>(
  services: FileServices,
  { body, user, request }: FileCall,
  maxBytes: number,
  use: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const uploadId = body?.uploadId
  return uploadId === undefined ? use(await readFile(request)) : withUpload(services, user, uploadId, maxBytes, use)
}

/** Calls `use` with the bytes of a finished upload; see `withFileOfCall`. */
export async function withUpload<Result>(
  services: FileServices,
  user: FileCall['user'],
  uploadId: string,
  maxBytes: number,
  use: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const { db } = services
  const { userId } = user
  const tenantId = requireUploader(user)
  return keepRejection(db, tenantId, { uploadId, userId }, async () => {
    const result = await peekUpload(services, user, uploadId, maxBytes, use)
    await inTenant(db, tenantId, async (tx) => {
      // Another call with the same upload may have deleted it.
      const used = await requireUpload(tenantId, tx, uploadId, userId, 'lock').catch(() => undefined)
      if (used) await removeUpload(tx, used)
    })
    return result
  })
}

/** Calls `use` with the bytes of a finished upload, which stays as it is. @throws AppError as `withFileOfCall` */
export async function peekUpload<Result>(
  { db, storage }: FileServices,
  user: FileCall['user'],
  uploadId: string,
  maxBytes: number,
  use: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const tenantId = requireUploader(user)
  const { key, size } = await inTenant(db, tenantId, async (tx) => {
    const upload = await requireUpload(tenantId, tx, uploadId, user.userId)
    if (upload.state !== 'finished') throw conflict(whyNotClaimable(upload))
    return requireStoredFile(tenantId, tx, upload.storedFileId ?? '')
  })
  if (size > maxBytes) throw fieldError('uploadId', uploadText('tooLargeHere', { size: formatBytes(maxBytes) }))
  return use(await storedBytes(storage, key, size).read(0, size)).catch(namingUpload)
}

/** @returns the tenant of the user. @throws AppError 404 for super-admins and clients, who have no uploads but by their phones */
function requireUploader({ tenantId, userType, phone }: FileCall['user']): string {
  if (tenantId === null || (userType === 'tenant-client' && !phone)) throw notFound(uploadText('notFound'))
  return tenantId
}

/** Errors about the file name the field that the caller sent. */
function namingUpload(error: unknown): never {
  if (!(error instanceof AppError) || !error.errors) throw error
  const errors = error.errors.map((each) => (FILE_FIELDS.includes(each.field) ? { ...each, field: 'uploadId' } : each))
  throw new AppError(error.status, error.text, errors)
}
