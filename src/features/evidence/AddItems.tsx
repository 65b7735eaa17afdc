import { useState } from 'react'
import { Alert, Checkbox, Flex, Modal } from 'antd'
import { useAddEvidenceItemsMutation, type EvidenceCase } from '../../api/evidence'
import { useCan } from '../../session/useCan'
import { showMessage } from '../../shared/showMessage'
import { AlertSelect, FileSelect, OutcomeSelect, type ChosenFile } from './chooseItems'
import { ClipFields, clipOf, type ClipRange } from './ClipFields'
import { evidenceText } from './messages'

interface AddItemsProps {
  evidence: EvidenceCase
  onClose: () => void
}

/** Adds files, outcomes, alerts and the comments of the mission to a case. */
export function AddItems({ evidence: { _id: caseId, missionId, missionName }, onClose }: AddItemsProps) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [outcomeIds, setOutcomeIds] = useState<string[]>([])
  const [alertIds, setAlertIds] = useState<string[]>([])
  const [withThreads, setWithThreads] = useState(false)
  const [range, setRange] = useState<ClipRange>({ from: null, until: null })
  const [add, { isLoading, error }] = useAddEvidenceItemsMutation()
  const canSeeAlerts = useCan('alert_list')
  const canSeeThreads = useCan('thread_list')

  const fileIds = [...files.map(({ id }) => id), ...outcomeIds]
  const count = fileIds.length + alertIds.length + (withThreads ? 1 : 0)
  const isOneRecording = fileIds.length === 1 && files[0]?.kind === 'recording'
  const clip = isOneRecording ? clipOf(range) : undefined
  const confirm = async () => {
    const wanted = {
      ...(fileIds.length > 0 && { evidenceFileIds: fileIds }),
      ...(alertIds.length > 0 && { alertIds }),
      ...(withThreads && { withThreads }),
      ...(clip && { clip }),
    }
    const { data } = await add({ caseId, newEvidenceItems: wanted })
    if (!data) return
    showMessage({ type: 'success', text: data.message ?? evidenceText('added') })
    onClose()
  }
  return (
    <Modal
      open
      title={evidenceText('addTitle', { mission: missionName })}
      okText={evidenceText('addAction', { count })}
      okButtonProps={{ disabled: count === 0 }}
      cancelText={evidenceText('cancel')}
      confirmLoading={isLoading}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <FileSelect missionId={missionId} chosen={files} onChange={setFiles} />
        {isOneRecording && <ClipFields range={range} onChange={setRange} />}
        {canSeeAlerts && <OutcomeSelect missionId={missionId} chosen={outcomeIds} onChange={setOutcomeIds} />}
        {canSeeAlerts && <AlertSelect missionId={missionId} chosen={alertIds} onChange={setAlertIds} />}
        {canSeeThreads && (
          <Checkbox checked={withThreads} onChange={({ target }) => setWithThreads(target.checked)}>
            {evidenceText('withThreads')}
          </Checkbox>
        )}
        {error && <Alert type="error" showIcon title={error.message} />}
      </Flex>
    </Modal>
  )
}
