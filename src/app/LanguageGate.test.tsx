// The language of the app: chosen in the profile, else by the browser, else English. Uses the pseudo-locale.
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ENGLISH, PSEUDO } from '../../language/translator'
import { pseudoText } from '../../language/pseudoText'
import { authApi, type UserDetails } from '../api/auth'
import { activateEnglish } from '../shared/languages'
import { aMenuEntry, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { profileHandlers } from '../testing/handlers/profile'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const me = aUser({ userType: 'tenant-root', permissions: ['mission_list'] })

const setBrowserLanguages = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

const inLanguage = (language: string, text: string) => (language === PSEUDO ? pseudoText(text) : text)

afterEach(() => {
  jest.restoreAllMocks()
  activateEnglish()
})

/** Replies as the server does: the menu is in the language of the profile. */
function serveUser(user: UserDetails) {
  const requests: (string | null)[] = []
  server.use(
    http.get(apiUrl('/auth/userdetails'), () => {
      requests.push(user.language)
      const text = inLanguage(user.language ?? ENGLISH, 'Missions')
      return HttpResponse.json({
        status: true,
        data: { ...user, sideBar: [aMenuEntry({ text, link: '/dashboard/missions' })] },
      })
    }),
  )
  return requests
}

test.each([
  [[PSEUDO], PSEUDO],
  [['fr', PSEUDO, 'en'], PSEUDO],
  [['en-US', PSEUDO], ENGLISH],
  [['tlh'], ENGLISH],
  [[], ENGLISH],
])('guests with the browser languages %j see %s', async (languages, expected) => {
  setBrowserLanguages(...languages)
  renderApp({ route: '/login' })
  expect(await screen.findByRole('button', { name: inLanguage(expected, 'Log in') })).toBeVisible()
  expect(document.documentElement.lang).toBe(expected)
})

test.each([
  { profile: null, browser: PSEUDO, expected: PSEUDO },
  { profile: PSEUDO, browser: ENGLISH, expected: PSEUDO },
  { profile: ENGLISH, browser: PSEUDO, expected: ENGLISH },
  { profile: 'tlh', browser: PSEUDO, expected: PSEUDO },
])(
  'a user with the profile language $profile and the browser language $browser sees $expected',
  async ({ profile, browser, expected }) => {
    setBrowserLanguages(browser)
    renderApp({ route: '/dashboard/missions', user: { ...me, language: profile } })
    expect(await screen.findByRole('heading', { level: 1, name: inLanguage(expected, 'Missions') })).toBeVisible()
    expect(document.documentElement.lang).toBe(expected)
  },
)

test('a language chosen in the profile changes all texts and loads the texts of the server again', async () => {
  setBrowserLanguages(ENGLISH)
  const user: UserDetails = { ...me, language: null }
  const requests = serveUser(user)
  server.use(
    http.patch(apiUrl('/profile'), async ({ request }) => {
      const { language } = (await request.json()) as { language: string }
      user.language = language
      return HttpResponse.json({ status: true, data: {} })
    }),
    ...profileHandlers,
  )
  const app = renderApp({ route: '/dashboard/missions' })
  await app.user.click(await screen.findByRole('button', { name: /^User menu/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: /Profile/ }))
  await app.user.click(await screen.findByRole('button', { name: /Name, language and picture/ }))
  await app.user.click(await screen.findByLabelText('Language'))
  await app.user.click(await screen.findByTitle(new RegExp(`\\(${PSEUDO}\\)$`)))

  expect(await screen.findByRole('heading', { level: 1, name: pseudoText('Missions') })).toBeVisible()
  const menu = await screen.findByRole('navigation', { name: pseudoText('Main menu') })
  expect(await within(menu).findByRole('link', { name: pseudoText('Missions') })).toBeVisible()
  expect(requests.at(-1)).toBe(PSEUDO)
})

test('the login page returns to the language of the browser after the logout', async () => {
  setBrowserLanguages(ENGLISH)
  const app = renderApp({ route: '/dashboard/missions', user: { ...me, language: PSEUDO } })
  await screen.findByRole('heading', { level: 1, name: pseudoText('Missions') })
  await act(() => app.store.dispatch(authApi.endpoints.logout.initiate()))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
  await waitFor(() => expect(document.documentElement.lang).toBe(ENGLISH))
})
