// Calls of the API from outside a browser.
import assert from 'node:assert/strict'
import { sharedAddress } from './environment'

interface Call {
  method?: 'GET' | 'POST' | 'PATCH'
  data?: object
  cookie?: string
  /** Another server than the shared one. */
  address?: string
}

/** Calls the API. @throws AssertionError with the reply when the server rejects the call */
export async function callApi(path: string, { method = 'POST', data, cookie, address }: Call): Promise<Response> {
  const reply = await fetch(`${address ?? sharedAddress()}/apis/v1${path}`, {
    method,
    headers: { ...(data && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
    ...(data && { body: JSON.stringify(data) }),
  })
  if (!reply.ok) assert.fail(`${method} ${path}: ${reply.status} ${await reply.text()}`)
  return reply
}
