import { trashOf } from '../../platform/db/trash'
import { purgeOf } from '../../records/purge/purge'

export const pilotTrash = trashOf({ table: 'pilot', purgeLimit: 200 })

export const pilotPurge = purgeOf({ trash: pilotTrash, entity: 'Pilot', action: 'pilot.purge', idName: 'pilotId' })
