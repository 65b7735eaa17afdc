import { useState, type ReactNode } from 'react'
import { Form, Modal } from 'antd'
import { sharedText } from '../sharedText'
import { useProblems, type ServerError } from './useProblems'
import { useUnsavedGuard } from './useUnsavedGuard'

interface FormDialogProps<Values extends object, Result> {
  title: string
  /** Label of the button that sends the form. */
  okText: string
  /** Prefix of the ids of the fields. */
  formName: string
  labels: Readonly<Partial<Record<keyof Values & string, string>>>
  initialValues?: Partial<Values>
  send: (values: Values) => Promise<{ data?: Result; error?: ServerError }>
  /** The form was sent; close the dialog. */
  onDone: (result: Result) => void
  onClose: () => void
  /** Explanation above the form. */
  help?: ReactNode
  width?: number
  /** The form items. */
  children: ReactNode
}

/** Dialog with a form that creates or requests something. It asks before typed values are lost. Mount it when it opens. */
export function FormDialog<Values extends object, Result>(props: FormDialogProps<Values, Result>) {
  const { title, okText, formName, labels, initialValues, send, onDone, onClose, help, width, children } = props
  const [form] = Form.useForm<Values>()
  const [isDirty, setDirty] = useState(false)
  const [isSending, setSending] = useState(false)
  const problems = useProblems<Values>(form, formName, labels)
  const { leaveDialog, leave, release } = useUnsavedGuard(isDirty)

  const submit = async (values: Values) => {
    problems.clear()
    setSending(true)
    const { data, error } = await send(values)
    setSending(false)
    if (error) problems.showServerError(error)
    if (data === undefined) return
    release()
    onDone(data)
  }

  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ htmlType: 'submit', form: formName }}
      cancelText={sharedText('cancel')}
      confirmLoading={isSending}
      onCancel={() => leave(onClose)}
      {...(width !== undefined && { width })}
    >
      {help}
      <Form<Values>
        form={form}
        name={formName}
        id={formName}
        layout="vertical"
        requiredMark="optional"
        initialValues={initialValues}
        onValuesChange={(changed: object) => {
          problems.forget(changed)
          setDirty(true)
        }}
        onFinish={(values) => void submit(values)}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
        {children}
      </Form>
      {leaveDialog}
    </Modal>
  )
}
