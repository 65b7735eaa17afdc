import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Profile } from '../../api/profile'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aDataExport, dataExportHandlers } from '../../testing/handlers/data-export'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const me = aUser({ userType: 'tenant-user', permissions: ['mission_list'] })

function openProfile(profile: Partial<Profile> = {}) {
  const stored: Profile = {
    _id: me._id,
    name: me.name,
    email: me.email,
    avatar: null,
    language: null,
    userType: 'tenant-user',
    secondFactor: false,
    recoveryCodesLeft: 0,
    version: 1,
    ...profile,
  }
  server.use(http.get(apiUrl('/profile'), () => HttpResponse.json({ status: true, data: stored })))
  return { stored, ...renderApp({ route: '/dashboard/missions', user: me }) }
}

async function openSection(user: ReturnType<typeof renderApp>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: /^User menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Profile/ }))
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
}

test('shows a rejected password at its field', async () => {
  const { user } = openProfile()
  server.use(
    http.post(apiUrl('/profile/password'), () =>
      HttpResponse.json(
        { status: false, message: 'Wrong', errors: [{ field: 'current', message: 'This is not your password' }] },
        { status: 400 },
      ),
    ),
  )
  await openSection(user, 'Password')
  await user.type(await screen.findByLabelText('Current password'), 'guess')
  await user.type(screen.getByLabelText('New password'), 'a kite above the harbour')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByRole('link', { name: 'Current password: This is not your password' })).toBeVisible()
  expect(screen.getByText('This is not your password')).toBeVisible()
})

test('a new password ends tokens and links, and keeps what is not chosen', async () => {
  const { user } = openProfile({ access: { tokens: 2, phones: 0, links: 1 } })
  const sent: unknown[] = []
  server.use(
    http.post(apiUrl('/profile/password'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ status: true, message: 'Password changed' })
    }),
  )
  server.use(
    http.get(apiUrl('/profile/access'), () =>
      HttpResponse.json({ status: true, data: { tokens: [], phones: [], links: [] } }),
    ),
  )
  await openSection(user, 'Password')
  expect(await screen.findByRole('checkbox', { name: '2 API tokens' })).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: /phone/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: '1 link that I have created' }))
  await user.type(await screen.findByLabelText('Current password'), 'guess')
  await user.type(screen.getByLabelText('New password'), 'a kite above the harbour')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password changed')).toBeVisible()
  const passwords = { current: 'guess', password: 'a kite above the harbour' }
  expect(sent).toEqual([{ ...passwords, endsTokens: true, endsLinks: false }])
})

test('a new password ends all tokens but the ones that are kept', async () => {
  const { user } = openProfile({ access: { tokens: 2, phones: 0, links: 1 } })
  const at = '2026-03-01T08:00:00.000Z'
  const tokens = ['QGIS', 'Old laptop'].map((name, index) => ({
    _id: `token-${index}`,
    name,
    hint: 'x7Qa',
    createdAt: at,
    lastUsedAt: null,
  }))
  const link = { _id: 'link', kind: 'layer', name: 'Quay wall', recipient: 'Quay Surveyors', createdAt: at }
  const sent: unknown[] = []
  server.use(
    http.get(apiUrl('/profile/access'), () =>
      HttpResponse.json({ status: true, data: { tokens, phones: [], links: [link] } }),
    ),
    http.post(apiUrl('/profile/password'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ status: true, message: 'Password changed' })
    }),
  )
  await openSection(user, 'Password')
  const qgis = await screen.findByRole('checkbox', { name: /^QGIS \(…x7Qa\)/ })
  expect(qgis).toBeChecked()
  await user.click(qgis)
  expect(screen.getByRole('checkbox', { name: '2 API tokens' })).toBePartiallyChecked()
  // The only one of its kind: the kind is kept.
  await user.click(screen.getByRole('checkbox', { name: /^Layer: Quay wall, for Quay Surveyors/ }))
  expect(screen.getByRole('checkbox', { name: '1 link that I have created' })).not.toBeChecked()
  await user.type(await screen.findByLabelText('Current password'), 'guess')
  await user.type(screen.getByLabelText('New password'), 'a kite above the harbour')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(sent).toMatchObject([{ endsTokens: true, keepsTokens: ['token-0'], endsLinks: false }])
})

