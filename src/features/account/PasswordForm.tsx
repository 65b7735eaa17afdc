import { Button, Form, Input } from 'antd'
import { isApiError } from '../../api/errors'
import { useChangePasswordMutation, useGetOwnAccessQuery, useGetProfileQuery } from '../../api/profile'
import { ENDS_ALL, endedAccessBody, type EndedAccess } from '../../ended-access/endedAccess'
import { EndedAccessFields } from '../../ended-access/EndedAccessFields'
import { NewPasswordHelp } from '../../shared/forms/NewPasswordHelp'
import { useProblems } from '../../shared/forms/useProblems'
import { showMessage } from '../../shared/showMessage'
import { passwordChangeLimits } from '../../shared/limits/profile.gen'
import { accountText } from './messages'

const FORM_NAME = 'password'

interface PasswordValues extends EndedAccess {
  current: string
  password: string
}

/** Changes the password. The server then ends all other sessions. */
export function PasswordForm() {
  const [form] = Form.useForm<PasswordValues>()
  const [changePassword, { isLoading }] = useChangePasswordMutation()
  const { data: profile } = useGetProfileQuery()
  const counts = profile?.data.access
  const hasAccess = counts !== undefined && counts.tokens + counts.phones + counts.links > 0
  const { data: access } = useGetOwnAccessQuery(undefined, { skip: !hasAccess, refetchOnMountOrArgChange: true })
  const { summary, clear, showFailed, showServerError, forget } = useProblems(form, FORM_NAME, {
    current: accountText('currentPassword'),
    password: accountText('newPassword'),
  })

  const save = async ({ current, password, ...ended }: PasswordValues) => {
    clear()
    const { data, error } = await changePassword({
      passwordChange: { current, password, ...endedAccessBody(ended) },
    })
    if (data) {
      form.resetFields()
      showMessage({ type: 'success', text: data.message ?? accountText('saved') })
    } else if (isApiError(error)) showServerError(error)
  }

  return (
    <Form<PasswordValues>
      form={form}
      name={FORM_NAME}
      layout="vertical"
      requiredMark={false}
      initialValues={ENDS_ALL}
      validateTrigger="onSubmit"
      onValuesChange={forget}
      onFinish={(values) => void save(values)}
      onFinishFailed={showFailed}
    >
      {summary}
      <Form.Item
        name="current"
        label={accountText('currentPassword')}
        rules={[{ required: true, message: accountText('passwordNeeded') }]}
      >
        <Input.Password autoComplete="current-password" maxLength={passwordChangeLimits.password.maxLength} />
      </Form.Item>
      <Form.Item
        name="password"
        label={accountText('newPassword')}
        extra={<NewPasswordHelp help={accountText('newPasswordHelp')} />}
        rules={[
          { required: true, message: accountText('newPasswordNeeded') },
          {
            min: passwordChangeLimits.password.minLength,
            message: accountText('newPasswordShort', { min: passwordChangeLimits.password.minLength }),
          },
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={passwordChangeLimits.password.maxLength} />
      </Form.Item>
      <EndedAccessFields counts={counts} access={access?.data} />
      <Button htmlType="submit" loading={isLoading}>
        {accountText('changePassword')}
      </Button>
    </Form>
  )
}
