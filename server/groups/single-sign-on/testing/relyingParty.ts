// Sign-ins of the demo tenant at a provider, as the browser makes them.
import type { TestApp } from '../../../testing/testApp'
import { proveDomains } from './proveDomains'

const SETTINGS = '/single-sign-on/settings'

interface Shown {
  settings: { version: number } | null
  signInUrl: string
}

type Reply = Awaited<ReturnType<TestApp['app']['inject']>>

export interface Begun {
  url: string
  state: string
  nonce: string
  cookie: string
}

export interface RelyingParty {
  /** Replaces the settings, whose domain is proven. @returns the code of the sign-in address */
  configure(change: { issuer: string } & Record<string, unknown>): Promise<string>
  post(step: string, payload: object, cookie?: string): Promise<Reply>
  begin(code: string): Promise<Begun>
  /** Begins a test of the settings. */
  beginTest(): Promise<Begun>
}

export const cookieFrom = (reply: { headers: Record<string, unknown> }, name: string): string =>
  [reply.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0] ?? '')
    .find((line) => line.startsWith(`${name}=`)) ?? ''

export function relyingParty(aerie: TestApp, root: string): RelyingParty {
  const post: RelyingParty['post'] = (step, payload, cookie = '') =>
    aerie.app.inject({ method: 'POST', url: `/apis/v1/single-sign-on/${step}`, payload, headers: { cookie } })
  const begun = (reply: Reply): Begun => {
    if (reply.statusCode !== 200) throw new Error(reply.body)
    const { url } = reply.json<{ data: { url: string } }>().data
    const query = new URL(url).searchParams
    const cookie = cookieFrom(reply, 'aerie_sso')
    return { url, state: query.get('state') ?? '', nonce: query.get('nonce') ?? '', cookie }
  }
  return {
    post,
    async configure(change) {
      const { data } = await aerie.call<Shown>(root, 'GET', SETTINGS)
      const off = { application: 'aerie', domains: ['demo.test'], enabled: false, passwordsDisabled: false }
      const stored = { ...off, issuer: change.issuer, ...(data.settings && { version: data.settings.version }) }
      const before = await aerie.call<Shown>(root, 'PATCH', SETTINGS, stored)
      await proveDomains(aerie.db, aerie.demo.id, ['demo.test'])
      const edit = { clientSecret: 'a secret', enabled: true, ...change, version: before.data.settings?.version }
      const reply = await aerie.call<Shown>(root, 'PATCH', SETTINGS, edit)
      if (reply.code !== 200) throw new Error(reply.message)
      return reply.data.signInUrl.split('/').at(-1) ?? ''
    },
    begin: async (code) => begun(await post('start', { code })),
    beginTest: async () => begun(await post('test', {}, root)),
  }
}
