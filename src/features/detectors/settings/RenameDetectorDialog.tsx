import { Form, Input } from 'antd'
import { useEditDetectorMutation, type Detector } from '../../../api/detector'
import { isApiError } from '../../../api/errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { newDetectorLimits } from '../../../shared/limits/detector.gen'
import { detectorsText } from '../messages'

interface RenameDetectorDialogProps {
  detector: Detector
  onRenamed: () => void
  onClose: () => void
}

/** Dialog that renames a detector. Mount it when it opens. */
export function RenameDetectorDialog({ detector, onRenamed, onClose }: RenameDetectorDialogProps) {
  const { _id: detectorId, name: before, version } = detector
  const [edit] = useEditDetectorMutation()
  const labels = { name: detectorsText('name') }
  const send = async ({ name }: { name: string }) => {
    const { data, error } = await edit({ detectorId, detectorEdit: { version, name } })
    return { data: data?.data, ...(isApiError(error) && { error }) }
  }
  return (
    <FormDialog<{ name: string }, Detector>
      title={detectorsText('renameTitle', { name: before })}
      okText={detectorsText('save')}
      formName="detector"
      labels={labels}
      initialValues={{ name: before }}
      send={send}
      onDone={onRenamed}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: detectorsText('nameMissing') }]}
      >
        <Input autoComplete="off" maxLength={newDetectorLimits.name.maxLength} />
      </Form.Item>
    </FormDialog>
  )
}
