import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { validateCredentials } from './validateCredentials'

const REQUIRED_EMAIL = 'Please input your E-mail!'
const INVALID_EMAIL = 'The input is not valid E-mail!'
const REQUIRED_PASSWORD = 'Please input your Password!'

describe('login', () => {
  const open = async () => {
    const app = renderApp({ route: '/login' })
    await screen.findByRole('heading', { level: 1, name: 'Aerie' })
    return {
      ...app,
      email: screen.getByLabelText('E-mail'),
      password: screen.getByLabelText('Password'),
      send: () => app.user.click(screen.getByRole('button', { name: 'Log in' })),
    }
  }

  test('links to sign-up and forgotten password', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up')
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password')
  })

  test('asks for missing values', async () => {
    const { send } = await open()
    await send()
    expect(await screen.findByText(REQUIRED_EMAIL)).toBeVisible()
    expect(screen.getByText(REQUIRED_PASSWORD)).toBeVisible()
    expect(screen.queryByText(INVALID_EMAIL)).not.toBeInTheDocument()
  })

  test('ties errors to their fields and focuses the first wrong one', async () => {
    const { send, user, email, password } = await open()
    await send()
    expect(email).toHaveAccessibleDescription(REQUIRED_EMAIL)
    expect(email).toBeInvalid()
    expect(password).toHaveAccessibleDescription(REQUIRED_PASSWORD)
    expect(email).toHaveFocus()
    await user.type(email, 'sam@demo.test')
    expect(email).toBeValid()
    await send()
    expect(password).toHaveFocus()
  })

  test.each([
    ['sam@demo.test', true],
    ['sam.o-neil+drone@mail.demo.test', true],
    ['sam@demo', false],
    ['sam@@demo.test', false],
    ['sam..neil@demo.test', false],
    ['sam neil@demo.test', false],
  ])('validates the e-mail %s', (email, isValid) => {
    const { email: error } = validateCredentials({ email, password: 'x', code: '' }, false)
    expect(error).toBe(isValid ? undefined : INVALID_EMAIL)
  })

  test('asks for a valid e-mail and removes the error while the user corrects it', async () => {
    const { send, user, email } = await open()
    await user.type(email, 'sam')
    expect(screen.queryByText(INVALID_EMAIL)).not.toBeInTheDocument()
    await send()
    expect(await screen.findByText(INVALID_EMAIL)).toBeVisible()
    expect(screen.queryByText(REQUIRED_EMAIL)).not.toBeInTheDocument()
    await user.type(email, '@')
    await waitFor(() => expect(screen.queryByText(INVALID_EMAIL)).not.toBeInTheDocument())
  })

  test.each([
    ['a rejection', { status: 400 }],
    ['a false status', { status: 200 }],
  ])("%s shows the server's message in an alert that can be closed", async (_, init) => {
    const message = 'Wrong e-mail or password.'
    server.use(http.post(apiUrl('/auth/login'), () => HttpResponse.json({ status: false, message }, init)))
    const { send, user, email, password, path } = await open()
    await user.type(email, 'sam@demo.test')
    await user.type(password, 'wrong')
    await send()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(message)
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(path()).toBe('/login')
    await user.click(within(alert).getByRole('button'))
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument())
    expect(email).toHaveValue('sam@demo.test')
  })
})

