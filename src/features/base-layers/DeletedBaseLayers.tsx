import { useListDeletedBaseLayersQuery, useRestoreBaseLayerMutation } from '../../api/base-layer'
import { KeptDrawer } from '../../shared/lists/KeptDrawer'
import { KeptList } from '../../shared/lists/KeptList'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { baseText } from './messages'

const SHOWN = 200
const ROW_HEIGHT = 40

/** A button that opens what was deleted lately, to bring it back. */
export function DeletedBaseLayers() {
  return (
    <KeptDrawer text={baseText('showDeleted')} title={baseText('deletedTitle')}>
      <DeletedList />
    </KeptDrawer>
  )
}

function DeletedList() {
  const { data, error, refetch } = useListDeletedBaseLayersQuery(
    { pageSize: SHOWN },
    { refetchOnMountOrArgChange: true },
  )
  const [restore, restoring] = useRestoreBaseLayerMutation()
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={5} height={ROW_HEIGHT} />
  const { items } = data.data

  const bringBack = async (baseLayerId: string, name: string) => {
    const { data: done } = await restore({ baseLayerId })
    if (done) showMessage({ type: 'success', text: baseText('broughtBack', { name }) })
  }

  return (
    <KeptList
      help={baseText(items.length > 0 ? 'deletedHelp' : 'deletedNone')}
      items={items}
      action={baseText('bringBack')}
      problem={restoring.error?.message}
      onBringBack={(baseLayerId, name) => void bringBack(baseLayerId, name)}
    />
  )
}
