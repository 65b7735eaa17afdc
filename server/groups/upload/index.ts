import { asPlatform } from '../../platform/db/tenancy'
import { deleteOrphanPublicFiles } from '../../records/pictures/publicFiles'
import { deleteScheduledFiles } from '../../platform/storage/files'
import { deleteExpiredUploads } from '../../records/uploads/sql'
import type { Group } from '../group'
import { uploadHandlers } from './handlers'

export const group = {
  handlers: uploadHandlers,
  sweeps: [
    { every: 'hour', run: ({ db }) => asPlatform(db, deleteExpiredUploads) },
    { every: 'hour', run: deleteOrphanPublicFiles },
    { every: 'half-minute', run: ({ db, storage }, signal) => deleteScheduledFiles(db, storage, signal) },
  ],
} satisfies Group
