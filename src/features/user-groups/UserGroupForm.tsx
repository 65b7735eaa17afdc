import type { ReactNode } from 'react'
import { Alert, Button, Card, Flex, Form, Input, type FormInstance } from 'antd'
import { useGetTenantPermissionsQuery } from '../../api/permission'
import type { User } from '../../api/user'
import { useCan } from '../../session/useCan'
import { useProblems, type ServerError } from '../../shared/forms/useProblems'
import { PermissionPicker } from '../../shared/permissions/PermissionPicker'
import { permissionLabel } from '../../shared/permissions/permissions.gen'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { userGroupEditLimits } from '../../shared/limits/user-group.gen'
import { fieldLabels, type GroupValues } from './groupValues'
import { MemberSelect } from './MemberSelect'
import { groupsText } from './messages'

const FORM_NAME = 'user-group'
const PICKER_ROWS = 6
const AREA_HEIGHT = 40

interface UserGroupFormProps {
  form: FormInstance<GroupValues>
  initialValues: GroupValues
  /** Current members; a large group has more than are listed here. */
  members?: User[]
  hiddenMembers?: { shown: number; total: number }
  submitText: string
  isSaving: boolean
  isReadOnly?: boolean
  otherActions: ReactNode
  onChange: (values: GroupValues) => void
  /** Saves, and returns the error to show, if any. */
  onSave: (values: GroupValues) => Promise<ServerError | undefined>
}

/** Form to create and edit a user group. */
export function UserGroupForm(props: UserGroupFormProps) {
  const { form, initialValues, members = [], hiddenMembers, submitText, isSaving, isReadOnly = false } = props
  const { data, error } = useGetTenantPermissionsQuery()
  const canListUsers = useCan('user_list')
  const { summary, clear, showFailed, showServerError, forget } = useProblems(form, FORM_NAME, fieldLabels())
  const allValues = () => form.getFieldsValue(true) as GroupValues

  const save = async () => {
    clear()
    const error = await props.onSave(allValues())
    if (error) showServerError(error)
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
          label={fieldLabels().name}
          extra={groupsText('nameHelp')}
          rules={[
            { required: true, whitespace: true, message: groupsText('nameNeeded') },
            {
              max: userGroupEditLimits.name.maxLength,
              message: groupsText('nameTooLong', { max: userGroupEditLimits.name.maxLength }),
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
              max: userGroupEditLimits.description.maxLength,
              message: groupsText('descriptionTooLong', { max: userGroupEditLimits.description.maxLength }),
            },
          ]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
        {canListUsers ? (
          <Form.Item
            name="members"
            label={fieldLabels().members}
            extra={
              hiddenMembers && hiddenMembers.total > hiddenMembers.shown
                ? groupsText('tooManyMembers', hiddenMembers)
                : groupsText('membersHelp')
            }
          >
            <MemberSelect known={members} />
          </Form.Item>
        ) : (
          <p>{groupsText('membersNotAllowed', { permission: permissionLabel('user_list') })}</p>
        )}
        {error && (
          <Alert type="warning" showIcon title={groupsText('permissionsNotLoaded', { message: error.message ?? '' })} />
        )}
        {!data && !error && <RowsSkeleton rows={PICKER_ROWS} height={AREA_HEIGHT} />}
        {data && (
          <Form.Item name="permissions" label={fieldLabels().permissions} extra={groupsText('permissionsHelp')}>
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
