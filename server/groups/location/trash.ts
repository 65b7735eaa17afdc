import { trashOf } from '../../platform/db/trash'
import { purgeOf } from '../../records/purge/purge'

export const locationTrash = trashOf({ table: 'location', purgeLimit: 200 })

export const locationPurge = purgeOf({
  trash: locationTrash,
  entity: 'Location',
  action: 'location.purge',
  idName: 'locationId',
})
