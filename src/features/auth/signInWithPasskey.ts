// The sign-in with a passkey, in a chunk of its own.
import { authApi } from '../../api/auth'
import { errorMessage } from '../../api/errors'
import { passkeyApi } from '../../api/passkey'
import type { SessionDispatch } from '../../session/storeTypes'
import { answerWithPasskey, type CeremonyProblem } from '../../shared/passkeys/ceremony'

const { startPasskeySignIn, startPasskeySecondFactor, finishPasskeySignIn } = passkeyApi.endpoints

/**
 * @param credentials with which the passkey is the second factor; without them it is the only proof
 * @returns why nobody was signed in; undefined after a sign-in
 */
export async function signInWithPasskey(
  dispatch: SessionDispatch,
  credentials: { email: string; password: string } | undefined,
): Promise<CeremonyProblem | undefined> {
  const refused = (error: unknown): CeremonyProblem => ({ message: errorMessage(error), isQuiet: false })
  const started = credentials
    ? await dispatch(startPasskeySecondFactor.initiate({ passkeyCredentials: credentials }))
    : await dispatch(startPasskeySignIn.initiate())
  if (!started.data) return refused(started.error)
  const { data: passkeyAnswer, problem } = await answerWithPasskey(started.data.data)
  if (problem) return problem
  const finished = await dispatch(finishPasskeySignIn.initiate({ passkeyAnswer }))
  if (finished.error) return refused(finished.error)
  await dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }))
  return undefined
}
