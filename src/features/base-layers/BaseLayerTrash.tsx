import {
  useDeleteBaseLayerPermanentlyMutation,
  useDeleteBaseLayerTrashMutation,
  useListDeletedBaseLayersQuery,
  useRestoreBaseLayerMutation,
} from '../../api/base-layer'
import { TrashDrawer } from '../../shared/lists/TrashDrawer'
import { TrashList } from '../../shared/lists/TrashList'
import { baseText } from './messages'

const SHOWN = 200

/** Trash of the base layers. */
export const BaseLayerTrash = () => (
  <TrashDrawer title={baseText('trashTitle')}>
    <DeletedBaseLayers />
  </TrashDrawer>
)

function DeletedBaseLayers() {
  const query = useListDeletedBaseLayersQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreBaseLayerMutation()
  const [purge] = useDeleteBaseLayerPermanentlyMutation()
  const [empty] = useDeleteBaseLayerTrashMutation()
  return (
    <TrashList
      help={baseText('trashHelp')}
      purgeWarning={(count) => baseText('purgeWarning', { count })}
      query={query}
      onRestore={(baseLayerId) => restore({ baseLayerId })}
      onPurge={(baseLayerId) => purge({ baseLayerId })}
      onEmpty={(count) => empty({ count })}
    />
  )
}
