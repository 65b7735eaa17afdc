import type { ReactNode } from 'react'
import { Form } from 'antd'
import { sharedText } from '../sharedText'
import { DialogForm } from './DialogForm'
import { useProblems } from './useProblems'
import { useVersionedEdit, type SaveError } from './useVersionedEdit'

interface EditDialogProps<Entity, Values extends object> {
  title: string
  /** Label of the button that saves, 'Save changes' by default. */
  okText?: string
  /** Prefix of the ids of the fields. */
  formName: string
  newest: Entity
  valuesOf: (entity: Entity) => Values
  labels: Readonly<Record<keyof Values & string, string>>
  /** New value of a field as text, which is shown when another user has changed it. */
  describe?: (entity: Entity, field: keyof Values & string) => string
  /** Saves the values that differ from those of `base`, with the version of `base`. */
  send: (values: Values, base: Entity) => Promise<{ error?: SaveError }>
  reload: () => Promise<Entity | undefined>
  isSaving: boolean
  onSaved?: () => void
  onClose: () => void
  /** The form items. */
  children: ReactNode
}

/** Dialog that edits an entity with a version. Mount it when it opens. */
export function EditDialog<Entity extends { version: number; updatedAt?: string }, Values extends object>(
  props: EditDialogProps<Entity, Values>,
) {
  const { title, okText = sharedText('saveChanges'), formName, newest, valuesOf, labels, describe } = props
  const { send, reload, isSaving, onSaved, onClose, children } = props
  const [form] = Form.useForm<Values>()
  const problems = useProblems<Values>(form, formName, labels)
  const edit = useVersionedEdit<Entity, Values>({
    form,
    newest,
    valuesOf,
    labels,
    ...(describe && { describe }),
    send,
    reload,
  })

  const save = async () => {
    problems.clear()
    const wasDirty = edit.isDirty
    const { isDone, error } = await edit.save()
    if (error) problems.showServerError(error)
    if (!isDone) return
    if (wasDirty) onSaved?.()
    onClose()
  }

  return (
    <DialogForm<Values>
      title={title}
      okText={okText}
      formName={formName}
      form={form}
      problems={problems}
      isSaving={isSaving}
      initialValues={valuesOf(edit.base)}
      onChange={edit.onChange}
      onSubmit={() => void save()}
      onCancel={() => edit.leave(onClose)}
      above={edit.conflict}
      leaveDialog={edit.leaveDialog}
    >
      {children}
    </DialogForm>
  )
}
