import type { ReactNode } from 'react'
import { Modal } from 'antd'
import { sharedText } from '../sharedText'
import { ProblemForm, type ProblemFormProps } from './ProblemForm'

interface DialogFormProps<Values extends object> extends ProblemFormProps<Values> {
  title: string
  /** Label of the button that submits the form. */
  okText: string
  isSaving: boolean
  onCancel: () => void
  /** Shown above the form. */
  above?: ReactNode
  /** Confirmation dialog for unsaved changes. */
  leaveDialog: ReactNode
}

/** The form in a dialog that `FormDialog` and `EditDialog` share. */
export function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { title, okText, isSaving, onCancel, above, leaveDialog, ...form } = props
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ htmlType: 'submit', form: form.formName }}
      cancelText={sharedText('cancel')}
      confirmLoading={isSaving}
      onCancel={onCancel}
    >
      {above}
      <ProblemForm<Values> {...form} />
      {leaveDialog}
    </Modal>
  )
}
