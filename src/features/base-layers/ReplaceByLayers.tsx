import { useState } from 'react'
import { Button, Form, Modal } from 'antd'
import { isApiError } from '../../api/errors'
import { useUpdateBaseLayerByLayersMutation, type BaseLayer } from '../../api/base-layer'
import { useProblems } from '../../shared/forms/useProblems'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { showMessage } from '../../shared/showMessage'
import { baseText } from './messages'
import { LayersField, MissionField } from './MissionFields'

const FORM_NAME = 'replace-by-layers'
const STALE = 409

interface ReplaceValues {
  missionId?: string
  layerIds: string[]
}

const labels = () => ({ missionId: baseText('fieldMission'), layerIds: baseText('fieldLayers') })

interface ReplaceByLayersProps {
  base: BaseLayer
  /** Called when the server has a newer version than the one shown. */
  onStale: () => void
}

/** Replaces the parts of a base layer by layers of a mission. */
export function ReplaceByLayers({ base, onStale }: ReplaceByLayersProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{baseText('replaceByLayers')}</Button>
      {isOpen && <ReplaceDialog base={base} onStale={onStale} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReplaceDialog({ base, onStale, onClose }: ReplaceByLayersProps & { onClose: () => void }) {
  const [form] = Form.useForm<ReplaceValues>()
  const problems = useProblems<ReplaceValues>(form, FORM_NAME, labels())
  const [replace, { isLoading }] = useUpdateBaseLayerByLayersMutation()
  const [isDirty, setDirty] = useState(false)
  const { leaveDialog, leave } = useUnsavedGuard(isDirty)
  const missionId = Form.useWatch('missionId', form)

  const save = async ({ layerIds }: ReplaceValues) => {
    problems.clear()
    const { data, error } = await replace({
      baseLayerId: base._id,
      layersOfMissions: { version: base.version, layerIds },
    })
    if (data) {
      showMessage({ type: 'success', text: baseText('applied') })
      return onClose()
    }
    if (!isApiError(error)) return
    problems.showServerError(error)
    if (error.status === STALE) onStale()
  }
  const change = (changed: Partial<ReplaceValues>) => {
    setDirty(true)
    problems.forget(changed)
    // The layers belong to the previous mission.
    if ('missionId' in changed) form.setFieldValue('layerIds', [])
  }

  return (
    <Modal
      open
      title={baseText('replaceTitle', { name: base.name })}
      okText={baseText('replaceAction')}
      okButtonProps={{ htmlType: 'submit', form: FORM_NAME }}
      cancelText={baseText('cancel')}
      confirmLoading={isLoading}
      onCancel={() => leave(onClose)}
    >
      <p>{baseText('replaceHelp')}</p>
      <Form<ReplaceValues>
        form={form}
        name={FORM_NAME}
        id={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        initialValues={{ layerIds: [] }}
        onValuesChange={change}
        onFinish={(values) => void save(values)}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
        <Form.Item
          name="missionId"
          label={labels().missionId}
          rules={[{ required: true, message: baseText('missionNeeded') }]}
        >
          <MissionField />
        </Form.Item>
        {missionId && (
          <Form.Item
            name="layerIds"
            label={labels().layerIds}
            extra={baseText('replaceOrder')}
            rules={[{ required: true, type: 'array', min: 1, message: baseText('layersNeeded') }]}
          >
            <LayersField key={missionId} missionId={missionId} />
          </Form.Item>
        )}
      </Form>
      {leaveDialog}
    </Modal>
  )
}
