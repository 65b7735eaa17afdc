import { trashOf } from '../../platform/db/trash'

export const clientTrash = trashOf({ table: 'client', purgeLimit: 200 })
