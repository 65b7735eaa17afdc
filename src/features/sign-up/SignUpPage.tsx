import { useState } from 'react'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { useLoginMutation } from '../../api/auth'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { showMessage } from '../../shared/showMessage'
import { ContinueStep } from './ContinueStep'
import { DetailsStep } from './DetailsStep'
import { signUpText } from './messages'
import { PackageChoice } from './PackageChoice'
import { PayStep } from './PayStep'
import { forgetProgress, keepProgress, noProgress, readProgress, type Progress } from './progress'
import './signUp.css'
import { SignUpProgress } from './SignUpProgress'
import { StepTitle } from './StepTitle'
import { VerifyStep, type Verified } from './VerifyStep'

const SHOWN_SECONDS = 8

/** From the choice of a package to an organisation of one's own; taken up again where it was left. */
export function SignUpPage() {
  const navigate = useNavigate()
  const [progress, setProgress] = useState(readProgress)
  const [password, setPassword] = useState('')
  const [notice, setNotice] = useState('')
  const [login] = useLoginMutation()
  const { step, packageId, tenantName, name, email } = progress

  const goOn = (change: Partial<Progress>) => {
    const next = { ...progress, ...change }
    keepProgress(next)
    setProgress(next)
    setNotice('')
  }
  const askedForCode = (already: number) => ({ codesAsked: already + 1, codeAskedAt: Date.now() })

  /** The organisation is open: in, where the password is still known, else to the login. */
  const finish = async (known: string) => {
    forgetProgress()
    // From here the guest's guard leads to the dashboard.
    const { data } = known ? await login({ credentials: { email, password: known } }) : {}
    showMessage({ type: 'success', text: signUpText(data ? 'ready' : 'readyLogIn'), seconds: SHOWN_SECONDS })
    if (!data) await navigate('/login', { state: { email } })
  }

  const verified = ({ password: typed, signUpToken }: Verified) => {
    setPassword(typed)
    if (signUpToken) goOn({ step: 'pay', signUpToken })
    else void finish(typed)
  }

  return (
    <GuestFrame page={signUpText('title')} isWide>
      <h1>{signUpText('title')}</h1>
      <SignUpProgress step={step} />
      {content()}
      <div className="guest-links sign-up-links">
        <Link to="/login">{signUpText('haveAccount')}</Link>
        {step === 'package' || step === 'details' ? (
          <Button type="link" onClick={() => goOn({ step: 'continue' })}>
            {signUpText('continueSignUp')}
          </Button>
        ) : (
          <Button
            type="link"
            onClick={() => {
              setPassword('')
              goOn({ ...noProgress })
            }}
          >
            {signUpText('startAnew')}
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
            <PackageChoice chosenId={packageId} onChoose={(chosen) => goOn({ packageId: chosen, step: 'details' })} />
          </>
        )
      case 'details':
        return (
          <DetailsStep
            packageId={packageId}
            details={{ tenantName, name, email, password }}
            onChange={({ password: typed, ...details }) => {
              setPassword(typed)
              goOn(details)
            }}
            onBack={() => goOn({ step: 'package' })}
            onSent={({ password: typed, ...details }) => {
              setPassword(typed)
              goOn({ ...details, step: 'verify', isResumed: false, ...askedForCode(0) })
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
              goOn({ email: address, step: 'verify', isResumed: true, ...askedForCode(0) })
            }}
          />
        )
      case 'verify':
        return (
          <VerifyStep
            progress={progress}
            password={password}
            onResent={() => goOn(askedForCode(progress.codesAsked))}
            onBack={() => goOn({ step: progress.isResumed ? 'continue' : 'details' })}
            onVerified={verified}
          />
        )
      case 'pay':
        return (
          <PayStep
            signUpToken={progress.signUpToken}
            packageId={progress.otherPackageId}
            onPackage={(chosen) => goOn({ otherPackageId: chosen })}
            onPaid={() => void finish(password)}
            onTokenOver={() => {
              goOn({ step: 'continue', signUpToken: '' })
              setNotice(signUpText('tokenOver'))
            }}
          />
        )
    }
  }
}