test('sets up two-factor authentication with a code and shows recovery codes once', async () => {
  const { user, stored } = openProfile()
  server.use(
    http.post(apiUrl('/profile/second-factor/start'), () =>
      HttpResponse.json({ status: true, data: { secret: 'ABCDEF', uri: 'otpauth://totp/Aerie?secret=ABCDEF' } }),
    ),
    http.post(apiUrl('/profile/second-factor/confirm'), async ({ request }) => {
      expect(await request.json()).toEqual({ code: '123456' })
      Object.assign(stored, { secondFactor: true, recoveryCodesLeft: 10 })
      return HttpResponse.json({ status: true, data: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } })
    }),
  )
  await openSection(user, 'Two-factor authentication')
  await user.click(await screen.findByRole('button', { name: 'Set up two-factor authentication' }))
  await user.type(await screen.findByLabelText('Password'), 'mine')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByDisplayValue('ABCDEF')).toBeVisible()
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('aaaa-bbbb')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download codes' })).toHaveAttribute(
    'href',
    'data:text/plain;charset=utf-8,aaaa-bbbb%0Acccc-dddd%0A',
  )
  await user.click(screen.getByRole('button', { name: 'Copy codes' }))
  await user.click(screen.getByRole('button', { name: "I've saved these codes" }))
  expect(screen.queryByText('aaaa-bbbb')).toBeNull()
  expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible()
})

