import { http, HttpResponse } from 'msw'
import type { SingleSignOn } from '../../api/single-sign-on'
import { apiUrl } from './apiUrl'

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
  version: 1,
  ...settings,
})

/** Answers with settings, which the calls change as the server would. */
export function singleSignOnHandlers(stored?: SingleSignOn) {
  let settings = stored
  const reply = () =>
    HttpResponse.json({
      status: true,
      data: {
        settings: settings ?? null,
        redirectUri: 'https://aerie.test/sso/callback',
        signInUrl: settings ? 'https://aerie.test/sso/k7m2p9xw4hqz' : null,
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
    http.delete(apiUrl(URL_OF_SETTINGS), () => {
      settings = undefined
      return HttpResponse.json({ status: true, message: 'Done' })
    }),
  ]
}
