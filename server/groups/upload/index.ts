import { asPlatform } from '../../db/tenancy'
import { deleteOrphanPublicFiles } from '../../pictures/publicFiles'
import { deleteScheduledFiles } from '../../storage/files'
import { deleteExpiredUploads } from '../../uploads/sql'
import type { Group } from '../group'
import { uploadHandlers } from './handlers'

export const group = {
  handlers: uploadHandlers,
  sweeps: [
    { every: 'hour', run: ({ db }) => asPlatform(db, deleteExpiredUploads) },
    { every: 'hour', run: deleteOrphanPublicFiles },
    { every: 'half-minute', run: ({ db, storage }) => deleteScheduledFiles(db, storage) },
  ],
} satisfies Group
