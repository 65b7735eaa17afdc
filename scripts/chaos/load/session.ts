// A signed-in user of a tenant who calls the API through the proxy.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tenant } from '../site/tenants'
import type { Traffic } from './traffic'

/** Longer than the server may take for anything: a request that hangs is a defect. */
const TIMEOUT_MS = 60_000
const RETRY_MS = 200

export interface Reply<Data> {
  /** 0 without an answer. */
  status: number
  /** Undefined unless the status is 200 or 201. */
  data: Data | undefined
}

export interface Session {
  readonly tenant: Tenant
  readonly address: string
  readonly cookie: string
  call<Data>(client: string, method: string, url: string, body?: object): Promise<Reply<Data>>
  /** Repeats a call until it is answered with success. Not for calls that must happen once. */
  insist<Data>(client: string, method: string, url: string, body?: object): Promise<Data>
}

/** @throws Error when the sign-in is refused */
export async function signIn(address: string, tenant: Tenant, traffic: Traffic): Promise<Session> {
  const answer = await fetch(`${address}/apis/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: tenant.email, password: tenant.password }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!answer.ok || cookie === undefined) throw new Error(`The sign-in was refused: ${await answer.text()}`)

  const call: Session['call'] = async <Data>(client: string, method: string, url: string, body?: object) => {
    const startedAt = performance.now()
    const { status, text } = await send(`${address}/apis/v1${url}`, method, cookie, body)
    traffic.inspect(client, tenant.marker, text)
    if (status !== 200 && status !== 201) {
      traffic.refused({ at: Date.now(), client, method, url, status, text: text.slice(0, 300) })
      return { status, data: undefined }
    }
    traffic.answered(client, performance.now() - startedAt)
    return { status, data: (JSON.parse(text) as { data: Data }).data }
  }
  return {
    tenant,
    address,
    cookie,
    call,
    async insist<Data>(client: string, method: string, url: string, body?: object) {
      for (;;) {
        const { status, data } = await call<Data>(client, method, url, body)
        if (data !== undefined) return data
        if (status !== 0 && status < 500) throw new Error(`${method} ${url} was answered ${status}`)
        await sleep(RETRY_MS)
      }
    },
  }
}

async function send(url: string, method: string, cookie: string, body: object | undefined) {
  const headers: Record<string, string> = { cookie }
  if (body) headers['content-type'] = 'application/json'
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: String((error as Error).cause ?? error) }
  }
}
