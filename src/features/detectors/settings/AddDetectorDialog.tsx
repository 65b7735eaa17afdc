import { Flex, Form, Input } from 'antd'
import { useCreateDetectorMutation, type Detector } from '../../../api/detector'
import { isApiError } from '../../../api/errors'
import { FileButton } from '../../../shared/forms/FileButton'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { newDetectorLimits } from '../../../shared/limits/detector.gen'
import { sendFile } from '../../../uploads/sendFile'
import { detectorsText } from '../messages'

interface AddDetectorValues {
  name: string
  modelVersion: string
  uploadId: File
}

interface AddDetectorDialogProps {
  onAdded: (detector: Detector) => void
  onClose: () => void
}

/** Dialog that uploads a model, which the server inspects. Mount it when it opens. */
export function AddDetectorDialog({ onAdded, onClose }: AddDetectorDialogProps) {
  const [create] = useCreateDetectorMutation()
  const labels = {
    name: detectorsText('name'),
    modelVersion: detectorsText('version'),
    uploadId: detectorsText('file'),
  }
  const send = async ({ name, modelVersion, uploadId: file }: AddDetectorValues) => {
    const uploadId = await sendFile(file, file.name).catch(() => undefined)
    if (uploadId === undefined) return { error: { message: detectorsText('notSent') } }
    const { data, error } = await create({ newDetector: { name, modelVersion, uploadId } })
    return { data: data?.data, ...(isApiError(error) && { error }) }
  }
  return (
    <FormDialog<AddDetectorValues, Detector>
      title={detectorsText('addTitle')}
      okText={detectorsText('add')}
      formName="detector"
      labels={labels}
      help={detectorsText('addHelp')}
      send={send}
      onDone={onAdded}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: detectorsText('nameMissing') }]}
      >
        <Input autoComplete="off" maxLength={newDetectorLimits.name.maxLength} />
      </Form.Item>
      <Form.Item
        name="modelVersion"
        label={labels.modelVersion}
        extra={detectorsText('versionHelp')}
        initialValue="1"
        rules={[{ required: true, whitespace: true, message: detectorsText('versionMissing') }]}
      >
        <Input autoComplete="off" maxLength={newDetectorLimits.modelVersion.maxLength} style={{ width: 160 }} />
      </Form.Item>
      <Form.Item
        name="uploadId"
        label={labels.uploadId}
        rules={[{ required: true, message: detectorsText('fileMissing') }]}
      >
        <ModelFile />
      </Form.Item>
    </FormDialog>
  )
}

/** The form gives it its ID, value and listener. */
function ModelFile({ id, value, onChange }: { id?: string; value?: File; onChange?: (file: File) => void }) {
  return (
    <Flex gap={8} align="center" wrap>
      <FileButton
        {...(id !== undefined && { id })}
        label={detectorsText('chooseFile')}
        accept=".onnx"
        onChoose={([file]) => onChange?.(file)}
      />
      {value && <span className="detector-facts">{value.name}</span>}
    </Flex>
  )
}
