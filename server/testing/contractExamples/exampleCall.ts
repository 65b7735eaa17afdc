// The request of a prepared call with the body of the contract's example.
import type { InjectOptions } from 'fastify'
import type { Spec } from '../../platform/contract/spec'
import { callOf, type Place } from '../contractCalls'
import type { WriteCall } from '../staleness/site'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** IDs in another form. */
const OF_ANOTHER_SYSTEM = /Id$/

/**
 * The example with the IDs and the version of the prepared records.
 * @param fields of the prepared body, which replace those of the example
 */
export function exampleCall(
  spec: Spec,
  place: Place,
  { ids = {}, body, headers }: WriteCall,
  fields: readonly string[],
): InjectOptions & { url: string } {
  const request = callOf(spec, place, ({ name }) => ids[name])
  const { payload } = request
  const given = body as Record<string, unknown> | undefined
  const chosen = Object.fromEntries(fields.map((field) => [field, given?.[field]]))
  return {
    ...request,
    // A multipart body is text already.
    ...(typeof payload === 'object' && { payload: { ...(withIds(payload, given) as object), ...chosen } }),
    headers: { ...request.headers, ...headers },
  }
}

/** Replaces the IDs and versions in an example by those at the same place of a prepared body. */
function withIds(example: unknown, given: unknown): unknown {
  if (given === undefined) return example
  if (typeof example === 'string') return UUID.test(example) ? given : example
  if (Array.isArray(example)) {
    if (!Array.isArray(given)) return example
    const areIds = example.every((each) => typeof each === 'string' && UUID.test(each))
    return areIds ? (given as unknown[]) : example.map((each, at): unknown => withIds(each, given[at]))
  }
  if (typeof example !== 'object' || example === null) return example
  const parts = given as Record<string, unknown> | null
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      name === 'version' || OF_ANOTHER_SYSTEM.test(name) ? (parts?.[name] ?? value) : withIds(value, parts?.[name]),
    ]),
  )
}
