import { useListDeletedMissionsQuery, useRestoreMissionMutation } from '../../../api/mission'
import { KeptDrawer } from '../../../shared/lists/KeptDrawer'
import { KeptList } from '../../../shared/lists/KeptList'
import { showMessage } from '../../../shared/showMessage'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { missionsText } from '../messages'

const SHOWN = 200
const ROW_HEIGHT = 40

/** A button that opens what was deleted lately, to bring it back. */
export function DeletedMissions() {
  return (
    <KeptDrawer text={missionsText('showDeleted')} title={missionsText('deletedTitle')}>
      <DeletedList />
    </KeptDrawer>
  )
}

function DeletedList() {
  const { data, error, refetch } = useListDeletedMissionsQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore, restoring] = useRestoreMissionMutation()
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={5} height={ROW_HEIGHT} />
  const { items } = data.data

  const bringBack = async (missionId: string, name: string) => {
    const { data: done } = await restore({ missionId })
    if (done) showMessage({ type: 'success', text: missionsText('broughtBack', { name }) })
  }

  return (
    <KeptList
      help={missionsText(items.length > 0 ? 'deletedHelp' : 'deletedNone')}
      items={items}
      action={missionsText('bringBack')}
      problem={restoring.error?.message}
      onBringBack={(missionId, name) => void bringBack(missionId, name)}
    />
  )
}
