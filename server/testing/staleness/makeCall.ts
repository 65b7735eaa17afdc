import type { LightMyRequestResponse } from 'fastify'
import type { Spec } from '../../platform/contract/spec'
import { callOf, type Place } from '../contractCalls'
import type { Site, WriteCall } from './site'

/** Makes a prepared call, again where it met another transaction, as its answer asks for. @throws Error when it is rejected */
export async function makeCall(spec: Spec, place: Place, call: WriteCall, site: Site): Promise<void> {
  const first = await sendCall(spec, place, call, site)
  const isDeadlock = first.statusCode === 409 && first.body.includes('concurrentChange')
  const answer = isDeadlock ? await sendCall(spec, place, call, site) : first
  if (answer.statusCode >= 300) throw new Error(`The call was rejected: ${answer.statusCode} ${answer.body}`)
}

/** Makes a prepared call once. */
export async function sendCall(
  spec: Spec,
  place: Place,
  { send, ids = {}, body, as, headers }: WriteCall,
  { aerie, root }: Site,
): Promise<LightMyRequestResponse> {
  if (send) return send()
  const request = callOf(spec, place, ({ name }) => ids[name])
  const cookie = as === undefined ? root : as
  return aerie.app.inject({
    ...request,
    ...(body && place.operation.requestBody && { payload: body }),
    headers: { ...request.headers, ...headers, ...(cookie !== null && { cookie }) },
  })
}