describe('forgotten password', () => {
  const sent = 'If this e-mail is known here, a code is on its way to it.'

  test('sets a new password with a code from the e-mail', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post(apiUrl('/auth/forgot-password'), async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ status: true, message: sent })
      }),
      http.post(apiUrl('/auth/reset-password'), async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ status: true, message: 'Your new password is set. Log in to continue.' })
      }),
    )
    const { user, path } = renderApp({ route: '/forgot-password' })
    await user.type(await screen.findByLabelText('E-mail'), 'sam@demo.test')
    await user.click(screen.getByRole('button', { name: 'Send code' }))

    expect(await screen.findByText(sent)).toBeVisible()
    expect(path()).toBe('/reset-password')
    expect(screen.getByLabelText('E-mail')).toHaveValue('sam@demo.test')
    await user.type(screen.getByLabelText('Code from the e-mail'), '482913570164')
    await user.type(screen.getByLabelText('New password'), 'correct horse')
    expect(screen.getByRole('checkbox', { name: 'API tokens' })).toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: 'Paired phones' }))
    await user.click(screen.getByRole('button', { name: 'Set password' }))

    expect(await screen.findByText('Your new password is set. Log in to continue.')).toBeInTheDocument()
    await waitFor(() => expect(path()).toBe('/login'))
    expect(bodies).toEqual([
      { email: 'sam@demo.test' },
      {
        email: 'sam@demo.test',
        code: '482913570164',
        password: 'correct horse',
        endsTokens: true,
        endsPhones: false,
        endsLinks: true,
      },
    ])
  })

  test('keeps single tokens that the code lists', async () => {
    const token = { _id: 'token', name: 'QGIS', hint: 'x7Qa', createdAt: '2026-03-01T08:00:00.000Z', lastUsedAt: null }
    const bodies: unknown[] = []
    server.use(
      http.post(apiUrl('/auth/reset-access'), async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({
          status: true,
          data: { tokens: [token, { ...token, _id: 'other', name: 'Old laptop' }], phones: [], links: [] },
        })
      }),
      http.post(apiUrl('/auth/reset-password'), async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ status: true, message: 'Your new password is set. Log in to continue.' })
      }),
    )
    const { user, path } = renderApp({ route: '/reset-password' })
    await user.type(await screen.findByLabelText('E-mail'), 'sam@demo.test')
    await user.click(screen.getByRole('button', { name: 'Choose single tokens, phones and links' }))
    expect(await screen.findByText('Enter the code')).toBeVisible()
    await user.type(screen.getByLabelText('Code from the e-mail'), '482913570164')
    await user.click(screen.getByRole('button', { name: 'Choose single tokens, phones and links' }))
    await user.click(await screen.findByRole('checkbox', { name: /^QGIS/ }))
    expect(screen.queryByRole('checkbox', { name: 'Paired phones' })).toBeNull()
    await user.type(screen.getByLabelText('New password'), 'correct horse')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(path()).toBe('/login'))
    const proof = { email: 'sam@demo.test', code: '482913570164' }
    expect(bodies).toEqual([proof, { ...proof, password: 'correct horse', endsTokens: true, keepsTokens: ['token'] }])
  })

  test('shows an error of the server at its field and keeps typed values', async () => {
    server.use(
      http.post(apiUrl('/auth/reset-password'), () =>
        HttpResponse.json(
          {
            status: false,
            message: 'This code is wrong or no longer valid. Ask for a new one.',
            errors: [{ field: 'code', message: 'is wrong or no longer valid' }],
          },
          { status: 400 },
        ),
      ),
    )
    const { user } = renderApp({ route: '/reset-password' })
    await user.type(await screen.findByLabelText('E-mail'), 'sam@demo.test')
    await user.type(screen.getByLabelText('Code from the e-mail'), '000000000000')
    await user.type(screen.getByLabelText('New password'), 'correct horse')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(await screen.findByRole('alert', { name: '' })).toHaveTextContent('Ask for a new one.')
    expect(screen.getByLabelText('Code from the e-mail')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByLabelText('Code from the e-mail')).toHaveValue('000000000000')
  })

  test('validates code and password before sending', async () => {
    const { user } = renderApp({ route: '/reset-password' })
    await user.type(await screen.findByLabelText('Code from the e-mail'), '12ab')
    await user.type(screen.getByLabelText('New password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    for (const message of [REQUIRED_EMAIL, 'Enter all twelve digits', 'Use at least 8 characters']) {
      expect(await screen.findByText(message)).toBeVisible()
    }
  })
})
