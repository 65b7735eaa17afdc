import { StartUpError } from '../../../platform/core/startUpError'
import { render, type Message } from '../../../platform/core/messages'

/** What parts of an installation belong together. */
export type Area = 'server' | 'database' | 'files' | 'services' | 'work'

export interface Part {
  area: Area
  name: Message
}

/** `warning`: the server works, but not for long or not with everything. */
export type State = 'ok' | 'warning' | 'failed'

/** What an examination says of one part of an installation. */
export interface Finding {
  part: Part
  state: State
  /** What is so. */
  text: Message
  /** What to do; absent if nothing is wrong. */
  action?: Message
  /** Numbers by name, such as failed jobs by kind. */
  details?: Detail[]
}

export interface Detail {
  name: string
  count: number
}

export const ok = (part: Part, text: Message): Finding => ({ part, state: 'ok', text })
export const warning = (part: Part, text: Message, action: Message): Finding => ({
  part,
  state: 'warning',
  text,
  action,
})
export const failed = (part: Part, text: Message, action: Message): Finding => ({ part, state: 'failed', text, action })

/** A finding in the language of its reader. */
export interface FindingText extends Pick<Finding, 'state' | 'details'> {
  area: Area
  part: string
  text: string
  action?: string
}

export const inLanguage = (language: string, { part, state, text, action, details }: Finding): FindingText => ({
  area: part.area,
  part: render(part.name, language),
  state,
  text: render(text, language),
  ...(action && { action: render(action, language) }),
  ...(details && { details }),
})

/** The message of an error as one line; only its code if it has no message. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartUpError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  return (message || code || String(error)).split('\n')[0]!
}
