import { trashOf } from '../../platform/db/trash'
import { purgeOf } from '../../records/purge/purge'

export const assetTrash = trashOf({ table: 'asset', purgeLimit: 200 })

export const assetPurge = purgeOf({ trash: assetTrash, entity: 'Asset', action: 'asset.purge', idName: 'assetId' })
