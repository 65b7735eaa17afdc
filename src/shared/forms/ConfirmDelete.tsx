import { useId, useState, type ReactNode } from 'react'
import { Alert, Form, Input, Modal } from 'antd'
import { sharedText } from '../sharedText'

interface ConfirmDeleteProps {
  title: string
  /** What is deleted, and whether it can be restored. */
  warning: string
  /** Further facts, shown below the warning. */
  facts?: ReactNode
  /** The name to type; for several records their number. Without it, for records that can be restored, nothing is typed. */
  name: string | undefined
  /** Shown while something else is typed. */
  mismatch?: string
  /** Label of the confirmation button. */
  action: string
  isWorking: boolean
  /** Error of the last attempt. */
  error: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a deletion. Render it only while it is open. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { title, warning, facts, name, mismatch = sharedText('nameDiffers'), action, isWorking, error } = props
  const { onConfirm, onCancel } = props
  const [typed, setTyped] = useState('')
  const formId = useId()
  const isRight = name === undefined || typed.trim() === name.trim()
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
      {facts}
      <Form id={formId} layout="vertical" onFinish={() => isRight && onConfirm()}>
        {name !== undefined && (
          <Form.Item
            label={sharedText('typeToConfirm', { name })}
            htmlFor={`${formId}-name`}
            help={typed !== '' && !isRight ? mismatch : undefined}
          >
            <Input
              id={`${formId}-name`}
              autoFocus
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Form.Item>
        )}
      </Form>
      {error && <Alert type="error" showIcon title={error} />}
    </Modal>
  )
}
