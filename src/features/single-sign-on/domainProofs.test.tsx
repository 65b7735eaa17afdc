import { screen } from '@testing-library/react'
import { aUser } from '../../testing/factories'
import { MAILED_CODE, singleSignOnHandlers, someSettings } from '../../testing/handlers/single-sign-on'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const route = '/dashboard/tenant/organisation/single-sign-on'
const root = aUser({ userType: 'tenant-root' })

afterEach(stopRecording)

test('shows the record of a domain and checks it', async () => {
  server.use(...singleSignOnHandlers(someSettings({ domains: ['demo.test'] })))
  const { user } = renderApp({ route, user: root })
  expect(await screen.findByText('_aerie-challenge.demo.test')).toBeVisible()
  expect(screen.getByText('aerie-domain=x7k2m9qwhz4p8n6c')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Check now: demo.test' }))
  expect(await screen.findByText('Proven')).toBeVisible()
  expect(screen.queryByText('_aerie-challenge.demo.test')).toBeNull()
})

test('mails a code, and says when it is wrong', async () => {
  server.use(...singleSignOnHandlers(someSettings({ domains: ['demo.test'] })))
  const calls = recordCalls()
  const { user } = renderApp({ route, user: root })
  await user.click(await screen.findByRole('button', { name: 'Send a mail to the mailbox of demo.test' }))
  expect(await screen.findByText('We sent a code to postmaster@demo.test. It is valid for an hour.')).toBeVisible()
  expect(calls.find(({ path }) => path.endsWith('/domain/mail'))?.body).toEqual({
    domain: 'demo.test',
    mailbox: 'postmaster',
  })
  const code = screen.getByLabelText('Code from the mail to postmaster@demo.test')
  const confirm = screen.getByRole('button', { name: 'Confirm the code of demo.test' })
  expect(confirm).toBeDisabled()
  await user.type(code, 'aaaaaaaa')
  await user.click(confirm)
  expect(await screen.findByText('This code is wrong or has expired. Request a new one.')).toBeVisible()
  await user.clear(code)
  await user.type(code, MAILED_CODE.toUpperCase())
  await user.click(confirm)
  expect(await screen.findByText('Proven')).toBeVisible()
})

test('says how domains are entered', async () => {
  server.use(...singleSignOnHandlers())
  renderApp({ route, user: root })
  expect(await screen.findByText(/Then prove here that they are yours/)).toBeVisible()
})
