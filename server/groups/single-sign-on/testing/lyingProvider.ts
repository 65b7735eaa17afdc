// A provider whose ID tokens are what the test wants, to see what is rejected.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Lie {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  /** Signs with a key that the provider does not publish. */
  foreignKey?: boolean
  /** Signs with a secret that both sides know. */
  secret?: string
  /** Replaces all of the above. */
  token?: string
}

type Step = 'discovery' | 'jwks' | 'token'

/** What a step does instead of an answer. */
type Trouble = 'hangs' | 'is too large' | 'redirects' | 'fails'

export interface LyingProvider {
  address: string
  /** The published key, as anybody can read it. */
  publicKey(): string
  /** Signs a token with honest header and claims, except for those of the lie. */
  sign(lie: Lie): string
  /** Replaces the key. The earlier one is published no more. @returns signs with the earlier one */
  rotate(): (lie: Lie) => string
  /** How often each step was asked for. */
  asked(): Record<Step, number>
  /** Until the next call, which may name no trouble. */
  trouble(step: Step, trouble?: Trouble): void
  /** The next ID token. `nonce` is that of the sign-in. */
  tell(lie: Lie, nonce: string): void
  close(): Promise<unknown>
}

const MINUTE_S = 60
const TOO_LARGE = 2_000_000

export async function startLyingProvider(): Promise<LyingProvider> {
  let own = newKeys()
  let troubles: Partial<Record<Step, Trouble>> = {}
  const asked: Record<Step, number> = { discovery: 0, jwks: 0, token: 0 }
  const foreign = newKeys()
  let token = () => ''
  let address = ''
  const server = createServer((request, response) => {
    const step = stepOf(request.url ?? '')
    asked[step]++
    const trouble = troubles[step]
    if (trouble) {
      makeTrouble(response, trouble)
      return
    }
    response.setHeader('content-type', 'application/json')
    if (request.url?.startsWith('/.well-known')) {
      const endpoints = {
        authorization_endpoint: `${address}/auth`,
        token_endpoint: `${address}/token`,
        jwks_uri: `${address}/jwks`,
      }
      response.end(JSON.stringify({ issuer: address, ...endpoints, response_types_supported: ['code'] }))
    } else if (request.url === '/jwks') {
      const key = own.publicKey.export({ format: 'jwk' })
      response.end(JSON.stringify({ keys: [{ ...key, kid: 'one', use: 'sig', alg: 'RS256' }] }))
    } else response.end(JSON.stringify({ access_token: 'x', token_type: 'bearer', expires_in: 60, id_token: token() }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const signWith =
    (keys: KeyPair) =>
    ({ header, claims, foreignKey, secret }: Lie): string => {
      const now = Math.floor(Date.now() / 1000)
      const honest = { iss: address, aud: 'aerie', sub: 'liar', iat: now, exp: now + MINUTE_S }
      const parts = [
        { alg: 'RS256', kid: 'one', ...header },
        { ...honest, ...claims },
      ]
      const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
      const signature =
        secret === undefined
          ? sign('sha256', Buffer.from(content), foreignKey ? foreign.privateKey : keys.privateKey)
          : createHmac('sha256', secret).update(content).digest()
      return `${content}.${header?.['alg'] === 'none' ? '' : signature.toString('base64url')}`
    }
  return {
    address,
    publicKey: () => own.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    asked: () => ({ ...asked }),
    sign: (lie) => signWith(own)(lie),
    rotate() {
      const earlier = own
      own = newKeys()
      return signWith(earlier)
    },
    trouble(step, trouble) {
      troubles = { [step]: trouble }
    },
    tell(lie, nonce) {
      token = () => lie.token ?? signWith(own)({ ...lie, claims: { nonce, ...lie.claims } })
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function stepOf(url: string): Step {
  if (url.startsWith('/.well-known')) return 'discovery'
  return url === '/jwks' ? 'jwks' : 'token'
}

function makeTrouble(response: ServerResponse, trouble: Trouble): void {
  if (trouble === 'is too large') response.end(JSON.stringify({ text: 'x'.repeat(TOO_LARGE) }))
  if (trouble === 'redirects') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
  if (trouble === 'fails') response.writeHead(500).end('{}')
}

type KeyPair = ReturnType<typeof newKeys>

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
