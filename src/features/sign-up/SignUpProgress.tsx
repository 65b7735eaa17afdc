import { Steps } from 'antd'
import { useIsPhone } from '../../shared/useIsPhone'
import { signUpText } from './messages'
import type { Step } from './progress'

const STEPS = ['stepPackage', 'stepDetails', 'stepVerify', 'stepPay'] as const

const places: Record<Step, number> = { package: 0, details: 1, verify: 2, continue: 2, pay: 3 }

/** Current step and number of steps. */
export function SignUpProgress({ step }: { step: Step }) {
  const isPhone = useIsPhone()
  const at = places[step]
  if (isPhone) {
    const name = signUpText(STEPS[at] ?? 'stepPackage')
    return <p className="sign-up-where">{signUpText('stepOf', { step: at + 1, steps: STEPS.length, name })}</p>
  }
  return (
    <nav aria-label={signUpText('progress')} className="sign-up-where">
      <Steps size="small" current={at} items={STEPS.map((title) => ({ title: signUpText(title) }))} />
    </nav>
  )
}