test('signs out another session', async () => {
  const session = { address: '10.0.0.1', createdAt: '2026-03-01T08:00:00.000Z', lastSeenAt: '2026-03-01T08:00:00.000Z' }
  const sessions = [
    { ...session, _id: '1', userAgent: 'Mozilla/5.0', browser: 'Chrome', system: 'Linux', current: true },
    { ...session, _id: '2', userAgent: 'Mozilla/5.0', browser: 'Safari', system: 'iPhone', current: false },
  ]
  server.use(
    http.get(apiUrl('/profile/sessions'), () =>
      HttpResponse.json({ status: true, data: { items: sessions, total: sessions.length, page: 1, pageSize: 50 } }),
    ),
    http.get(apiUrl('/profile/sign-ins'), () =>
      HttpResponse.json({ status: true, data: { items: [], total: 0, page: 1, pageSize: 10 } }),
    ),
    http.delete(apiUrl('/profile/sessions/2'), () => {
      sessions.pop()
      return HttpResponse.json({ status: true })
    }),
  )
  const { user } = openProfile()
  await openSection(user, 'Sessions')
  await user.click(await screen.findByRole('button', { name: 'Sign out of Safari on iPhone' }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(screen.getByText('Chrome on Linux')).toBeVisible()
})

test('lists sign-ins, refused ones and new browsers included, page by page', async () => {
  const signIn = { address: '192.0.2.7', at: '2026-03-01T08:00:00.000Z', userAgent: 'Mozilla/5.0', method: 'password' }
  const place = { town: 'London', country: 'GB' }
  const firefox = { ...signIn, place, browser: 'Firefox', system: 'Windows', result: 'signed-in', isNewDevice: true }
  const script = {
    ...signIn,
    browser: null,
    system: null,
    userAgent: 'curl/8',
    result: 'wrong-password',
    isNewDevice: false,
  }
  server.use(
    http.get(apiUrl('/profile/sessions'), () =>
      HttpResponse.json({ status: true, data: { items: [], total: 0, page: 1, pageSize: 50 } }),
    ),
    http.get(apiUrl('/profile/sign-ins'), ({ request }) => {
      const pageSize = Number(new URL(request.url).searchParams.get('pageSize'))
      const rows = Array.from({ length: 12 }, (_, index) => ({
        ...(index === 0 ? firefox : script),
        _id: String(index),
      }))
      return HttpResponse.json({ status: true, data: { items: rows.slice(0, pageSize), total: 12, page: 1, pageSize } })
    }),
  )
  const { user } = openProfile()
  await openSection(user, 'Sessions')
  const history = within(await screen.findByRole('region', { name: 'Sign-in history' }))
  expect(await history.findByText('Firefox on Windows')).toBeVisible()
  expect(history.getByText('New browser')).toBeVisible()
  expect(history.getByText(/^192\.0\.2\.7 \(London, United Kingdom\) · /)).toBeVisible()
  expect(history.getAllByText('Wrong password')).toHaveLength(9)
  await user.click(history.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(history.getAllByText('curl/8')).toHaveLength(11))
  expect(history.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('checks a permission of the user and says who can grant it', async () => {
  const data = { permission: 'mission_update', label: 'Edit missions', allowed: false, sources: [], grantableBy: [] }
  server.use(
    http.get(apiUrl('/profile/permissions/explain'), ({ request }) => {
      const permission = new URL(request.url).searchParams.get('permission') ?? ''
      return HttpResponse.json({ status: true, data: { ...data, permission, reason: `${permission}: ask Rita Root.` } })
    }),
  )
  const { user } = openProfile()
  await user.click(await screen.findByRole('button', { name: /^User menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Profile/ }))
  await user.click(await screen.findByRole('combobox', { name: /^Check a permission/ }))
  await user.click(await screen.findByTitle('Edit missions'))
  expect(await screen.findByText('mission_update: ask Rita Root.')).toBeVisible()
})

test('applies the chosen theme at once and keeps it for this user only', async () => {
  localStorage.clear()
  const { user, unmount } = openProfile()
  const theme = () => document.documentElement.dataset['theme']
  await openSection(user, 'Name')
  expect(theme()).toBe('light')
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(theme()).toBe('dark')

  unmount()
  const reopened = openProfile()
  await screen.findByRole('heading', { name: 'Missions' })
  expect(theme()).toBe('dark')
  reopened.unmount()
  renderApp({ route: '/dashboard/missions', user: aUser() })
  await screen.findByRole('heading', { name: 'Missions' })
  expect(theme()).toBe('light')
})

test('stores the chosen theme in the account', async () => {
  localStorage.clear()
  const bodies: unknown[] = []
  server.use(
    http.patch(apiUrl('/profile/theme'), async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ status: true, message: 'Theme saved' })
    }),
  )
  const { user } = openProfile()
  await openSection(user, 'Name')
  await user.click(await screen.findByRole('radio', { name: 'System' }))
  await waitFor(() => expect(bodies).toEqual([{ theme: 'system' }]))
})

test('shows the theme of the account instead of the one this browser had', async () => {
  localStorage.setItem(`aerie.theme.${me._id}`, 'light')
  renderApp({ route: '/dashboard/missions', user: { ...me, theme: 'dark' } })
  await screen.findByRole('heading', { name: 'Missions' })
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem(`aerie.theme.${me._id}`)).toBe('dark')
})

test('the control center stays dark', async () => {
  localStorage.setItem(`aerie.theme.${me._id}`, 'light')
  renderApp({ route: '/dashboard/control-center', user: me })
  await screen.findByRole('main')
  await screen.findByRole('heading')
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('exports the own data, and says that an export is being made already', async () => {
  const { user } = openProfile()
  server.use(...dataExportHandlers([]))
  await openSection(user, 'Your data')
  expect(await screen.findByText('No exports')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Export your data' }))
  expect(await screen.findByText('Being made')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Export your data' }))
  expect(await screen.findByText('An export is being made already')).toBeVisible()
})

test('offers the archive with the own data to download', async () => {
  const { user } = openProfile()
  const ready = aDataExport()
  server.use(...dataExportHandlers([ready]))
  await openSection(user, 'Your data')
  const link = await screen.findByRole('link', { name: /^Download the export/ })
  expect(link).toHaveAttribute('href', apiUrl(`/profile/data-export/download/${ready._id}`))
})
