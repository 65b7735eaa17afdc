import { Form, Input } from 'antd'
import { useRenameRecordingMutation, type Recording } from '../../../api/vod'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { recordingNameLimits } from '../../../shared/limits/vod.gen'
import { showMessage } from '../../../shared/showMessage'
import { recordingsText } from '../messages'

interface RenameRecordingProps {
  recording: Recording
  reload: () => Promise<Recording | undefined>
  onClose: () => void
}

export function RenameRecording({ recording, reload, onClose }: RenameRecordingProps) {
  const [rename, { isLoading }] = useRenameRecordingMutation()
  return (
    <EditDialog<Recording, { name: string }>
      title={recordingsText('renameTitle', { name: recording.name })}
      formName="recording-name"
      newest={recording}
      valuesOf={({ name }) => ({ name })}
      labels={{ name: recordingsText('fieldName') }}
      send={({ name }, { _id: vodId, version }) => rename({ vodId, recordingName: { version, name: name.trim() } })}
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: recordingsText('renamed') })}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={recordingsText('fieldName')}
        rules={[{ required: true, whitespace: true, message: recordingsText('nameMissing') }]}
      >
        <Input autoComplete="off" maxLength={recordingNameLimits.name.maxLength} />
      </Form.Item>
    </EditDialog>
  )
}
