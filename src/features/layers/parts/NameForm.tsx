import { useId, useState } from 'react'
import { Form, Input, Modal } from 'antd'
import { layersText } from '../texts/messages'
import { layerEditLimits } from '../../../shared/limits/layer.gen'

interface NameFormProps {
  label: string
  value?: string
  isWorking: boolean
  onName: (name: string) => void
  onCancel: () => void
}

/** A dialog with one name field. */
export function NameForm({ label, value = '', isWorking, onName, onCancel }: NameFormProps) {
  const [name, setName] = useState(value)
  const formId = useId()
  const isUsable = name.trim() !== ''
  return (
    <Modal
      open
      title={label}
      width={400}
      okText={layersText('save')}
      okButtonProps={{ htmlType: 'submit', form: formId, disabled: !isUsable }}
      cancelText={layersText('cancel')}
      confirmLoading={isWorking}
      onCancel={onCancel}
    >
      <Form id={formId} onFinish={() => isUsable && onName(name.trim())}>
        <Input
          autoFocus
          aria-label={label}
          maxLength={layerEditLimits.name.maxLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
    </Modal>
  )
}
