import { Button, Flex, Form, Input } from 'antd'
import { isApiError, errorMessage } from '../../api/errors'
import { useResendVerificationCodeMutation, useVerifyTenantMutation } from '../../api/tenant'
import { NewPasswordHelp } from '../../shared/forms/NewPasswordHelp'
import { useProblems } from '../../shared/forms/useProblems'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { guestText } from '../../shared/guest/guestText'
import { useSubmitValidation } from '../../shared/guest/useSubmitValidation'
import { showMessage } from '../../shared/showMessage'
import { verificationLimits } from '../../shared/limits/tenant.gen'
import { signUpText } from './messages'
import { nextCodeAt, type Progress } from './progress'
import { StepTitle } from './StepTitle'
import { useSecondsUntil } from './useSecondsUntil'

const FORM_NAME = 'verify'
const MINUTE = 60

interface Proof {
  code: string
  /** Missing where the field is not shown. */
  password?: string
}

export interface Verified {
  password: string
  /** Undefined if no payment is needed. */
  signUpToken: string | undefined
}

interface VerifyStepProps {
  progress: Progress
  /** From the previous step. Empty after a reload; this step then asks for it. */
  password: string
  onResent: () => void
  onBack: () => void
  onVerified: (verified: Verified) => void
}

const labels = () => ({ code: signUpText('code'), password: guestText('password') })

/** Confirms the e-mail with a code and sets the password. */
export function VerifyStep({ progress, password, onResent, onBack, onVerified }: VerifyStepProps) {
  const { email, isResumed } = progress
  const { form, onValuesChange, ...formProps } = useSubmitValidation<Proof>()
  const problems = useProblems<Proof>(form, FORM_NAME, labels())
  const [verify, { isLoading }] = useVerifyTenantMutation()
  const [resend, resending] = useResendVerificationCodeMutation()
  const seconds = useSecondsUntil(nextCodeAt(progress))

  const send = async ({ code, password: typed = password }: Proof) => {
    problems.clear()
    const { data, error } = await verify({ verification: { email, code, password: typed } })
    if (data) onVerified({ password: typed, signUpToken: data.data.signUpToken })
    else if (isApiError(error)) problems.showServerError(error)
  }

  const sendAgain = async () => {
    const { data } = await resend({ body: { email } })
    if (!data) return
    showMessage({ type: 'success', text: signUpText('sentAgain') })
    onResent()
  }

  return (
    <Form<Proof>
      {...formProps}
      form={form}
      name={FORM_NAME}
      layout="vertical"
      requiredMark={false}
      className="sign-up-form"
      onValuesChange={(changed, values) => {
        onValuesChange?.(changed, values)
        problems.forget(changed)
      }}
      onFinish={(proof) => void send(proof)}
      onFinishFailed={problems.showFailed}
    >
      <StepTitle>{signUpText('verifyTitle')}</StepTitle>
      <p className="sign-up-help">{signUpText(isResumed ? 'resumedHelp' : 'verifyHelp', { email })}</p>
      {problems.summary}
      {/* Lets password managers store the user name with the password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Form.Item
        name="code"
        label={labels().code}
        rules={[
          { required: true, message: signUpText('codeRequired') },
          { pattern: /^[0-9]{6}$/, message: signUpText('codeInvalid') },
        ]}
      >
        <Input
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={verificationLimits.code.maxLength}
          autoFocus
        />
      </Form.Item>
      {password === '' && (
        <Form.Item
          name="password"
          label={signUpText('choosePassword')}
          extra={<NewPasswordHelp help={signUpText('passwordHelp')} />}
          rules={[
            { required: true, message: guestText('passwordRequired') },
            { min: verificationLimits.password.minLength, message: signUpText('passwordShort') },
          ]}
        >
          <Input.Password size="large" autoComplete="new-password" maxLength={verificationLimits.password.maxLength} />
        </Form.Item>
      )}
      <Flex gap={8} wrap>
        <Button type="primary" size="large" htmlType="submit" loading={isLoading}>
          {signUpText('confirm')}
        </Button>
        <Button size="large" onClick={onBack}>
          {signUpText('otherEmail')}
        </Button>
      </Flex>
      <Button
        type="link"
        disabled={seconds > 0}
        loading={resending.isLoading}
        onClick={() => void sendAgain()}
        className="sign-up-again"
      >
        {seconds > 0 ? signUpText('sendAgainIn', { time: clockOf(seconds) }) : signUpText('sendAgain')}
      </Button>
      {resending.error && <ErrorAlert message={errorMessage(resending.error)} onClose={resending.reset} />}
    </Form>
  )
}

/** 75 -> "1:15" */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
