import { Form } from 'antd'
import { sharedText } from '../sharedText'
import './newPassword.css'
import { STRENGTHS, strengthOf } from './passwordStrength'

const labels = () => ({
  weak: sharedText('passwordWeak'),
  fair: sharedText('passwordFair'),
  good: sharedText('passwordGood'),
  strong: sharedText('passwordStrong'),
})

/** Help below the field `password` of a form, with the strength of what is typed. */
export function NewPasswordHelp({ help }: { help: string }) {
  const password = (Form.useWatch('password') as string | undefined) ?? ''
  const strength = strengthOf(password)
  return (
    <>
      {strength && (
        <span className="password-strength" data-strength={strength}>
          {STRENGTHS.map((step) => (
            <span key={step} aria-hidden className="password-strength-step" />
          ))}
          <span role="status">{sharedText('passwordStrength', { strength: labels()[strength] })}</span>
        </span>
      )}
      {help}
    </>
  )
}
