import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aScimToken, scimTokenHandlers } from '../../testing/handlers/scim-token'
import { singleSignOnHandlers } from '../../testing/handlers/single-sign-on'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const route = '/dashboard/tenant/organisation/single-sign-on'
const root = aUser({ userType: 'tenant-root' })

test('creates a token, shows it once, and takes no third', async () => {
  server.use(...singleSignOnHandlers(), ...scimTokenHandlers([aScimToken({ name: 'Old provider' })]))
  const { user } = renderApp({ route, user: root })
  expect(await screen.findByText('https://aerie.test/apis/v1/scim/v2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByText('Create a provisioning token')).toBeVisible()
  const submit = () => screen.getAllByRole('button', { name: 'Create token' }).at(-1) as HTMLElement
  await user.click(submit())
  expect((await screen.findAllByText('Enter a name'))[0]).toBeVisible()
  await user.type(screen.getByLabelText('Name'), 'Okta')
  await user.click(submit())
  expect(await screen.findByDisplayValue('aerie_scim_secret')).toBeVisible()
  expect(await screen.findByText('Okta')).toBeVisible()
  expect(screen.getByText(/There are as many tokens as possible/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: "I've copied the token" }))
  expect(screen.queryByDisplayValue('aerie_scim_secret')).toBeNull()
})

test('revokes a token after a confirmation', async () => {
  server.use(...singleSignOnHandlers(), ...scimTokenHandlers([aScimToken()]))
  const { user } = renderApp({ route, user: root })
  await user.click(await screen.findByRole('button', { name: 'Revoke Entra ID' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Entra ID')).toBeNull())
  expect(await screen.findByText(/No tokens yet/)).toBeVisible()
})

test('says when the tokens cannot be read, and reads them again', async () => {
  let isBroken = true
  server.use(
    http.get(apiUrl('/scim-token/list'), () => {
      if (isBroken) return HttpResponse.json({ status: false, message: 'Broken' }, { status: 500 })
      return undefined
    }),
    ...singleSignOnHandlers(),
    ...scimTokenHandlers(),
  )
  const { user } = renderApp({ route, user: root })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByText(/No tokens yet/)).toBeVisible()
})
