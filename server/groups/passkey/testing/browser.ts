// A browser with an authenticator: it keeps the cookies of the API.
import type { LightMyRequestResponse } from 'fastify'
import type { components } from '../../../platform/contract/contract.gen'
import { publicAddress } from '../../../platform/http/publicAddress'
import { PASSWORD, type Answer, type TestApp, type TestUser } from '../../../testing/testApp'
import { createPasskey, type Lies, type SoftPasskey } from './authenticator'

type Schemas = components['schemas']

export class TestBrowser {
  readonly cookies = new Map<string, string>()

  /** @param cookie of a session */
  constructor(
    readonly aerie: TestApp,
    cookie?: string,
  ) {
    for (const each of cookie?.split('; ') ?? []) this.#keep(each)
  }

  get origin(): string {
    return new URL(publicAddress(this.aerie.config)).origin
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async post<Data = Record<string, never>>(path: string, body?: object): Promise<Answer<Data>> {
    const reply = await this.send(path, body)
    for (const { name, value } of reply.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, encodeURIComponent(value))
    }
    const { code: messageCode, ...rest } = reply.json<{ code?: string } & Answer<Data>>()
    return { ...rest, messageCode: String(messageCode ?? ''), code: reply.statusCode }
  }

  /** As `post`. @returns the response as it is */
  async send(path: string, body?: object): Promise<LightMyRequestResponse> {
    return this.aerie.app.inject({
      method: 'POST',
      url: `/apis/v1${path}`,
      headers: { cookie: this.cookie },
      ...(body && { payload: body }),
    })
  }

  /** Adds a passkey to the account of the session. */
  async add(lies?: Lies): Promise<{ passkey: SoftPasskey; added: Answer<Schemas['AddedPasskeyReply']['data']> }> {
    const { passkey, body } = await this.create(lies)
    return { passkey, added: await this.post('/passkey/add/finish', body) }
  }

  /** Has the authenticator create a passkey, which is not sent. */
  async create(lies?: Lies): Promise<{ passkey: SoftPasskey; body: Schemas['NewPasskey'] }> {
    const { data } = await this.post<Schemas['PasskeyCreation']>('/passkey/add/start', { password: PASSWORD })
    return createPasskey(this.origin, data, lies)
  }

  async signIn(passkey: SoftPasskey, lies?: Lies): Promise<Answer> {
    return this.post('/passkey/sign-in/finish', await this.answer(passkey, lies))
  }

  /** Has the authenticator answer for a sign-in, which is not sent. */
  async answer(passkey: SoftPasskey, lies?: Lies): Promise<Schemas['PasskeyAnswer']> {
    const { data } = await this.post<Schemas['PasskeyRequest']>('/passkey/sign-in/start')
    return passkey.answer(data, lies)
  }

  async signInWithPassword(user: TestUser, passkey: SoftPasskey, lies?: Lies): Promise<Answer> {
    const started = await this.post<Schemas['PasskeyRequest']>('/passkey/second-factor/start', {
      email: user.email,
      password: PASSWORD,
    })
    if (started.code !== 200) return started as unknown as Answer
    return this.post('/passkey/sign-in/finish', passkey.answer(started.data, lies))
  }

  #keep(pair: string): void {
    const at = pair.indexOf('=')
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
