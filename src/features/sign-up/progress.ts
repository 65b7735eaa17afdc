// Progress of a sign-up, which survives a reload of the tab, and the closing of the tab once the e-mail is confirmed. The
// password is never stored.

const STEPS = ['package', 'details', 'verify', 'continue', 'pay'] as const

export type Step = (typeof STEPS)[number]

export interface Progress {
  step: Step
  packageId: string
  tenantName: string
  name: string
  email: string
  /** Whether the user resumed a sign-up that was started elsewhere. */
  isResumed: boolean
  /** Number of requested codes; `codeRequestedAt` is the time of the last one in epoch milliseconds. */
  codesRequested: number
  codeRequestedAt: number
  /** Token that authorises this browser to pay. `confirmedAt` is the time it was issued in epoch milliseconds. */
  signUpToken: string
  confirmedAt: number
  /** Id of a package chosen at the payment step instead of the one at sign-up. */
  otherPackageId: string
}

const KEY = 'aerie.sign-up'

export const noProgress: Progress = {
  step: 'package',
  packageId: '',
  tenantName: '',
  name: '',
  email: '',
  isResumed: false,
  codesRequested: 0,
  codeRequestedAt: 0,
  signUpToken: '',
  confirmedAt: 0,
  otherPackageId: '',
}

/** How long the server accepts a token. */
const TOKEN_VALID_MS = 24 * 3_600_000

/** The progress of this tab, or of a closed tab in which only the payment was left. */
const readProgress = (): Progress =>
  readFrom(() => sessionStorage) ?? confirmed(readFrom(() => localStorage)) ?? noProgress

function readFrom(storage: () => Storage): Progress | undefined {
  try {
    const stored = storage().getItem(KEY)
    return stored === null ? undefined : { ...noProgress, ...(JSON.parse(stored) as Partial<Progress>) }
  } catch {
    // Stored by another version, or storage is blocked: start at the first step.
    return undefined
  }
}

const confirmed = (progress: Progress | undefined): Progress | undefined =>
  progress && progress.confirmedAt > Date.now() - TOKEN_VALID_MS ? progress : undefined

const RESUME = '#resume='

/** The progress to start with. A link in a mail (`#resume=<e-mail>`) opens the step that resumes the sign-up of this e-mail. */
export function initialProgress(hash: string): Progress {
  const stored = readProgress()
  const email = hash.startsWith(RESUME) ? decoded(hash.slice(RESUME.length)) : ''
  return email && email !== stored.email ? { ...noProgress, step: 'continue', email } : stored
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

export function storeProgress(progress: Progress): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(progress))
    if (progress.signUpToken) localStorage.setItem(KEY, JSON.stringify(progress))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage only a reload loses the typed text.
  }
}

export function clearProgress(): void {
  try {
    sessionStorage.removeItem(KEY)
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

/**
 * The step to show for the step in the address. A step whose requirements are not met leads to the current one, and after
 * the confirmation of the e-mail only the payment is left.
 */
export function reachableStep(wanted: string | null, progress: Progress): Step {
  const step = STEPS.find((known) => known === wanted)
  return step && isReachable(step, progress) ? step : progress.step
}

function isReachable(step: Step, { packageId, codesRequested, signUpToken }: Progress): boolean {
  if (signUpToken || step === 'pay') return step === 'pay' && signUpToken !== ''
  if (step === 'details') return packageId !== ''
  return step !== 'verify' || codesRequested > 0
}

const MINUTE_MS = 60_000
const MAX_WAIT_MS = 60 * MINUTE_MS

/** Earliest time of the next code: a minute after the first, then twice as long each time, up to an hour. */
export const nextCodeAt = ({
  codesRequested,
  codeRequestedAt,
}: Pick<Progress, 'codesRequested' | 'codeRequestedAt'>): number =>
  codesRequested === 0 ? 0 : codeRequestedAt + Math.min(MAX_WAIT_MS, MINUTE_MS * 2 ** (codesRequested - 1))
