import type { LightMyRequestResponse } from 'fastify'
import type { Spec } from '../../platform/contract/spec'
import { callOf, type Place } from '../contractCalls'
import type { Site, WriteCall } from './site'

/** Makes a prepared call, again where it met another transaction, as its answer asks for. @throws Error when it is rejected */
export async function makeCall(spec: Spec, place: Place, call: WriteCall, { aerie, root }: Site): Promise<void> {
  const make = () => (call.send ? call.send() : inject(call))
  const first = await make()
  const isDeadlock = first.statusCode === 409 && first.body.includes('concurrentChange')
  const answer = isDeadlock ? await make() : first
  if (answer.statusCode >= 300) throw new Error(`The call was rejected: ${answer.statusCode} ${answer.body}`)

  function inject({ ids = {}, body, as, headers }: WriteCall): Promise<LightMyRequestResponse> {
    const request = callOf(spec, place, ({ name }) => ids[name])
    const cookie = as === undefined ? root : as
    return aerie.app.inject({
      ...request,
      ...(body && place.operation.requestBody && { payload: body }),
      headers: { ...request.headers, ...headers, ...(cookie !== null && { cookie }) },
    })
  }
}
