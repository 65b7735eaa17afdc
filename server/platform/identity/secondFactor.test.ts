import { TOTP } from 'otpauth'
import { enrolment, hashRecoveryCode, newRecoveryCodes, stepOf } from './secondFactor'

const NOW = 1_770_000_015_000
const STEP = Math.floor(NOW / 30_000)

test('accepts a code in its own half-minute and in the one before and after', () => {
  // Test vector of RFC 6238, appendix B.
  const secret = Buffer.from('12345678901234567890')
  expect(stepOf(secret, '287082', 59_000)).toBe(1)
  const codeAt = (step: number) => TOTP.generate({ secret: enrolled(secret).secret, timestamp: step * 30_000 })
  for (const delta of [-1, 0, 1]) expect(stepOf(secret, codeAt(STEP + delta), NOW)).toBe(STEP + delta)
  for (const delta of [-2, 2]) expect(stepOf(secret, codeAt(STEP + delta), NOW)).toBeUndefined()
})

function enrolled(secret: Buffer): TOTP {
  // Parsed from the URI, as an authenticator app does.
  const { uri } = enrolment(secret, 'Aerie', 'sam@demo.test')
  const params = new URL(uri).searchParams
  expect(uri).toMatch(/^otpauth:\/\/totp\/Aerie:sam%40demo\.test\?/)
  expect(params.get('period')).toBe('30')
  return new TOTP({ secret: params.get('secret') ?? '' })
}

test('creates ten different recovery codes and ignores hyphens and case', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  const [code = ''] = codes
  expect(hashRecoveryCode('u', code.toUpperCase().replaceAll('-', ' '))).toEqual(hashRecoveryCode('u', code))
  expect(hashRecoveryCode('v', code)).not.toEqual(hashRecoveryCode('u', code))
})
