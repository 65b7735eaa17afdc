import { Button, Modal, Spin } from 'antd'
import { useMatch } from 'react-router-dom'
import { useGetOutcomeQuery, useListOutcomesQuery, useRestoreOutcomesMutation } from '../../../api/outcome'
import type { OverlayProps } from '../../../manifest/manifest'
import { ErrorState } from '../../../shared/states/ErrorState'
import { isNotFound } from '../../../shared/states/isNotFound'
import { outcomesText } from '../messages'
import { useCan } from '../../../session/useCan'
import { MissingRecord } from '../../../shared/states/MissingRecord'
import { OutcomeDetails } from './OutcomeDetails'
import './outcome.css'

/** Width of the specification. */
const WIDTH = 1200
/** Previous and Next go through this many, the latest. */
const MAX_LISTED = 200

/** One outcome, with those of the mission before and after it; outside the page of a mission, with those of all missions. */
export function OutcomeDialog({ id, onOpen, onClose }: OverlayProps) {
  const ofTeam = useMatch('/dashboard/missions/:missionId/*')
  const ofClient = useMatch('/dashboard/client/missions/:missionId/*')
  const missionId = (ofTeam ?? ofClient)?.params.missionId
  const { currentData, error, refetch } = useGetOutcomeQuery({ outcomeId: id })
  const list = useListOutcomesQuery({ pageSize: MAX_LISTED, ...(missionId !== undefined && { missionId }) })
  const outcome = currentData?.data
  const ids = (list.data?.data.items ?? []).map(({ _id }) => _id)
  const hasMore = ids.length > 1
  const move = (by: 1 | -1) => {
    const next = ids.at((ids.indexOf(id) + by + ids.length) % ids.length)
    if (next !== undefined) onOpen(next)
  }
  const footer = hasMore ? (
    <>
      <Button onClick={() => move(-1)}>{outcomesText('previous')}</Button>
      <Button type="primary" onClick={() => move(1)}>
        {outcomesText('next')}
      </Button>
    </>
  ) : (
    <Button type="primary" onClick={onClose}>
      {outcomesText('ok')}
    </Button>
  )
  const canRestore = useCan('alert_delete')
  const [restore] = useRestoreOutcomesMutation()
  return (
    <Modal
      open
      title={id}
      width={WIDTH}
      style={{ maxWidth: '96vw', top: 24 }}
      closable={{ 'aria-label': outcomesText('close') }}
      onCancel={onClose}
      footer={footer}
    >
      {outcome ? (
        <OutcomeDetails outcome={outcome} />
      ) : isNotFound(error) ? (
        <div role="status" className="outcome-missing">
          <MissingRecord
            error={error}
            record="outcome"
            title={outcomesText('notFound')}
            help={outcomesText('notFoundHelp')}
            back={null}
            onRestore={canRestore ? () => restore({ outcomeSelection: { outcomeIds: [id] } }) : undefined}
            onRestored={() => void refetch()}
          />
        </div>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className="outcome-loading" role="status" aria-label={outcomesText('loading')}>
          <Spin />
        </div>
      )}
    </Modal>
  )
}
