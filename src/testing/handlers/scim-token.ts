import { http, HttpResponse } from 'msw'
import type { ScimToken } from '../../api/scim-token'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const aScimToken = (token: Partial<ScimToken> = {}): ScimToken => ({
  _id: anId(),
  name: 'Entra ID',
  hint: 'x7Qa',
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: null,
  ...token,
})

/** Answers with tokens, which the calls change as the server would. */
export function scimTokenHandlers(stored: ScimToken[] = []) {
  let tokens = stored
  return [
    http.get(apiUrl('/scim-token/list'), () =>
      HttpResponse.json({
        status: true,
        data: {
          items: tokens,
          total: tokens.length,
          page: 1,
          pageSize: 50,
          baseUrl: 'https://aerie.test/apis/v1/scim/v2',
          limit: 2,
        },
      }),
    ),
    http.post<never, { name: string }>(apiUrl('/scim-token/create'), async ({ request }) => {
      tokens = [aScimToken(await request.json()), ...tokens]
      return HttpResponse.json({ status: true, data: { _id: anId(), secret: 'aerie_scim_secret' } }, { status: 201 })
    }),
    http.delete<{ scimTokenId: string }>(apiUrl('/scim-token/revoke/:scimTokenId'), ({ params }) => {
      tokens = tokens.filter(({ _id }) => _id !== params.scimTokenId)
      return HttpResponse.json({ status: true, message: 'Token revoked' })
    }),
  ]
}
