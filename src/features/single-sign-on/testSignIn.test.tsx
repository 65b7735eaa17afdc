import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const root = aUser({ userType: 'tenant-root' })
const FINISH = apiUrl('/single-sign-on/test/finish')
const route = '/sso/callback?state=test-abc&code=xyz'

afterEach(stopRecording)

test('shows what the provider sent, and why a sign-in would be refused', async () => {
  const data = {
    subject: '7',
    email: 'pia@elsewhere.test',
    isEmailVerified: true,
    name: 'Pia Pilot',
    groups: ['pilots', 'all'],
    unknownGroups: null,
    isDomainProven: false,
    userGroups: [],
    outcome: 'refused',
    reason: 'Your e-mail address does not belong to the domains of this organisation.',
  }
  server.use(http.post(FINISH, () => HttpResponse.json({ status: true, data })))
  const calls = recordCalls()
  renderApp({ route, user: root })
  expect(await screen.findByText('A sign-in would be refused.')).toBeVisible()
  expect(screen.getByText(data.reason)).toBeVisible()
  expect(screen.getByText('pilots, all')).toBeVisible()
  expect(screen.getByText('pia@elsewhere.test')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to single sign-on' })).toBeVisible()
  expect(calls.filter(({ path }) => path.endsWith('/finish')).map(({ body }) => body)).toEqual([
    { state: 'test-abc', code: 'xyz' },
  ])
})

test('says that the groups are unknown, and why', async () => {
  const data = {
    subject: '7',
    email: 'pia@demo.test',
    isEmailVerified: true,
    name: 'Pia Pilot',
    groups: [],
    unknownGroups: 'elsewhere',
    isDomainProven: true,
    userGroups: ['Surveyors'],
    outcome: 'opens',
    reason: null,
  }
  server.use(http.post(FINISH, () => HttpResponse.json({ status: true, data })))
  renderApp({ route, user: root })
  expect(await screen.findByText('The groups at the provider are unknown')).toBeVisible()
  expect(screen.getByText(/in more groups than the provider writes into a token/)).toBeVisible()
  expect(screen.getByText('Unknown')).toBeVisible()
  expect(screen.getByText('Surveyors')).toBeVisible()
})

test('says what was wrong with the answer', async () => {
  const message = 'The sign-in failed: unexpected JWT "aud" (audience) claim value'
  server.use(
    http.post(FINISH, () =>
      HttpResponse.json({ status: false, message, code: 'singleSignOn.testFailed', values: {} }, { status: 400 }),
    ),
  )
  renderApp({ route, user: root })
  expect(await screen.findByText(new RegExp('unexpected JWT "aud"'))).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The test failed' })).toBeVisible()
})
