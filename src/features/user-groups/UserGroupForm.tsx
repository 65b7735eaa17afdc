import type { ReactNode } from 'react'
import { Alert, Button, Card, Flex, Form, Input, type FormInstance } from 'antd'
import { useGetTenantPermissionsQuery } from '../../api/permission'
import type { ApiError } from '../../api/errors'
import type { User } from '../../api/user'
import { useCan } from '../../session/useCan'
import { useProblems } from '../../shared/forms/useProblems'
import { PermissionPicker } from '../../shared/permissions/PermissionPicker'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { fieldLabels, type GroupValues } from './groupValues'
import { DESCRIPTION_MAX, NAME_MAX } from './limits'
import { MemberSelect } from './MemberSelect'
import { groupsText } from './messages'

const FORM_NAME = 'user-group'
const PICKER_ROWS = 6
const AREA_HEIGHT = 40

interface UserGroupFormProps {
  form: FormInstance<GroupValues>
  initialValues: GroupValues
  /** Who is in it now, and how many more there are than are named. */
  members?: User[]
  hiddenMembers?: { shown: number; total: number }
  submitText: string
  isSaving: boolean
  isReadOnly?: boolean
  otherActions: ReactNode
  onChange: (values: GroupValues) => void
  /** Saves; answers with what the server had against it, if anything. */
  onSave: (values: GroupValues) => Promise<ApiError | undefined>
}

/** The fields of a user group, for making one and for changing one. */
export function UserGroupForm(props: UserGroupFormProps) {
  const { form, initialValues, members = [], hiddenMembers, submitText, isSaving, isReadOnly = false } = props
  const { data, error } = useGetTenantPermissionsQuery()
  const canListUsers = useCan('user_list')
  const { summary, clear, showFailed, showRefusal, forget } = useProblems(form, FORM_NAME, fieldLabels)
  const allValues = () => form.getFieldsValue(true) as GroupValues

  const save = async () => {
    clear()
    const refusal = await props.onSave(allValues())
    if (refusal) showRefusal(refusal)
  }

  return (
    <Card style={{ maxWidth: 820 }}>
      <Form<GroupValues>
        form={form}
        name={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        disabled={isReadOnly}
        initialValues={initialValues}
        scrollToFirstError
        onValuesChange={(changed: object) => {
          forget(changed)
          props.onChange(allValues())
        }}
        onFinish={() => void save()}
        onFinishFailed={showFailed}
      >
        {summary}
        <Form.Item
          name="name"
          label={fieldLabels.name}
          extra={groupsText('nameHelp')}
          rules={[
            { required: true, whitespace: true, message: groupsText('nameNeeded') },
            { max: NAME_MAX, message: groupsText('nameTooLong', { max: NAME_MAX }) },
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="description"
          label={fieldLabels.description}
          rules={[{ max: DESCRIPTION_MAX, message: groupsText('descriptionTooLong', { max: DESCRIPTION_MAX }) }]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
        {canListUsers ? (
          <Form.Item
            name="members"
            label={fieldLabels.members}
            extra={
              hiddenMembers && hiddenMembers.total > hiddenMembers.shown
                ? groupsText('tooManyMembers', hiddenMembers)
                : groupsText('membersHelp')
            }
          >
            <MemberSelect known={members} />
          </Form.Item>
        ) : (
          <p>{groupsText('membersNotAllowed')}</p>
        )}
        {error && (
          <Alert type="warning" showIcon title={groupsText('permissionsNotLoaded', { message: error.message ?? '' })} />
        )}
        {!data && !error && <RowsSkeleton rows={PICKER_ROWS} height={AREA_HEIGHT} />}
        {data && (
          <Form.Item name="permissions" label={fieldLabels.permissions} extra={groupsText('permissionsHelp')}>
            <PermissionPicker areas={data.data.areas} sets={data.data.sets} isReadOnly={isReadOnly} />
          </Form.Item>
        )}
        <Flex gap={8} wrap>
          {!isReadOnly && (
            <Button type="primary" htmlType="submit" loading={isSaving}>
              {submitText}
            </Button>
          )}
          {props.otherActions}
        </Flex>
      </Form>
    </Card>
  )
}
