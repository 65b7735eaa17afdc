import { StartUpError } from '../../../platform/core/startUpError'

/** What an examination says of one part of an installation. */
export interface Finding {
  part: string
  /** `warning`: the server works, but not for long or not with everything. */
  state: 'ok' | 'warning' | 'failed'
  /** One sentence or two: what is so, and what to do. */
  text: string
}

export const ok = (part: string, text: string): Finding => ({ part, state: 'ok', text })
export const warning = (part: string, text: string): Finding => ({ part, state: 'warning', text })
export const failed = (part: string, text: string): Finding => ({ part, state: 'failed', text })

/** The message of an error as one line; only its code if it has no message. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartUpError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  return (message || code || String(error)).split('\n')[0]!
}
