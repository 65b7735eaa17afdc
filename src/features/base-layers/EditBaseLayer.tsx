import { useState } from 'react'
import { Button, Form, Input, Modal } from 'antd'
import { isApiError } from '../../api/errors'
import { useEditBaseLayerMutation, type BaseLayer } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { useProblems } from '../../shared/forms/useProblems'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { baseText } from './messages'

const FORM_NAME = 'edit-base-layer'
const STALE = 409
const NAME_MAX = 120
const DESCRIPTION_MAX = 2000

interface BaseLayerWords {
  name: string
  description: string
}

const labels = { name: baseText('fieldName'), description: baseText('fieldDescription') }

interface EditBaseLayerProps {
  base: BaseLayer
  /** The server has another version than the one shown. */
  onStale: () => void
}

/** Another name, or another description. */
export function EditBaseLayer({ base, onStale }: EditBaseLayerProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('can_edit_base_layer')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{baseText('edit')}</Button>
      {isOpen && <EditDialog base={base} onStale={onStale} onClose={() => setOpen(false)} />}
    </>
  )
}

function EditDialog({ base, onStale, onClose }: EditBaseLayerProps & { onClose: () => void }) {
  const [form] = Form.useForm<BaseLayerWords>()
  const problems = useProblems<BaseLayerWords>(form, FORM_NAME, labels)
  const [edit, { isLoading }] = useEditBaseLayerMutation()
  const [isDirty, setDirty] = useState(false)
  const { question, leave } = useUnsavedGuard(isDirty)

  const save = async (values: BaseLayerWords) => {
    problems.clear()
    const name = values.name.trim()
    const description = values.description.trim()
    const changes = {
      ...(name !== base.name && { name }),
      ...(description !== base.description && { description }),
    }
    if (Object.keys(changes).length === 0) return onClose()
    const { data, error } = await edit({
      baseLayerId: base._id,
      baseLayerEdit: { version: base.version, ...changes },
    })
    if (data) return onClose()
    if (!isApiError(error)) return
    problems.showRefusal(error)
    // What was typed stays; saving again refers to what is stored now.
    if (error.status === STALE) onStale()
  }

  return (
    <Modal
      open
      title={baseText('editTitle', { name: base.name })}
      okText={baseText('save')}
      okButtonProps={{ htmlType: 'submit', form: FORM_NAME }}
      cancelText={baseText('cancel')}
      confirmLoading={isLoading}
      onCancel={() => leave(onClose)}
    >
      <Form<BaseLayerWords>
        form={form}
        name={FORM_NAME}
        id={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        initialValues={{ name: base.name, description: base.description }}
        onValuesChange={(changed) => {
          setDirty(true)
          problems.forget(changed)
        }}
        onFinish={(values) => void save(values)}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
        <Form.Item
          name="name"
          label={labels.name}
          rules={[{ required: true, whitespace: true, message: baseText('nameNeeded') }]}
        >
          <Input autoComplete="off" maxLength={NAME_MAX} />
        </Form.Item>
        <Form.Item name="description" label={labels.description}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={DESCRIPTION_MAX} />
        </Form.Item>
      </Form>
      {question}
    </Modal>
  )
}
