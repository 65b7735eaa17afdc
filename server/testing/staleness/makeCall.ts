import type { Spec } from '../../platform/contract/spec'
import { callOf, type Place } from '../contractCalls'
import type { Site, WriteCall } from './site'

/** Makes a prepared call. @throws Error when it is rejected */
export async function makeCall(
  spec: Spec,
  place: Place,
  { ids = {}, body, as, send }: WriteCall,
  { aerie, root }: Site,
): Promise<void> {
  const answer = send ? await send() : await inject()
  if (answer.code >= 300) throw new Error(`The call was rejected: ${answer.code} ${answer.message}`)

  async function inject() {
    const request = callOf(spec, place, ({ name }) => ids[name])
    const cookie = as === undefined ? root : as
    const { statusCode, body: message } = await aerie.app.inject({
      ...request,
      ...(body && place.operation.requestBody && { payload: body }),
      headers: { ...request.headers, ...(cookie !== null && { cookie }) },
    })
    return { code: statusCode, message }
  }
}
