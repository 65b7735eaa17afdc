import { useState } from 'react'
import { Alert, Button, InputNumber, Modal, Progress, Select } from 'antd'
import { useAutoAssignPhotosMutation } from '../../../api/feature-file'
import { useListJobsQuery } from '../../../api/job'
import { useGetLayerPanelQuery } from '../../../api/layer'
import { usePolling } from '../../../realtime/usePolling'
import { autoAssignmentLimits } from '../../../shared/limits/feature-file.gen'
import { useCan } from '../../../session/useCan'
import { OptionsState } from '../../../shared/lists/OptionsState'
import './assign.css'
import { AssignmentResults } from './AssignmentResults'
import { assignText } from './messages'

const USUAL_METRES = 20
const ALL = 'all'
/** Users without live events see the progress only by polling. */
const POLL_MS = 1500

/** Dialog that assigns photos to the nearest features and lists the results. Mount it when it opens. */
export function AssignToFeatures({ missionId, onClose }: { missionId: string; onClose: () => void }) {
  const canReadLayers = useCan('layer_list')
  const panel = useGetLayerPanelQuery({ missionId }, { skip: !canReadLayers })
  const [layerId, setLayerId] = useState(ALL)
  const [maxMetres, setMaxMetres] = useState<number | null>(USUAL_METRES)
  const [assign, { isLoading, error }] = useAutoAssignPhotosMutation()
  const [isPolling, setPolling] = useState(false)
  const { data: jobs } = useListJobsQuery(
    { active: true, aboutId: missionId, pageSize: 20 },
    usePolling(isPolling ? POLL_MS : 0, false),
  )
  const job = jobs?.data.items.find(({ kind }) => kind === 'photo-assignment')
  const isRunning = job !== undefined
  if (isPolling !== isRunning) setPolling(isRunning)

  const layers = (panel.data?.data.layers ?? []).filter(({ kind, status }) => kind === 'vector' && status === 'ready')
  const start = () => {
    if (maxMetres === null) return
    void assign({ autoAssignment: { missionId, maxMetres, ...(layerId !== ALL && { layerId }) } })
  }
  return (
    <Modal
      open
      title={assignText('title')}
      width="min(860px, 96vw)"
      footer={<Button onClick={onClose}>{assignText('close')}</Button>}
      onCancel={onClose}
    >
      <p className="assign-help">{assignText('help')}</p>
      <div className="assign-form">
        <div>
          <span aria-hidden>{assignText('layer')}</span>
          <Select
            id="assign-layer"
            aria-label={assignText('layer')}
            value={layerId}
            onChange={setLayerId}
            popupRender={(menu) => <OptionsState queries={[panel]}>{menu}</OptionsState>}
            options={[
              { value: ALL, label: assignText('allLayers') },
              ...layers.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        </div>
        <div>
          <label htmlFor="assign-metres">{assignText('distance')}</label>
          <InputNumber
            id="assign-metres"
            value={maxMetres}
            min={autoAssignmentLimits.maxMetres.minimum}
            max={autoAssignmentLimits.maxMetres.maximum}
            suffix={assignText('metresUnit')}
            onChange={setMaxMetres}
            onPressEnter={start}
          />
        </div>
        <Button type="primary" loading={isLoading || isRunning} disabled={maxMetres === null} onClick={start}>
          {assignText('start')}
        </Button>
      </div>
      <p className="assign-help">{assignText('distanceHelp')}</p>
      {error && <Alert type="error" showIcon title={error.message} />}
      {job && (
        <>
          <span role="status">{job.message ?? assignText('working')}</span>
          <Progress percent={Math.round(job.progress * 100)} size="small" aria-label={assignText('working')} />
        </>
      )}
      {/* The key reloads the results when the job ends. */}
      <AssignmentResults key={String(isRunning)} missionId={missionId} />
    </Modal>
  )
}
