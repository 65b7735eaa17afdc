import { useState, type ReactNode } from 'react'
import { Form } from 'antd'
import { DialogForm } from './DialogForm'
import { useProblems, type ServerError } from './useProblems'
import { useUnsavedGuard } from './useUnsavedGuard'

interface FormDialogProps<Values extends object, Result> {
  title: string
  /** Label of the button that submits the form. */
  okText: string
  /** Prefix of the ids of the fields. */
  formName: string
  labels: Readonly<Partial<Record<keyof Values & string, string>>>
  initialValues?: Partial<Values>
  send: (values: Values) => Promise<{ data?: Result; error?: ServerError }>
  /** Called with the result; must close the dialog. */
  onDone: (result: Result) => void
  onClose: () => void
  /** Shown above the form. */
  help?: ReactNode
  /** The form items. */
  children: ReactNode
}

/**
 * Dialog with a form that creates or requests something. Asks for confirmation before it discards typed values. Mount it when
 * it opens.
 */
export function FormDialog<Values extends object, Result>(props: FormDialogProps<Values, Result>) {
  const { title, okText, formName, labels, initialValues, send, onDone, onClose, help, children } = props
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
    <DialogForm<Values>
      title={title}
      okText={okText}
      formName={formName}
      form={form}
      initialValues={initialValues}
      problems={problems}
      leaveDialog={leaveDialog}
      isSaving={isSending}
      onChange={() => setDirty(true)}
      onSubmit={(values) => void submit(values)}
      onCancel={() => leave(onClose)}
      above={help}
    >
      {children}
    </DialogForm>
  )
}
