import { http, HttpResponse } from 'msw'
import type { SingleSignOn, SingleSignOnProof } from '../../api/single-sign-on'
import { apiUrl } from './apiUrl'

/** The code that proves a domain. */
export const MAILED_CODE = 'k7m2p9xw'

const URL_OF_SETTINGS = '/single-sign-on/settings'

export const someSettings = (settings: Partial<SingleSignOn> = {}): SingleSignOn => ({
  issuer: 'https://accounts.google.com',
  application: 'aerie',
  hasSecret: true,
  domains: ['demo.test'],
  groupsClaim: 'groups',
  groups: [],
  enabled: true,
  passwordsDisabled: false,
  createsUsers: false,
  trustsUnverifiedEmail: false,
  version: 1,
  ...settings,
})

/** Answers with settings, which the calls change as the server would. */
export function singleSignOnHandlers(stored?: SingleSignOn) {
  let settings = stored
  const proven = new Set<string>()
  const mailedTo = new Map<string, string>()
  const proofOf = (domain: string): SingleSignOnProof => ({
    domain,
    isProven: proven.has(domain),
    recordName: `_aerie-challenge.${domain}`,
    recordValue: 'aerie-domain=x7k2m9qwhz4p8n6c',
    mailedTo: mailedTo.get(domain) ?? null,
  })
  const reply = () =>
    HttpResponse.json({
      status: true,
      data: {
        settings: settings ?? null,
        proofs: (settings?.domains ?? []).map(proofOf),
        redirectUri: 'https://aerie.test/sso/callback',
        signInUrl: settings ? 'https://aerie.test/sso/k7m2p9xw4hqz' : null,
        logoutUrl: settings ? 'https://aerie.test/apis/v1/single-sign-on/logout/k7m2p9xw4hqz' : null,
        origins: ['https://accounts.google.com'],
      },
    })
  return [
    http.get(apiUrl(URL_OF_SETTINGS), reply),
    http.patch<never, Partial<SingleSignOn> & { clientSecret?: string }>(
      apiUrl(URL_OF_SETTINGS),
      async ({ request }) => {
        const { clientSecret, ...edit } = await request.json()
        const before = settings ?? someSettings({ hasSecret: false, enabled: false, version: 0 })
        const hasSecret = before.hasSecret || clientSecret !== undefined
        settings = { ...before, ...edit, hasSecret, version: before.version + 1 }
        return reply()
      },
    ),
    http.post<never, { domain: string }>(apiUrl('/single-sign-on/domain/check'), async ({ request }) => {
      proven.add((await request.json()).domain)
      return reply()
    }),
    http.post<never, { domain: string; mailbox: string }>(
      apiUrl('/single-sign-on/domain/mail'),
      async ({ request }) => {
        const { domain, mailbox } = await request.json()
        mailedTo.set(domain, `${mailbox}@${domain}`)
        return reply()
      },
    ),
    http.post<never, { domain: string; code: string }>(
      apiUrl('/single-sign-on/domain/confirm'),
      async ({ request }) => {
        const { domain, code } = await request.json()
        if (code !== MAILED_CODE) {
          const errors = [{ field: 'code', message: 'This code is wrong or has expired. Request a new one.' }]
          return HttpResponse.json({ status: false, message: 'Invalid', errors }, { status: 400 })
        }
        proven.add(domain)
        return reply()
      },
    ),
    http.delete(apiUrl(URL_OF_SETTINGS), () => {
      settings = undefined
      return HttpResponse.json({ status: true, message: 'Done' })
    }),
  ]
}
