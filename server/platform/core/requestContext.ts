// The request that the running work handles, for code that needs its user or language without being passed the request.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import { ENGLISH } from '../../../language/translator'

const requests = new AsyncLocalStorage<FastifyRequest>()

/** Runs `next`, and everything it starts, as part of handling `request`. */
export const runInRequest = (request: FastifyRequest, next: () => void): void => requests.run(request, next)

/** The user whose request is being handled; undefined outside a request and without a session. */
export function currentUserId(): string | undefined {
  const principal = requests.getStore()?.principal
  return principal?.provisioning ? undefined : principal?.userId
}

/** The `x-request-id` of the request being handled; undefined outside a request. */
export const currentRequestId = (): string | undefined => requests.getStore()?.id

/** Language of the request being handled; English outside a request. */
export const currentLanguage = (): string => requests.getStore()?.language ?? ENGLISH
