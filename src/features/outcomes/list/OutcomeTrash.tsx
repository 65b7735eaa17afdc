import { useListDeletedOutcomesQuery, useRestoreOutcomesMutation } from '../../../api/outcome'
import { TrashDrawer } from '../../../shared/lists/TrashDrawer'
import { TrashList } from '../../../shared/lists/TrashList'
import { absoluteTime } from '../../../shared/time/timeText'
import { outcomesText } from '../messages'
import { placeText } from '../placeText'

const SHOWN = 200

/** Trash of the outcomes of a mission. */
export const OutcomeTrash = ({ missionId }: { missionId: string }) => (
  <TrashDrawer title={outcomesText('trash')}>
    <DeletedOutcomes missionId={missionId} />
  </TrashDrawer>
)

function DeletedOutcomes({ missionId }: { missionId: string }) {
  const { data, error, refetch } = useListDeletedOutcomesQuery(
    { missionId, pageSize: SHOWN },
    { refetchOnMountOrArgChange: true },
  )
  const [restore] = useRestoreOutcomesMutation()
  const items = (data?.data.items ?? []).map((each) => ({
    ...each,
    name: outcomesText('cardName', { place: placeText(each), time: absoluteTime(each.createdAt) }),
  }))
  return (
    <TrashList
      help={outcomesText('trashHelp')}
      query={{ ...(data && { data: { data: { items, total: data.data.total } } }), ...(error && { error }), refetch }}
      onRestore={(outcomeId) => restore({ outcomeSelection: { outcomeIds: [outcomeId] } })}
    />
  )
}
