// A provider whose ID tokens are what the test wants, to see what is rejected.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Lie {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  /** Signs with a key that the provider does not publish. */
  foreignKey?: boolean
  /** Signs with the client secret. */
  secret?: string
}

export interface LyingProvider {
  address: string
  /** The next ID token. `nonce` is that of the sign-in. */
  tell(lie: Lie, nonce: string): void
  close(): Promise<unknown>
}

const MINUTE_S = 60

export async function startLyingProvider(): Promise<LyingProvider> {
  const own = newKeys()
  const foreign = newKeys()
  let token = () => ''
  let address = ''
  const server = createServer((request, response) => {
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
  return {
    address,
    tell({ header, claims, foreignKey, secret }, nonce) {
      token = () => {
        const now = Math.floor(Date.now() / 1000)
        const honest = { iss: address, aud: 'aerie', sub: 'liar', nonce, iat: now, exp: now + MINUTE_S }
        const parts = [
          { alg: 'RS256', kid: 'one', ...header },
          { ...honest, ...claims },
        ]
        const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
        const signature =
          secret === undefined
            ? sign('sha256', Buffer.from(content), foreignKey ? foreign.privateKey : own.privateKey)
            : createHmac('sha256', secret).update(content).digest()
        return `${content}.${header?.['alg'] === 'none' ? '' : signature.toString('base64url')}`
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
