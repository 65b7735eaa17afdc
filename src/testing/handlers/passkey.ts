import { http, HttpResponse } from 'msw'
import type { Passkey } from '../../api/passkey'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const aPasskey = (passkey: Partial<Passkey> = {}): Passkey => ({
  _id: anId(),
  name: 'Chrome on Linux',
  isBackedUp: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
  ...passkey,
})

/** Mocked passkeys of the user, who has none by default. */
export const passkeyHandlers = ({
  passkeys = [],
  proof = 'password',
}: { passkeys?: Passkey[]; proof?: 'password' | 'recent-sign-in' } = {}) => [
  http.get(apiUrl('/passkey/list'), () =>
    HttpResponse.json({
      status: true,
      data: { passkeys, limit: 10, proof, browser: 'Chrome', system: 'Linux' },
    }),
  ),
  http.patch(apiUrl('/passkey/edit/:passkeyId'), async ({ params, request }) => {
    const found = passkeys.find(({ _id }) => _id === params['passkeyId'])
    Object.assign(found ?? {}, await request.json())
    return HttpResponse.json({ status: true, message: 'Passkey renamed' })
  }),
  http.post(apiUrl('/passkey/revoke/:passkeyId'), ({ params }) => {
    passkeys.splice(
      passkeys.findIndex(({ _id }) => _id === params['passkeyId']),
      1,
    )
    return HttpResponse.json({ status: true, message: 'Passkey removed' })
  }),
]
