import { trashOf } from '../../db/trash'

export const locationTrash = trashOf({ table: 'location', purgeLimit: 200 })
