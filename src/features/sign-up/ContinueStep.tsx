import { Alert, Button, Form, Input } from 'antd'
import { errorMessage } from '../../api/errors'
import { useResendVerificationCodeMutation } from '../../api/tenant'
import { emailRules } from '../../shared/guest/emailRules'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { guestText } from '../../shared/guest/guestText'
import { useSubmitValidation } from '../../shared/guest/useSubmitValidation'
import { resendVerificationCodeLimits } from '../../shared/limits/tenant.gen'
import { signUpText } from './messages'
import { StepTitle } from './StepTitle'

interface ContinueStepProps {
  email: string
  /** Reason for the redirect to this step, if there was one. */
  notice: string
  onSent: (email: string) => void
}

/** Resumes a sign-up by its e-mail. */
export function ContinueStep({ email, notice, onSent }: ContinueStepProps) {
  const formProps = useSubmitValidation<{ email: string }>()
  const [resend, { isLoading, error, reset }] = useResendVerificationCodeMutation()

  const send = async (typed: { email: string }) => {
    const address = typed.email.trim()
    const { data } = await resend({ body: { email: address } })
    if (data) onSent(address)
  }

  return (
    <Form<{ email: string }>
      {...formProps}
      name="continue"
      layout="vertical"
      requiredMark={false}
      initialValues={{ email }}
      className="sign-up-form"
      onFinish={(typed) => void send(typed)}
    >
      <StepTitle>{signUpText('continueTitle')}</StepTitle>
      {notice && <Alert type="info" showIcon title={notice} className="guest-notice" />}
      <p className="sign-up-help">{signUpText('continueHelp')}</p>
      <Form.Item name="email" label={guestText('email')} rules={emailRules()}>
        <Input
          size="large"
          type="email"
          autoComplete="username"
          maxLength={resendVerificationCodeLimits.email.maxLength}
          autoFocus
        />
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit" loading={isLoading}>
        {signUpText('sendCode')}
      </Button>
      {error && <ErrorAlert message={errorMessage(error)} onClose={reset} />}
    </Form>
  )
}
