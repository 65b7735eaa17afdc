import { useState } from 'react'
import { IdcardOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useGetAllPilotsQuery, useRestorePilotMutation, type Pilot } from '../../../api/pilot'
import { useCan } from '../../../session/useCan'
import { PageHeader } from '../../../shared/PageHeader'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { pilotsText } from './messages'
import { NewPilot } from './NewPilot'
import { PilotCard } from './PilotCard'
import { PilotTrash } from './PilotTrash'

const ROW_HEIGHT = 64

/** The pilots with their licences and what they fly now. */
export function PilotsPage() {
  const { data, error, refetch } = useGetAllPilotsQuery({}, { refetchOnMountOrArgChange: true })
  const canEdit = useCan('flight_update')
  const [isCreating, setCreating] = useState(false)
  const [removed, setRemoved] = useState<Pilot | null>(null)
  const [restore, restoring] = useRestorePilotMutation()
  const undo = async (pilotId: string) => {
    const reply = await restore({ pilotId })
    if (reply.data) setRemoved(null)
  }
  const newButton = canEdit && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
      {pilotsText('new')}
    </Button>
  )
  const pilots = data?.data.pilots
  // Also a colleague, or the trash, may have restored the pilot.
  const isBack = pilots?.some(({ _id }) => _id === removed?._id)
  return (
    <>
      <PageHeader
        title={pilotsText('title')}
        detail={pilotsText('detail')}
        actions={
          <>
            {canEdit && <PilotTrash />}
            {pilots && pilots.length > 0 && newButton}
          </>
        }
      />
      {restoring.error && <Alert type="error" showIcon title={restoring.error.message} style={{ marginBottom: 12 }} />}
      {removed && !isBack && (
        <Alert
          type="success"
          showIcon
          title={pilotsText('removed', { name: removed.name })}
          closable={{ onClose: () => setRemoved(null) }}
          action={
            <Button size="small" loading={restoring.isLoading} onClick={() => void undo(removed._id)}>
              {pilotsText('undo')}
            </Button>
          }
          style={{ marginBottom: 12 }}
        />
      )}
      {content()}
      {isCreating && <NewPilot onClose={() => setCreating(false)} />}
    </>
  )

  function content() {
    if (!pilots && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!pilots) return <RowsSkeleton rows={4} height={ROW_HEIGHT} />
    if (pilots.length === 0) {
      return (
        <EmptyState
          icon={<IdcardOutlined />}
          title={pilotsText('noneTitle')}
          help={pilotsText(canEdit ? 'noneHelp' : 'noneHelpReader')}
          action={newButton}
        />
      )
    }
    return (
      <Flex
        component="ul"
        vertical
        gap={12}
        aria-label={pilotsText('listLabel')}
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {pilots.map((pilot) => (
          <li key={pilot._id}>
            <PilotCard
              pilot={pilot}
              reload={async () => (await refetch()).data?.data.pilots.find(({ _id }) => _id === pilot._id)}
              onRemoved={() => setRemoved(pilot)}
            />
          </li>
        ))}
      </Flex>
    )
  }
}
