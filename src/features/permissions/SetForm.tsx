import { Button, Flex, Form, Input } from 'antd'
import { useCreatePermissionSetMutation, useEditPermissionSetMutation, type PermissionSet } from '../../api/permission'
import { changesTo } from '../../shared/forms/changes'
import { useProblems } from '../../shared/forms/useProblems'
import { useVersionedEdit } from '../../shared/forms/useVersionedEdit'
import { PermissionPicker, type PermissionArea } from '../../shared/permissions/PermissionPicker'
import { showMessage } from '../../shared/showMessage'
import { permissionSetEditLimits } from '../../shared/limits/permission.gen'
import { permissionsText } from './messages'
import { fieldLabels, noValues, trimmed, valuesOf as setValues, type SetValues } from './setValues'

const FORM_NAME = 'permission-set'

interface SetFormProps {
  areas: PermissionArea[]
  /** The latest known state; undefined for a new set. */
  stored?: PermissionSet
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<PermissionSet | undefined>
  onDone: () => void
}

/** Version of a new set. */
interface Editable {
  version: number
  set?: PermissionSet
}

const editable = (set: PermissionSet | undefined): Editable => ({ version: set?.version ?? 0, set })
const valuesOf = ({ set }: Editable): SetValues => (set ? setValues(set) : noValues)

/** Creates or edits a permission set. */
export function SetForm({ areas, stored, reload, onDone }: SetFormProps) {
  const [form] = Form.useForm<SetValues>()
  const problems = useProblems<SetValues>(form, FORM_NAME, fieldLabels())
  const [createSet, creation] = useCreatePermissionSetMutation()
  const [editSet, edition] = useEditPermissionSetMutation()
  const edit = useVersionedEdit<Editable, SetValues>({
    form,
    newest: editable(stored),
    valuesOf,
    labels: fieldLabels(),
    send: (values, base) =>
      base.set
        ? editSet({
            permissionSetId: base.set._id,
            permissionSetEdit: { version: base.version, ...changesTo(trimmed(values), valuesOf(base)) },
          })
        : createSet({ newPermissionSet: trimmed(values) }),
    reload: async () => {
      const latest = await reload()
      return latest && editable(latest)
    },
  })
  const base = edit.base.set

  const save = async () => {
    problems.clear()
    const { isDone, error } = await edit.save()
    if (error) problems.showServerError(error)
    if (!isDone) return
    if (edit.isDirty) showMessage({ type: 'success', text: permissionsText(base ? 'saved' : 'created') })
    onDone()
  }

  return (
    <Form<SetValues>
      form={form}
      name={FORM_NAME}
      layout="vertical"
      requiredMark="optional"
      initialValues={valuesOf(edit.base)}
      scrollToFirstError
      onValuesChange={(changed: object) => {
        problems.forget(changed)
        edit.onChange()
      }}
      onFinish={() => void save()}
      onFinishFailed={problems.showFailed}
    >
      {edit.conflict}
      {problems.summary}
      <Form.Item
        name="name"
        label={fieldLabels().name}
        rules={[
          { required: true, whitespace: true, message: permissionsText('nameNeeded') },
          {
            max: permissionSetEditLimits.name.maxLength,
            message: permissionsText('tooLong', { max: permissionSetEditLimits.name.maxLength }),
          },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label={fieldLabels().description}
        rules={[
          {
            max: permissionSetEditLimits.description.maxLength,
            message: permissionsText('tooLong', { max: permissionSetEditLimits.description.maxLength }),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item
        name="permissions"
        label={fieldLabels().permissions}
        extra={permissionsText('permissionsHelp')}
        rules={[{ required: true, type: 'array', min: 1, message: permissionsText('permissionsNeeded') }]}
      >
        <PermissionPicker areas={areas} sets={[]} />
      </Form.Item>
      <Flex gap={8} wrap>
        <Button type="primary" htmlType="submit" loading={creation.isLoading || edition.isLoading}>
          {permissionsText(base ? 'save' : 'create')}
        </Button>
        {base && <Button onClick={onDone}>{permissionsText('cancel')}</Button>}
      </Flex>
      {edit.leaveDialog}
    </Form>
  )
}
