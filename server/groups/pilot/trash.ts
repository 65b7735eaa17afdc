import { trashOf } from '../../db/trash'

export const pilotTrash = trashOf({ table: 'pilot', purgeLimit: 200 })
