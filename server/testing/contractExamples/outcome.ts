import type { LightMyRequestResponse } from 'fastify'
import type { SpecOperation } from '../../platform/contract/spec'
import type { ReplyProblems } from './replyProblems'

export interface Outcome {
  /** `accepted`, or the code of the refusal. */
  status: string
  problems: string[]
}

export const outcomeOf = (
  response: LightMyRequestResponse,
  operation: SpecOperation,
  problemsOf: ReplyProblems,
): Outcome => ({
  status: response.statusCode < 300 ? 'accepted' : response.json<{ code: string }>().code,
  problems: problemsOf(operation, response),
})
