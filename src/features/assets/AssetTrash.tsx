import {
  useDeleteAssetPermanentlyMutation,
  useDeleteAssetTrashMutation,
  useListDeletedAssetsQuery,
  useRestoreAssetMutation,
} from '../../api/asset'
import { TrashDrawer } from '../../shared/lists/TrashDrawer'
import { TrashList } from '../../shared/lists/TrashList'
import { assetsText } from './messages'

const SHOWN = 200

/** Trash of the assets. */
export const AssetTrash = () => (
  <TrashDrawer title={assetsText('trashTitle')}>
    <DeletedAssets />
  </TrashDrawer>
)

function DeletedAssets() {
  const query = useListDeletedAssetsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreAssetMutation()
  const [purge] = useDeleteAssetPermanentlyMutation()
  const [empty] = useDeleteAssetTrashMutation()
  return (
    <TrashList
      help={assetsText('trashHelp')}
      purgeWarning={(count) => assetsText('purgeWarning', { count })}
      query={query}
      onRestore={(assetId) => restore({ assetId })}
      onPurge={(assetId) => purge({ assetId })}
      onEmpty={(count) => empty({ count })}
    />
  )
}
