import { Button, Flex, Form, Input } from 'antd'
import { isApiError } from '../../api/errors'
import { useListPublicPackagesQuery, useRegisterTenantMutation } from '../../api/tenant'
import { NewPasswordHelp } from '../../shared/forms/NewPasswordHelp'
import { useProblems } from '../../shared/forms/useProblems'
import { emailRules } from '../../shared/guest/emailRules'
import { guestText } from '../../shared/guest/guestText'
import { useSubmitValidation } from '../../shared/guest/useSubmitValidation'
import { PackageCard } from '../../shared/packages/PackageCard'
import { signUpLimits } from '../../shared/limits/tenant.gen'
import { pageSizeLimits } from '../../shared/limits/common.gen'
import { signUpText } from './messages'
import { StepTitle } from './StepTitle'

const FORM_NAME = 'sign-up'

export interface Details {
  tenantName: string
  name: string
  email: string
  password: string
}

const labels = () => ({
  tenantName: signUpText('fieldTenantName'),
  name: signUpText('fieldName'),
  email: guestText('email'),
  password: guestText('password'),
})

interface DetailsStepProps {
  packageId: string
  details: Details
  onChange: (details: Details) => void
  onBack: () => void
  /** Called after the server has sent the code. */
  onSent: (details: Details) => void
}

/** Details of organisation and user. The step ends when the server has sent the code. */
export function DetailsStep({ packageId, details, onChange, onBack, onSent }: DetailsStepProps) {
  const { form, onValuesChange, ...formProps } = useSubmitValidation<Details>()
  const problems = useProblems<Details>(form, FORM_NAME, labels())
  const [register, { isLoading }] = useRegisterTenantMutation()
  const { data: packages } = useListPublicPackagesQuery({ pageSize: pageSizeLimits.maximum })
  const chosen = packages?.data.items.find(({ _id }) => _id === packageId)

  const send = async (typed: Details) => {
    problems.clear()
    const signUp = {
      tenantName: typed.tenantName.trim(),
      name: typed.name.trim(),
      email: typed.email.trim(),
      password: typed.password,
    }
    const { data, error } = await register({ signUp: { ...signUp, packageId } })
    if (data) onSent(signUp)
    else if (isApiError(error)) problems.showServerError(error)
  }

  const name = (field: 'tenantName' | 'name', message: string) => ({
    name: field,
    label: labels()[field],
    rules: [{ required: true, whitespace: true, message }],
  })

  return (
    <Flex wrap gap={32} align="flex-start">
      <Form<Details>
        {...formProps}
        form={form}
        name={FORM_NAME}
        layout="vertical"
        requiredMark={false}
        initialValues={details}
        className="sign-up-form"
        onValuesChange={(changed, values) => {
          onValuesChange?.(changed, values)
          problems.forget(changed)
          onChange({ ...details, ...values })
        }}
        onFinish={(typed) => void send(typed)}
        onFinishFailed={problems.showFailed}
      >
        <StepTitle>{signUpText('detailsTitle')}</StepTitle>
        {problems.summary}
        <Form.Item {...name('tenantName', signUpText('tenantNameNeeded'))}>
          <Input size="large" autoComplete="organization" maxLength={signUpLimits.tenantName.maxLength} autoFocus />
        </Form.Item>
        <Form.Item {...name('name', signUpText('nameNeeded'))}>
          <Input size="large" autoComplete="name" maxLength={signUpLimits.name.maxLength} />
        </Form.Item>
        <Form.Item name="email" label={labels().email} extra={signUpText('emailHelp')} rules={emailRules()}>
          <Input size="large" type="email" autoComplete="username" maxLength={signUpLimits.email.maxLength} />
        </Form.Item>
        <Form.Item
          name="password"
          label={labels().password}
          extra={<NewPasswordHelp help={signUpText('passwordHelp')} />}
          rules={[
            { required: true, message: guestText('passwordRequired') },
            { min: signUpLimits.password.minLength, message: signUpText('passwordShort') },
          ]}
        >
          <Input.Password size="large" autoComplete="new-password" maxLength={signUpLimits.password.maxLength} />
        </Form.Item>
        <Flex gap={8}>
          <Button type="primary" size="large" htmlType="submit" loading={isLoading}>
            {signUpText('sendCode')}
          </Button>
          <Button size="large" onClick={onBack}>
            {signUpText('back')}
          </Button>
        </Flex>
      </Form>
      {chosen && (
        <div className="sign-up-chosen">
          <PackageCard offer={chosen} />
        </div>
      )}
    </Flex>
  )
}
