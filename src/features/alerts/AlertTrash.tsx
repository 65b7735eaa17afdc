import { alertsText } from '../../alerts/messages'
import { useListDeletedAlertsQuery, useRestoreAlertsMutation } from '../../api/alert'
import { useCan } from '../../session/useCan'
import { TrashDrawer } from '../../shared/lists/TrashDrawer'
import { TrashList } from '../../shared/lists/TrashList'

const SHOWN = 200

/** Trash of the alerts of a mission, or of all missions. Nothing for users who may not delete alerts. */
export function AlertTrash({ missionId }: { missionId?: string }) {
  if (!useCan('alert_delete')) return null
  return (
    <TrashDrawer title={alertsText('trash')}>
      <DeletedAlerts {...(missionId !== undefined && { missionId })} />
    </TrashDrawer>
  )
}

function DeletedAlerts({ missionId }: { missionId?: string }) {
  const { data, error, refetch } = useListDeletedAlertsQuery(
    { pageSize: SHOWN, ...(missionId !== undefined && { missionId }) },
    { refetchOnMountOrArgChange: true },
  )
  const [restore] = useRestoreAlertsMutation()
  const items = (data?.data.items ?? []).map(({ title, ...each }) => ({ ...each, name: title }))
  return (
    <TrashList
      help={alertsText('trashHelp')}
      query={{ ...(data && { data: { data: { items, total: data.data.total } } }), ...(error && { error }), refetch }}
      onRestore={(alertId) => restore({ alertSelection: { alertIds: [alertId] } })}
    />
  )
}
