import { trashOf } from '../../db/trash'

export const clientTrash = trashOf({ table: 'client', purgeLimit: 200 })
