import type { Config } from '../core/config'
import { hostCookieName } from './session'

test('cookies are bound to the host over TLS, where browsers accept the prefix', () => {
  const at = (address: string) => hostCookieName({ PUBLIC_URL: address } as Config, 'aerie_sso')
  expect(at('https://aerie.example')).toBe('__Host-aerie_sso')
  expect(at('http://localhost:8080')).toBe('aerie_sso')
})
