import { useState } from 'react'
import { Button, Segmented } from 'antd'
import { useListRetentionItemsQuery, type RetentionItem, type RetentionKind } from '../../api/retention'
import { useUpdateRecordingMutation } from '../../api/vod'
import { useCan } from '../../session/useCan'
import { byteSize } from '../../shared/byteSize'
import { Link } from '../../shared/Link'
import { ListPager } from '../../shared/lists/ListPager'
import type { Paging } from '../../shared/lists/paging'
import { RefreshFailed } from '../../shared/lists/RefreshFailed'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { StateTag } from '../../shared/StateTag'
import { kindName, utcDayText } from './kindText'
import { retentionText } from './messages'

type Which = 'deleted' | 'kept'

const FIRST_PAGE: Paging = { page: 1, pageSize: 20 }
const SKELETON_ROWS = 4
const ROW_HEIGHT = 48

/** What a rule deletes within 30 days, and what of it is kept. */
export function RuleItems({ kind }: { kind: RetentionKind }) {
  const [which, setWhich] = useState<Which>('deleted')
  const [paging, setPaging] = useState(FIRST_PAGE)
  const { currentData, error, refetch } = useListRetentionItemsQuery(
    { kind, kept: which === 'kept', ...paging },
    { refetchOnMountOrArgChange: true },
  )
  const found = currentData?.data
  const retry = () => void refetch()
  return (
    <div className="retention-items">
      <Segmented<Which>
        aria-label={retentionText('which')}
        value={which}
        onChange={(next) => {
          setWhich(next)
          setPaging(FIRST_PAGE)
        }}
        options={[
          { value: 'deleted', label: retentionText('deleted') },
          { value: 'kept', label: retentionText('kept') },
        ]}
      />
      {error && found && <RefreshFailed message={error.message} onRetry={retry} />}
      {error && !found && <ErrorState message={error.message} onRetry={retry} />}
      {!error && !found && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {found?.total === 0 && <p>{retentionText(which === 'kept' ? 'noneKept' : 'noneDeleted')}</p>}
      {found && found.total > 0 && (
        <>
          <ul aria-label={retentionText('listOf', { name: kindName(kind) })}>
            {found.items.map((item) => (
              <ItemRow key={item._id} item={item} />
            ))}
          </ul>
          <ListPager view={paging} total={found.total} onChange={setPaging} />
        </>
      )}
    </div>
  )
}

function ItemRow({ item }: { item: RetentionItem }) {
  const { record, missionId, missionName, deletedOn, bytes, keptBecause } = item
  const canHold = useCan('vod_update') && record === 'recording' && keptBecause !== 'held'
  const name = item.name || retentionText('unnamed')
  const page = pageOf(item)
  return (
    <li>
      <div>
        {page === undefined ? name : <Link to={page}>{name}</Link>}
        <div className="retention-of">
          <Link to={`/dashboard/missions/${missionId}`}>{missionName}</Link>
          {bytes > 0 && ` · ${byteSize(bytes)}`}
        </div>
      </div>
      <span>
        {keptBecause === null ? (
          retentionText('deletedOn', { day: utcDayText(deletedOn) })
        ) : (
          <StateTag hue="blue">{retentionText(keptBecause)}</StateTag>
        )}
      </span>
      {canHold && <HoldButton item={item} name={name} />}
    </li>
  )
}

/** Where the record is shown; live telemetry is shown with its mission. */
function pageOf({ _id, record, missionId }: RetentionItem): string | undefined {
  const mission = `/dashboard/missions/${missionId}`
  if (record === 'recording') return `${mission}/recordings?recording=${_id}`
  if (record === 'photo') return `${mission}/photos?photo=${_id}`
  return record === 'outcome' ? `${mission}/outcomes?outcome=${_id}` : undefined
}

function HoldButton({ item: { _id: vodId, version }, name }: { item: RetentionItem; name: string }) {
  const [update, { isLoading }] = useUpdateRecordingMutation()
  const hold = async () => {
    const { error } = await update({ vodId, recordingEdit: { version, held: true } })
    if (error) {
      const text = 'message' in error && error.message ? error.message : ''
      showMessage({ type: 'error', text })
      return
    }
    showMessage({ type: 'success', text: retentionText('nowHeld', { name }) })
  }
  return (
    <Button size="small" loading={isLoading} aria-label={retentionText('holdOf', { name })} onClick={() => void hold()}>
      {retentionText('hold')}
    </Button>
  )
}
