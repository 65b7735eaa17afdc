import { useId, useState } from 'react'
import { Alert, Form, Input, Modal } from 'antd'
import { sharedText } from '../sharedText'

interface ConfirmByNameProps {
  title: string
  /** What goes, and what cannot come back. */
  warning: string
  /** The name to type. */
  name: string
  /** The word on the button that does it. */
  action: string
  isWorking: boolean
  /** What the server said to the last attempt. */
  error: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for the name of the thing before it is destroyed. Render it only while it is asked. */
export function ConfirmByName(props: ConfirmByNameProps) {
  const { title, warning, name, action, isWorking, error, onConfirm, onCancel } = props
  const [typed, setTyped] = useState('')
  const formId = useId()
  const isRight = typed.trim() === name.trim()
  return (
    <Modal
      open
      title={title}
      okText={action}
      okButtonProps={{ danger: true, disabled: !isRight, htmlType: 'submit', form: formId }}
      confirmLoading={isWorking}
      cancelText={sharedText('cancel')}
      onCancel={onCancel}
    >
      <p>{warning}</p>
      <Form id={formId} layout="vertical" onFinish={() => isRight && onConfirm()}>
        <Form.Item
          label={sharedText('typeToConfirm', { name })}
          htmlFor={`${formId}-name`}
          help={typed !== '' && !isRight ? sharedText('nameDiffers') : undefined}
        >
          <Input
            id={`${formId}-name`}
            autoFocus
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Form.Item>
      </Form>
      {error && <Alert type="error" showIcon title={error} />}
    </Modal>
  )
}
