import type { ReactNode } from 'react'
import { Form, Modal, type FormInstance } from 'antd'
import { sharedText } from '../sharedText'
import type { useProblems } from './useProblems'

interface DialogFormProps<Values extends object> {
  title: string
  /** Label of the button that submits the form. */
  okText: string
  /** Prefix of the ids of the fields. */
  formName: string
  form: FormInstance<Values>
  initialValues?: Partial<Values>
  problems: ReturnType<typeof useProblems<Values>>
  isSaving: boolean
  onChange: () => void
  onSubmit: (values: Values) => void
  onCancel: () => void
  /** Shown above the form. */
  above?: ReactNode
  /** Confirmation dialog for unsaved changes. */
  leaveDialog: ReactNode
  /** The form items. */
  children: ReactNode
}

/** The form in a dialog that `FormDialog` and `EditDialog` share. */
export function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { title, okText, formName, form, initialValues, problems, isSaving } = props
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ htmlType: 'submit', form: formName }}
      cancelText={sharedText('cancel')}
      confirmLoading={isSaving}
      onCancel={props.onCancel}
    >
      {props.above}
      <Form<Values>
        form={form}
        name={formName}
        id={formName}
        layout="vertical"
        requiredMark="optional"
        initialValues={initialValues}
        onValuesChange={(changed: object) => {
          problems.forget(changed)
          props.onChange()
        }}
        onFinish={props.onSubmit}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
        {props.children}
      </Form>
      {props.leaveDialog}
    </Modal>
  )
}
