import { type ReactNode } from 'react'
import { Alert, Button, Card, Flex, Form, Input, Radio, Typography, type FormInstance } from 'antd'
import type { TeamUserType, User } from '../../api/user'
import { useProblems, type ServerError } from '../../shared/forms/useProblems'
import { userEditLimits } from '../../shared/limits/user.gen'
import { GrantFields } from './GrantFields'
import { usersText } from './messages'
import { fieldLabels, type UserValues } from './userValues'
import { canHoldGrants, roleHelp, TYPES, roleLabels } from './labels'

const FORM_NAME = 'user'

interface UserFormProps {
  form: FormInstance<UserValues>
  initialValues: UserValues
  groups?: User['groups']
  emailHelp?: string
  submitText: string
  isSaving: boolean
  isReadOnly?: boolean
  /** Users cannot change their own permissions. */
  isOneself?: boolean
  otherActions: ReactNode
  onChange: (values: UserValues) => void
  /** Saves, and returns the error to show, if any. */
  onSave: (values: UserValues) => Promise<ServerError | undefined>
}

/** Form to invite and edit a user. */
export function UserForm(props: UserFormProps) {
  const { form, initialValues, groups = [], emailHelp, submitText, isSaving } = props
  const { isReadOnly = false, isOneself = false } = props
  const { summary, clear, showFailed, showServerError, forget } = useProblems(form, FORM_NAME, fieldLabels())
  const type = Form.useWatch<TeamUserType | undefined>('userType', form) ?? initialValues.userType
  const allValues = () => form.getFieldsValue(true) as UserValues

  const save = async () => {
    clear()
    const error = await props.onSave(allValues())
    if (error) showServerError(error)
  }

  return (
    <Card style={{ maxWidth: 820 }}>
      <Form<UserValues>
        form={form}
        name={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        disabled={isReadOnly}
        initialValues={initialValues}
        scrollToFirstError
        noValidate
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
          rules={[
            { required: true, whitespace: true, message: usersText('nameNeeded') },
            {
              max: userEditLimits.name.maxLength,
              message: usersText('nameTooLong', { max: userEditLimits.name.maxLength }),
            },
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="email"
          label={fieldLabels().email}
          extra={emailHelp}
          validateTrigger="onBlur"
          rules={[
            { required: true, message: usersText('emailNeeded') },
            { type: 'email', message: usersText('emailInvalid') },
          ]}
        >
          <Input type="email" autoComplete="off" maxLength={userEditLimits.email.maxLength} />
        </Form.Item>
        <Form.Item name="userType" label={fieldLabels().userType} required>
          <Radio.Group
            vertical
            aria-label={fieldLabels().userType}
            disabled={isReadOnly || isOneself}
            options={TYPES.map((value) => ({
              value,
              label: (
                <>
                  {roleLabels()[value]} <Typography.Text type="secondary">{roleHelp()[value]}</Typography.Text>
                </>
              ),
            }))}
          />
        </Form.Item>
        {isOneself && <Alert type="info" showIcon title={usersText('ownRights')} style={{ marginBottom: 16 }} />}
        {canHoldGrants(type) ? (
          <GrantFields known={groups} isReadOnly={isReadOnly || isOneself} />
        ) : (
          <p style={{ marginTop: 0 }}>{usersText('rightsFixed')}</p>
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
