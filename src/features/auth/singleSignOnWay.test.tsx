import { screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const FIND = apiUrl('/single-sign-on/find')
const MAIN = 'Continue with single sign-on'

const answer = (code: string | null, passwordsDisabled = false) =>
  http.post(FIND, () => HttpResponse.json({ status: true, data: { code, passwordsDisabled } }))

async function openLogin() {
  const { user } = renderApp({ route: '/login' })
  const email = await screen.findByLabelText('E-mail')
  const enter = async (text: string) => {
    await user.clear(email)
    await user.type(email, text)
    await user.tab()
  }
  return { user, enter }
}

afterEach(stopRecording)

test('offers single sign-on beside the password, by the domain alone', async () => {
  server.use(answer('k7m2p9xw4hqz'))
  const calls = recordCalls()
  const { enter } = await openLogin()
  await enter('pia@demo.test')
  expect(await screen.findByRole('button', { name: MAIN })).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeVisible()
  await enter('sam@demo.test')
  expect(calls.filter(({ path }) => path.endsWith('/find')).map(({ body }) => body)).toEqual([{ domain: 'demo.test' }])
})

test('leads to single sign-on where passwords are off, and keeps the password for tenant roots', async () => {
  server.use(
    answer('k7m2p9xw4hqz', true),
    http.post(apiUrl('/single-sign-on/start'), () =>
      HttpResponse.json(
        { status: false, message: 'The provider does not answer', code: 'x', values: {} },
        { status: 400 },
      ),
    ),
  )
  const { user, enter } = await openLogin()
  await enter('pia@demo.test')
  const main = await screen.findByRole('button', { name: MAIN })
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  expect(screen.getByLabelText('Password')).not.toBeVisible()
  await waitFor(() => expect(main).toHaveFocus())
  await user.click(main)
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use a password instead' }))
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('does not take away a password that is being typed, nor wait for a slow answer', async () => {
  server.use(
    http.post(FIND, async () => {
      await delay(300)
      return HttpResponse.json({ status: true, data: { code: 'k7m2p9xw4hqz', passwordsDisabled: true } })
    }),
  )
  const { user, enter } = await openLogin()
  await enter('root@demo.test')
  await user.type(screen.getByLabelText('Password'), 'secret')
  expect(await screen.findByRole('button', { name: MAIN })).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('stays as it is when the way is not told', async () => {
  const calls = recordCalls()
  server.use(http.post(FIND, () => HttpResponse.json({ status: false, message: 'Too many' }, { status: 429 })))
  const { enter } = await openLogin()
  await enter('pia@demo.test')
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/find'))).toBe(true))
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(screen.queryByRole('button', { name: MAIN })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
