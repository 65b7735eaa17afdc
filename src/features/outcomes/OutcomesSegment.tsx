import { useState } from 'react'
import { AimOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useListOutcomesQuery, useRestoreOutcomesMutation } from '../../api/outcome'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { useCan } from '../../session/useCan'
import { ListPager } from '../../shared/lists/ListPager'
import type { Paging } from '../../shared/lists/paging'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { OutcomeCard } from './list/OutcomeCard'
import { OutcomeTrash } from './list/OutcomeTrash'
import './list/outcomeList.css'
import { outcomesText } from './messages'

const SKELETON = { rows: 3, height: 160 }
const FIRST: Paging = { page: 1, pageSize: 50 }

/** The outcomes of a mission as pictures, the latest first. A card opens the outcome. */
export function OutcomesSegment({ mission: { _id: missionId } }: MissionSegmentProps) {
  const [paging, setPaging] = useState(FIRST)
  const { data, error, refetch } = useListOutcomesQuery({ missionId, ...paging }, { refetchOnMountOrArgChange: true })
  const canDelete = useCan('alert_delete')
  const [deleted, setDeleted] = useState<string | null>(null)
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton {...SKELETON} />
  const { items, total } = data.data
  return (
    <>
      <Flex align="center" justify="space-between" gap={8} style={{ marginBottom: 12 }}>
        <span aria-live="polite">{total > 0 && outcomesText('count', { count: total })}</span>
        {canDelete && <OutcomeTrash missionId={missionId} />}
      </Flex>
      {deleted !== null && <UndoDelete outcomeId={deleted} onDone={() => setDeleted(null)} />}
      {items.length === 0 ? (
        <EmptyState icon={<AimOutlined />} title={outcomesText('empty')} help={outcomesText('emptyHelp')} />
      ) : (
        <ul className="outcome-list">
          {items.map((outcome) => (
            <OutcomeCard key={outcome._id} outcome={outcome} onDeleted={() => setDeleted(outcome._id)} />
          ))}
        </ul>
      )}
      {total > FIRST.pageSize && <ListPager view={paging} total={total} onChange={setPaging} />}
    </>
  )
}

function UndoDelete({ outcomeId, onDone }: { outcomeId: string; onDone: () => void }) {
  const [restore, { isLoading }] = useRestoreOutcomesMutation()
  const undo = async () => {
    const { error } = await restore({ outcomeSelection: { outcomeIds: [outcomeId] } })
    if (!error) onDone()
  }
  return (
    <Alert
      type="info"
      role="status"
      closable={{ onClose: onDone }}
      title={outcomesText('deleted')}
      action={
        <Button size="small" loading={isLoading} onClick={() => void undo()}>
          {outcomesText('undo')}
        </Button>
      }
      style={{ marginBottom: 12 }}
    />
  )
}
