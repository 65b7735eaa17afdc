// Progress of a sign-up, which survives a reload of the tab. The password is never stored.

export type Step = 'package' | 'details' | 'verify' | 'continue' | 'pay'

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
  /** Token that authorises this browser to pay. */
  signUpToken: string
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
  otherPackageId: '',
}

function readProgress(): Progress {
  try {
    return { ...noProgress, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Progress>) }
  } catch {
    // Stored by another version, or storage is blocked: start at the first step.
    return noProgress
  }
}

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
  } catch {
    // Without storage only a reload loses the typed text.
  }
}

export function clearProgress(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

const MINUTE_MS = 60_000
const MAX_WAIT_MS = 60 * MINUTE_MS

/** Earliest time of the next code: a minute after the first, then twice as long each time, up to an hour. */
export const nextCodeAt = ({
  codesRequested,
  codeRequestedAt,
}: Pick<Progress, 'codesRequested' | 'codeRequestedAt'>): number =>
  codesRequested === 0 ? 0 : codeRequestedAt + Math.min(MAX_WAIT_MS, MINUTE_MS * 2 ** (codesRequested - 1))
