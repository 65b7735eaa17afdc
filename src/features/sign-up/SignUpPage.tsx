import { useState } from 'react'
import { Button } from 'antd'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useLoginMutation } from '../../api/auth'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { Link } from '../../shared/Link'
import { showMessage } from '../../shared/showMessage'
import { productName } from '../../shared/product'
import { ContinueStep } from './ContinueStep'
import { DetailsStep } from './DetailsStep'
import { signUpText } from './messages'
import { PackageChoice } from './PackageChoice'
import { PayStep } from './PayStep'
import { clearProgress, initialProgress, noProgress, reachableStep, storeProgress, type Progress } from './progress'
import './signUp.css'
import { SignUpProgress } from './SignUpProgress'
import { StepTitle } from './StepTitle'
import { VerifyStep, type Verified } from './VerifyStep'

const SHOWN_SECONDS = 8

const addressOf = (step: Progress['step']) => `/sign-up?step=${step}`

/** Sign-up in steps, each with its own address. It resumes at the step where the user left. */
export function SignUpPage() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const wanted = useSearchParams()[0].get('step')
  const [progress, setProgress] = useState(() => initialProgress(hash))
  const [password, setPassword] = useState('')
  const [notice, setNotice] = useState('')
  const [login] = useLoginMutation()
  const { packageId, tenantName, name, email } = progress
  const step = reachableStep(wanted, progress)

  const update = (change: Partial<Progress>) => {
    const next = { ...progress, ...change }
    storeProgress(next)
    setProgress(next)
    setNotice('')
    // The step of a used code or token cannot be opened again.
    if (change.step) void navigate(addressOf(next.step), { replace: step === 'verify' || step === 'pay' })
  }
  const codeRequested = (already: number) => ({ codesRequested: already + 1, codeRequestedAt: Date.now() })

  /** The organisation is ready: logs in if the password is still known, otherwise opens the login. */
  const finish = async (known: string) => {
    clearProgress()
    // The guest guard then redirects to the dashboard.
    const { data } = known ? await login({ credentials: { email, password: known } }) : {}
    const text = data ? signUpText('ready', { product: productName() }) : signUpText('readyLogIn')
    showMessage({ type: 'success', text, seconds: SHOWN_SECONDS })
    if (!data) await navigate('/login', { state: { email } })
  }

  const verified = ({ password: typed, signUpToken }: Verified) => {
    setPassword(typed)
    if (signUpToken) update({ step: 'pay', signUpToken, confirmedAt: Date.now() })
    else void finish(typed)
  }

  if (step !== wanted) return <Navigate replace to={addressOf(step)} />
  return (
    <GuestFrame page={signUpText('title')} isWide>
      <h1>{signUpText('title')}</h1>
      <SignUpProgress step={step} />
      {content()}
      <div className="guest-links sign-up-links">
        <Link to="/login">{signUpText('haveAccount')}</Link>
        {step === 'package' || step === 'details' ? (
          <Button type="link" onClick={() => update({ step: 'continue' })}>
            {signUpText('continueSignUp')}
          </Button>
        ) : (
          <Button
            type="link"
            onClick={() => {
              setPassword('')
              update({ ...noProgress })
            }}
          >
            {signUpText('startOver')}
          </Button>
        )}
      </div>
    </GuestFrame>
  )

  function content() {
    switch (step) {
      case 'package':
        return (
          <>
            <StepTitle>{signUpText('packageTitle')}</StepTitle>
            <p className="sign-up-help">{signUpText('packageHelp')}</p>
            <PackageChoice chosenId={packageId} onChoose={(chosen) => update({ packageId: chosen, step: 'details' })} />
          </>
        )
      case 'details':
        return (
          <DetailsStep
            packageId={packageId}
            details={{ tenantName, name, email, password }}
            onChange={({ password: typed, ...details }) => {
              setPassword(typed)
              update(details)
            }}
            onBack={() => update({ step: 'package' })}
            onSent={({ password: typed, ...details }) => {
              setPassword(typed)
              update({ ...details, step: 'verify', isResumed: false, ...codeRequested(0) })
            }}
          />
        )
      case 'continue':
        return (
          <ContinueStep
            email={email}
            notice={notice}
            onSent={(address) => {
              setPassword('')
              update({ email: address, step: 'verify', isResumed: true, ...codeRequested(0) })
            }}
          />
        )
      case 'verify':
        return (
          <VerifyStep
            progress={progress}
            password={password}
            onResent={() => update(codeRequested(progress.codesRequested))}
            onBack={() => update({ step: progress.isResumed ? 'continue' : 'details' })}
            onVerified={verified}
          />
        )
      case 'pay':
        return (
          <PayStep
            signUpToken={progress.signUpToken}
            packageId={progress.otherPackageId}
            onPackage={(chosen) => update({ otherPackageId: chosen })}
            onPaid={() => void finish(password)}
            onTokenOver={() => {
              update({ step: 'continue', signUpToken: '', confirmedAt: 0 })
              setNotice(signUpText('tokenOver'))
            }}
          />
        )
    }
  }
}
