import { useState } from 'react'
import { Button, Flex, Form, Input } from 'antd'
import { isApiError } from '../../api/errors'
import { useCreatePermissionSetMutation, useEditPermissionSetMutation, type PermissionSet } from '../../api/permission'
import { changedFields, changesTo, mergeNewer } from '../../shared/forms/changes'
import { NewerNotice } from '../../shared/forms/NewerNotice'
import { useProblems } from '../../shared/forms/useProblems'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { PermissionPicker, type PermissionArea } from '../../shared/permissions/PermissionPicker'
import { showMessage } from '../../shared/showMessage'
import { permissionsText } from './messages'
import { DESCRIPTION_MAX, fieldLabels, NAME_MAX, noValues, trimmed, valuesOf, type SetValues } from './setValues'

const FORM_NAME = 'permission-set'
const STALE = 409

interface SetFormProps {
  areas: PermissionArea[]
  /** As it is stored now; absent for a new one. */
  stored?: PermissionSet
  /** Reads what is stored; answers whether that worked. */
  onStale: () => Promise<boolean>
  onDone: () => void
}

/** Makes a set or changes one. */
export function SetForm({ areas, stored, onStale, onDone }: SetFormProps) {
  const [form] = Form.useForm<SetValues>()
  const [base, setBase] = useState(stored)
  const [isDirty, setDirty] = useState(false)
  const { question, release } = useUnsavedGuard(isDirty)
  const problems = useProblems<SetValues>(form, FORM_NAME, fieldLabels)
  const [create, creation] = useCreatePermissionSetMutation()
  const [edit, edition] = useEditPermissionSetMutation()
  const baseValues = base ? valuesOf(base) : noValues
  const newestValues = stored ? valuesOf(stored) : noValues
  const differing = changedFields(newestValues, baseValues)
  const isOvertaken = stored && base && stored.version > base.version && !edition.isLoading
  const typed = () => form.getFieldsValue(true) as SetValues

  const save = async () => {
    problems.clear()
    const values = trimmed(typed())
    const { data, error } = base
      ? await edit({
          permissionSetId: base._id,
          permissionSetEdit: { version: base.version, ...changesTo(values, baseValues) },
        })
      : await create({ newPermissionSet: values })
    if (data) {
      release()
      showMessage({ type: 'success', text: permissionsText(base ? 'saved' : 'created') })
      onDone()
    } else if (isApiError(error)) {
      // Somebody was faster: what is stored now, once read, is offered above the form.
      const isToldAbove = error.status === STALE && !error.fields && (await onStale())
      if (!isToldAbove) problems.showRefusal(error)
    }
  }

  const loadNewer = () => {
    const merged = mergeNewer(typed(), baseValues, newestValues)
    form.setFieldsValue(merged)
    setDirty(changedFields(merged, newestValues).length > 0)
    setBase(stored)
  }

  return (
    <Form<SetValues>
      form={form}
      name={FORM_NAME}
      layout="vertical"
      requiredMark="optional"
      initialValues={baseValues}
      scrollToFirstError
      onValuesChange={(changed: object) => {
        problems.forget(changed)
        setDirty(changedFields(typed(), baseValues).length > 0)
      }}
      onFinish={() => void save()}
      onFinishFailed={problems.showFailed}
    >
      {isOvertaken && <NewerNotice fields={differing.map((field) => fieldLabels[field])} onLoad={loadNewer} />}
      {problems.summary}
      <Form.Item
        name="name"
        label={fieldLabels.name}
        rules={[
          { required: true, whitespace: true, message: permissionsText('nameNeeded') },
          { max: NAME_MAX, message: permissionsText('tooLong', { label: fieldLabels.name, max: NAME_MAX }) },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label={fieldLabels.description}
        rules={[
          {
            max: DESCRIPTION_MAX,
            message: permissionsText('tooLong', { label: fieldLabels.description, max: DESCRIPTION_MAX }),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item
        name="permissions"
        label={fieldLabels.permissions}
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
      {question}
    </Form>
  )
}
