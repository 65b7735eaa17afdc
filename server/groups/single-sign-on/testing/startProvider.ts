import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface Account {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

export interface TestProvider {
  address: string
  /** The account that the next browser at the page of the provider signs in. */
  choose(account: Account): Promise<void>
  /** Signs the account in at the page of the provider, as a browser does. @returns what the provider sends back */
  signIn(url: string, account: Account): Promise<{ state: string; code: string; iss: string }>
  /** Reports to an address that an account has signed out: everywhere, or of one session. @throws Error when that is refused */
  signOut(out: { sub: string; sid?: string; address: string }): Promise<void>
  stop(): Promise<void>
}

/** @param redirectUri address of the callback page */
export async function startProvider(redirectUri: string): Promise<TestProvider> {
  const script = path.join(__dirname, 'oidcProvider.mjs')
  const child = spawn(process.execPath, [script, redirectUri], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string]
  const choose = async (account: Account) => {
    await fetch(`${address}/account`, { method: 'POST', body: JSON.stringify(account) })
  }
  return {
    address,
    choose,
    async signIn(url, account) {
      await choose(account)
      const cookies = new Map<string, string>()
      let next = url
      while (!next.startsWith(redirectUri)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const line of reply.headers.getSetCookie()) {
          const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
          cookies.set(name, value)
        }
        const location = reply.headers.get('location')
        if (!location) throw new Error(`The provider does not go on: ${reply.status} ${await reply.text()}`)
        next = new URL(location, next).href
      }
      return Object.fromEntries(new URL(next).searchParams) as { state: string; code: string; iss: string }
    },
    async signOut(out) {
      const reply = await fetch(`${address}/sign-out`, { method: 'POST', body: JSON.stringify(out) })
      if (!reply.ok) throw new Error(await reply.text())
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
