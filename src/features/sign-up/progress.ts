// How far a sign-up has come, kept over a reload of the tab. Never the password: a forgotten tab must not hold it.

export type Step = 'package' | 'details' | 'verify' | 'continue' | 'pay'

export interface Progress {
  step: Step
  packageId: string
  tenantName: string
  name: string
  email: string
  /** Whether it was begun elsewhere and is gone on with here. */
  isResumed: boolean
  /** How many codes were asked for, and when the last one was (epoch milliseconds). */
  codesAsked: number
  codeAskedAt: number
  /** Lets this browser pay. */
  signUpToken: string
  /** Chosen at the payment in place of the one signed up for. */
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
  codesAsked: 0,
  codeAskedAt: 0,
  signUpToken: '',
  otherPackageId: '',
}

export function readProgress(): Progress {
  try {
    return { ...noProgress, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Progress>) }
  } catch {
    // Kept by another version, or storing is forbidden here: it begins at the beginning.
    return noProgress
  }
}

export function keepProgress(progress: Progress): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // Without it a reload costs the typed text, no more.
  }
}

export function forgetProgress(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There was nothing then.
  }
}

const MINUTE_MS = 60_000
const LONGEST_MS = 60 * MINUTE_MS

/** When the server sends another code: a minute after the first, then after twice as long each time, up to an hour. */
export const nextCodeAt = ({ codesAsked, codeAskedAt }: Pick<Progress, 'codesAsked' | 'codeAskedAt'>): number =>
  codesAsked === 0 ? 0 : codeAskedAt + Math.min(LONGEST_MS, MINUTE_MS * 2 ** (codesAsked - 1))
