// Asks the browser for a passkey. Load it when somebody asks for one: the login page has no room for it.
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { passkeyText } from './messages'

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transport = (typeof TRANSPORTS)[number]

interface Created {
  id: string
  clientDataJSON: string
  attestationObject: string
  transports?: Transport[]
}

interface Answer {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle?: string
}

/** Why there is no passkey. */
export interface CeremonyProblem {
  message: string
  /** The person ended it, so it is no error. */
  isQuiet: boolean
}

type Outcome<Result> = { data: Result; problem?: undefined } | { data?: undefined; problem: CeremonyProblem }

export const createPasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<Outcome<Created>> =>
  run(options.timeout, async () => {
    const { id, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports } = response
    return { id, clientDataJSON, attestationObject, ...(transports && { transports: known(transports) }) }
  })

export const answerWithPasskey = (options: PublicKeyCredentialRequestOptionsJSON): Promise<Outcome<Answer>> =>
  run(options.timeout, async () => {
    const { id, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  })

async function run<Result>(timeoutMs: number | undefined, ask: () => Promise<Result>): Promise<Outcome<Result>> {
  const startedAt = performance.now()
  try {
    return { data: await ask() }
  } catch (error) {
    const isLate = timeoutMs !== undefined && performance.now() - startedAt >= timeoutMs
    return { problem: problemOf(error, isLate) }
  }
}

/** Browsers do not tell a person who cancels from a device without a passkey, nor from a time that has passed. */
function problemOf(error: unknown, isLate: boolean): CeremonyProblem {
  const name = error instanceof Error ? error.name : ''
  const loud = (message: string): CeremonyProblem => ({ message, isQuiet: false })
  if (name === 'NotAllowedError' || name === 'AbortError')
    return isLate ? loud(passkeyText('timedOut')) : { message: passkeyText('cancelled'), isQuiet: true }
  if (name === 'InvalidStateError') return loud(passkeyText('existsAlready'))
  if (name === 'SecurityError') return loud(passkeyText('otherAddress'))
  if (name === 'NotSupportedError' || name === 'ConstraintError') return loud(passkeyText('notSupported'))
  return loud(passkeyText('failed'))
}

/** Browsers may know ways that the server does not. */
const known = (transports: readonly string[]): Transport[] =>
  TRANSPORTS.filter((transport) => transports.includes(transport))
