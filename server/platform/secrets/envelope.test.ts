import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readConfig } from '../core/config'
import { SECOND_FACTOR_SECRET, SIGNING_KEY } from './encryptedColumns'
import { isCurrent, openSecret, sealSecret } from './envelope'

const SESSION_SECRET = 'a secret of at least thirty-two characters'
const KEY = randomBytes(32).toString('base64')
const OTHER_KEY = randomBytes(32).toString('hex')
const settings = (env: NodeJS.ProcessEnv = {}) => readConfig({ SESSION_SECRET, ...env })
const secret = Buffer.from('of a user')
const seal = (env: NodeJS.ProcessEnv) => sealSecret(settings(env), SECOND_FACTOR_SECRET, 'user-1', secret)
const open = (env: NodeJS.ProcessEnv, sealed: Buffer) =>
  openSecret(settings(env), SECOND_FACTOR_SECRET, 'user-1', sealed)

/** As versions before ENCRYPTION_KEY did. */
function sealBefore(sessionSecret: string, covered: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'aerie second factor', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(covered))
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

test.each([{}, { ENCRYPTION_KEY: KEY }])('decrypts a secret only for its owner and purpose (%#)', (env) => {
  const sealed = seal(env)
  expect(sealed.includes(secret)).toBe(false)
  expect(seal(env)).not.toEqual(sealed)
  expect(open(env, sealed)).toEqual(secret)
  expect(openSecret(settings(env), SECOND_FACTOR_SECRET, 'user-2', sealed)).toBeUndefined()
  expect(openSecret(settings(env), SIGNING_KEY, 'user-1', sealed)).toBeUndefined()
})

test('decrypts with the keys before, and tells what the current one has not encrypted', () => {
  const sealed = seal({ ENCRYPTION_KEY: OTHER_KEY })
  const rotated = { ENCRYPTION_KEY: KEY, ENCRYPTION_KEYS_OLD: `${OTHER_KEY}, ${randomBytes(32).toString('hex')}` }
  expect(open({ ENCRYPTION_KEY: KEY }, sealed)).toBeUndefined()
  expect(open(rotated, sealed)).toEqual(secret)
  expect(isCurrent(settings(rotated), sealed)).toBe(false)
  expect(isCurrent(settings(rotated), seal(rotated))).toBe(true)
})

test('with ENCRYPTION_KEY, decrypts what was encrypted without it, and does not depend on SESSION_SECRET', () => {
  expect(open({ ENCRYPTION_KEY: KEY }, seal({}))).toEqual(secret)
  const another = { ENCRYPTION_KEY: KEY, SESSION_SECRET: 'another secret of thirty-two characters' }
  expect(open(another, seal({ ENCRYPTION_KEY: KEY }))).toEqual(secret)
  expect(open(another, seal({}))).toBeUndefined()
})

test('decrypts secrets of versions before, only for their owner', () => {
  const sealed = sealBefore(SESSION_SECRET, 'user-1')
  for (const env of [{}, { ENCRYPTION_KEY: KEY }]) {
    expect(open(env, sealed)).toEqual(secret)
    expect(openSecret(settings(env), SECOND_FACTOR_SECRET, 'user-2', sealed)).toBeUndefined()
    expect(isCurrent(settings(env), sealed)).toBe(false)
  }
  expect(open({}, sealBefore('another secret of thirty-two characters', 'user-1'))).toBeUndefined()
})

test('refuses what was cut or changed', () => {
  const sealed = seal({})
  for (let length = 0; length < sealed.length; length += 7) expect(open({}, sealed.subarray(0, length))).toBeUndefined()
  for (let place = 0; place < sealed.length; place++) {
    const changed = Buffer.from(sealed)
    changed[place]! ^= 1
    expect(open({}, changed)).toBeUndefined()
  }
})
