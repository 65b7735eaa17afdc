// The language of server texts: chosen in the profile, else by Accept-Language, else English. Uses the pseudo-locale.
import { pseudoText } from '../../language/pseudoText'
import { ENGLISH, PSEUDO } from '../../language/translator'
import type { components } from '../platform/contract/contract.gen'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from './testApp'

type UserDetails = components['schemas']['UserDetails']
type Profile = components['schemas']['Profile']

const WRONG_CREDENTIALS = 'Wrong e-mail or password.'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp({ ENVIRONMENT: 'development' })
})
afterAll(() => aerie.close())

interface Request {
  method?: 'GET' | 'POST' | 'PATCH'
  cookie?: string
  acceptLanguage?: string
  body?: object
}

interface Reply<Data> {
  status: boolean
  message?: string
  code?: string
  data: Data
  errors?: { field: string; message: string }[]
}

async function send<Data = unknown>(
  url: string,
  { method = 'GET', cookie, acceptLanguage, body }: Request,
  { app }: TestApp = aerie,
): Promise<Reply<Data>> {
  const response = await app.inject({
    method,
    url: `/apis/v1${url}`,
    headers: { ...(cookie && { cookie }), ...(acceptLanguage && { 'accept-language': acceptLanguage }) },
    ...(body && { payload: body }),
  })
  return response.json()
}

const failLogin = (acceptLanguage?: string, app?: TestApp) =>
  send('/auth/login', { method: 'POST', acceptLanguage, body: { email: 'nobody@demo.test', password: 'wrong' } }, app)

async function chooseInProfile(cookie: string, language: string | null): Promise<void> {
  const { data } = await send<Profile>('/profile', { cookie })
  const body = { version: data.version, name: data.name, language }
  expect(await send('/profile', { method: 'PATCH', cookie, body })).toMatchObject({ status: true })
}

/** A new session of a user with this choice in the profile. */
async function cookieWithLanguage(user: TestUser, language: string | null): Promise<string> {
  const cookie = await aerie.cookieOf(user)
  await chooseInProfile(cookie, language)
  return cookie
}

describe('without a session', () => {
  test.each([
    [PSEUDO, PSEUDO],
    [PSEUDO.toLowerCase(), PSEUDO],
    [`fr, ${PSEUDO};q=0.8, en;q=0.5`, PSEUDO],
    [`en;q=0.5, ${PSEUDO};q=0.8`, PSEUDO],
    [`en, ${PSEUDO};q=0.9`, ENGLISH],
    ['en-GB', ENGLISH],
    ['tlh', ENGLISH],
    [`${PSEUDO};q=0`, ENGLISH],
    ['', ENGLISH],
    [undefined, ENGLISH],
  ])('Accept-Language %j renders an error in %s', async (acceptLanguage, language) => {
    const { message, code } = await failLogin(acceptLanguage)
    expect(message).toBe(language === PSEUDO ? pseudoText(WRONG_CREDENTIALS) : WRONG_CREDENTIALS)
    expect(code).toBe('auth.wrongCredentials')
  })

  test('Accept-Language renders the errors of fields', async () => {
    const reset = { method: 'POST', body: { email: 'not an address' } } as const
    const english = await send('/auth/forgot-password', reset)
    const pseudo = await send('/auth/forgot-password', { ...reset, acceptLanguage: PSEUDO })
    const [field] = english.errors ?? []
    expect(field?.field).toBe('email')
    expect(pseudo.errors).toMatchObject([{ field: 'email', message: pseudoText(field?.message ?? '') }])
  })
})

describe('with a session', () => {
  const menu = async (cookie: string, acceptLanguage: string): Promise<string[]> => {
    const { data } = await send<UserDetails>('/auth/userdetails', { cookie, acceptLanguage })
    return data.sideBar.map(({ text }) => text)
  }
  const unknownMission = (cookie: string, acceptLanguage: string) =>
    send('/mission/get/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301', { cookie, acceptLanguage })

  test.each([
    { profile: null, acceptLanguage: ENGLISH, expected: ENGLISH },
    { profile: null, acceptLanguage: PSEUDO, expected: PSEUDO },
    { profile: PSEUDO, acceptLanguage: ENGLISH, expected: PSEUDO },
    { profile: ENGLISH, acceptLanguage: PSEUDO, expected: ENGLISH },
  ])(
    'profile $profile and Accept-Language $acceptLanguage render menu and errors in $expected',
    async ({ profile, acceptLanguage, expected }) => {
      const cookie = await cookieWithLanguage(aerie.demo.root, profile)
      const inExpected = (text: string) => (expected === PSEUDO ? pseudoText(text) : text)
      expect(await menu(cookie, acceptLanguage)).toContain(inExpected('Missions'))
      const error = await unknownMission(cookie, acceptLanguage)
      expect(error.code).toBe('mission.notFound')
      expect(error.message).toMatch(expected === PSEUDO ? /^\[.*~\]$/ : /^[A-Z][a-z]/)
    },
  )

  test('the login replies in the language of the profile', async () => {
    const { email } = aerie.demo.staff
    await cookieWithLanguage(aerie.demo.staff, PSEUDO)
    const login = { method: 'POST', acceptLanguage: ENGLISH, body: { email, password: PASSWORD } } as const
    const { message, data } = await send<UserDetails>('/auth/login', login)
    expect(message).toBe(pseudoText('Welcome back'))
    expect(data.language).toBe(PSEUDO)
    expect(data.sideBar.map(({ text }) => text)).toContain(pseudoText('Missions'))
  })

  test('the choice of one user leaves other users unchanged', async () => {
    const viewer = await cookieWithLanguage(aerie.demo.viewer, null)
    await cookieWithLanguage(aerie.demo.root, PSEUDO)
    expect(await menu(viewer, ENGLISH)).toContain('Missions')
  })
})

describe('a language that the server does not offer', () => {
  test('is rejected in the profile, with the offered languages', async () => {
    const cookie = await aerie.cookieOf(aerie.other.root)
    const { data } = await send<Profile>('/profile', { cookie })
    const body = { version: data.version, name: data.name, language: 'tlh' }
    const { errors } = await send('/profile', { method: 'PATCH', cookie, body })
    expect(errors).toMatchObject([{ field: 'language', message: expect.stringContaining(PSEUDO) as string }])
  })

  test('includes the pseudo-locale in production', async () => {
    const production = await startTestApp({
      ENVIRONMENT: 'production',
      PUBLIC_URL: 'https://aerie.test',
      SESSION_SECRET: 'x'.repeat(32),
    })
    try {
      expect((await failLogin(PSEUDO, production)).message).toBe(WRONG_CREDENTIALS)
    } finally {
      await production.close()
    }
  })
})
