import { type ReactNode } from 'react'
import { Alert, Button, Card, Flex, Form, Input, Radio, Typography, type FormInstance } from 'antd'
import type { ApiError } from '../../api/errors'
import type { TeamUserType, User } from '../../api/user'
import { useProblems } from '../../shared/forms/useProblems'
import { GrantFields } from './GrantFields'
import { EMAIL_MAX, NAME_MAX } from './limits'
import { usersText } from './messages'
import { fieldLabels, type UserValues } from './userValues'
import { takesGrants, typeHelp, TYPES, typeWords } from './words'

const FORM_NAME = 'user'

interface UserFormProps {
  form: FormInstance<UserValues>
  initialValues: UserValues
  groups?: User['groups']
  emailHelp?: string
  submitText: string
  isSaving: boolean
  isReadOnly?: boolean
  /** Nobody changes the own rights. */
  isOneself?: boolean
  otherActions: ReactNode
  onChange: (values: UserValues) => void
  /** Saves; answers with what the server had against it, if anything. */
  onSave: (values: UserValues) => Promise<ApiError | undefined>
}

/** The fields of a user, for inviting one and for changing one. */
export function UserForm(props: UserFormProps) {
  const { form, initialValues, groups = [], emailHelp, submitText, isSaving } = props
  const { isReadOnly = false, isOneself = false } = props
  const { summary, clear, showFailed, showRefusal, forget } = useProblems(form, FORM_NAME, fieldLabels)
  const type = Form.useWatch<TeamUserType | undefined>('userType', form) ?? initialValues.userType
  const allValues = () => form.getFieldsValue(true) as UserValues

  const save = async () => {
    clear()
    const refusal = await props.onSave(allValues())
    if (refusal) showRefusal(refusal)
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
          label={fieldLabels.name}
          rules={[
            { required: true, whitespace: true, message: usersText('nameNeeded') },
            { max: NAME_MAX, message: usersText('nameTooLong', { max: NAME_MAX }) },
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="email"
          label={fieldLabels.email}
          extra={emailHelp}
          validateTrigger="onBlur"
          rules={[
            { required: true, message: usersText('emailNeeded') },
            { type: 'email', message: usersText('emailInvalid') },
          ]}
        >
          <Input type="email" autoComplete="off" maxLength={EMAIL_MAX} />
        </Form.Item>
        <Form.Item name="userType" label={fieldLabels.userType} required>
          <Radio.Group
            vertical
            disabled={isReadOnly || isOneself}
            options={TYPES.map((value) => ({
              value,
              label: (
                <>
                  {typeWords[value]} <Typography.Text type="secondary">{typeHelp[value]}</Typography.Text>
                </>
              ),
            }))}
          />
        </Form.Item>
        {isOneself && <Alert type="info" showIcon title={usersText('ownRights')} style={{ marginBottom: 16 }} />}
        {takesGrants(type) ? (
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
