import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ApiToken, NewApiToken } from '../api/api-token'
import { anId, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const me = aUser({ userType: 'tenant-user', permissions: ['mission_list'] })

const aToken = (token: Partial<ApiToken> = {}): ApiToken => ({
  _id: anId(),
  name: 'Old script',
  kind: 'personal',
  scopes: ['maps:read'],
  hint: 'x7Qa',
  ownerName: me.name,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2099-01-01T00:00:00Z',
  lastUsedAt: null,
  ...token,
})

/** Answers as the server would, with these tokens. */
function serve(tokens: ApiToken[]) {
  let stored = tokens
  server.use(
    http.get(apiUrl('/api-token/list'), () =>
      HttpResponse.json({
        status: true,
        data: { items: stored, total: stored.length, page: 1, pageSize: 50 },
      }),
    ),
    http.post<never, NewApiToken>(apiUrl('/api-token/create'), async ({ request }) => {
      const created = await request.json()
      stored = [aToken(created), ...stored]
      return HttpResponse.json({ status: true, data: { _id: anId(), secret: 'aerie_secret' } }, { status: 201 })
    }),
    http.delete<{ apiTokenId: string }>(apiUrl('/api-token/revoke/:apiTokenId'), ({ params }) => {
      stored = stored.filter(({ _id }) => _id !== params.apiTokenId)
      return HttpResponse.json({ status: true, message: 'Token revoked' })
    }),
  )
}

async function openTokens() {
  const { user } = renderApp({ route: '/dashboard/missions', user: me })
  await user.click(await screen.findByRole('button', { name: /^User menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Profile/ }))
  await user.click(await screen.findByRole('button', { name: /API tokens/ }))
  return user
}

test('creates a token and shows its secret until the user has copied it', async () => {
  serve([])
  const user = await openTokens()
  expect(await screen.findByText('No API tokens yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByText('Create an API token')).toBeVisible()
  // The last one is the button of the screen.
  const submit = () => screen.getAllByRole('button', { name: 'Create token' }).at(-1) as HTMLElement
  await user.type(screen.getByLabelText('Name'), 'QGIS')
  expect(screen.getByText('Not needed within 10 minutes of signing in')).toBeVisible()
  await user.type(screen.getByLabelText(/^Your password/), 'correct horse')
  await user.click(submit())
  expect(await screen.findAllByText(/Choose access to at least one area/)).not.toHaveLength(0)
  await user.click(screen.getByRole('combobox', { name: 'Layers and base layers' }))
  await user.click(await screen.findByText('Read', { selector: '.ant-select-item-option-content' }))
  await user.click(submit())
  expect(await screen.findByDisplayValue('aerie_secret')).toBeVisible()
  expect(await screen.findByText('Layers and base layers: read')).toBeVisible()
  await user.click(screen.getByRole('button', { name: "I've copied the token" }))
  expect(screen.queryByDisplayValue('aerie_secret')).toBeNull()
})

test('revokes a token after a confirmation', async () => {
  serve([aToken()])
  const user = await openTokens()
  await user.click(await screen.findByRole('button', { name: 'Revoke Old script' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Old script')).toBeNull())
  expect(screen.getByText('No API tokens yet')).toBeVisible()
})

test('lists the addresses for other programs', async () => {
  serve([])
  await openTokens()
  expect(await screen.findByText('Addresses for other programs')).toBeVisible()
  expect(screen.getByText(`${window.location.origin}/apis/v1/ogc`)).toBeVisible()
  expect(screen.getByText(`${window.location.origin}/apis/v1/stac`)).toBeVisible()
  expect(screen.getByText(`${window.location.origin}/apis/v1/ogc/wmts/WMTSCapabilities.xml`)).toBeVisible()
})
