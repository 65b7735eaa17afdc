import { useState } from 'react'
import { Button } from 'antd'
import { useDispatch } from 'react-redux'
import { errorMessage } from '../../api/errors'
import type { SessionDispatch } from '../../session/storeTypes'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { loadWithRetry } from '../../shared/loadWithRetry'
import type { CeremonyProblem } from '../../shared/passkeys/ceremony'
import { authText } from './messages'

/**
 * Signs in with a passkey. After the sign-in the guest guard redirects.
 * @param credentials with which the passkey is the second factor; without them it is the only proof
 */
export function PasskeyButton({ credentials }: { credentials?: { email: string; password: string } }) {
  const dispatch = useDispatch<SessionDispatch>()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<CeremonyProblem>()

  const signIn = async () => {
    setWorking(true)
    setProblem(undefined)
    try {
      const { signInWithPasskey } = await loadWithRetry(() => import('./signInWithPasskey'))
      setProblem(await signInWithPasskey(dispatch, credentials))
    } catch (error) {
      setProblem({ message: errorMessage(error), isQuiet: false })
    } finally {
      setWorking(false)
    }
  }

  return (
    <>
      <Button className="guest-second-action" size="large" block loading={isWorking} onClick={() => void signIn()}>
        {authText(credentials ? 'confirmWithPasskey' : 'passkeySignIn')}
      </Button>
      {problem?.isQuiet && (
        <p className="guest-second-help" role="status">
          {problem.message}
        </p>
      )}
      {problem && !problem.isQuiet && <ErrorAlert message={problem.message} onClose={() => setProblem(undefined)} />}
    </>
  )
}
