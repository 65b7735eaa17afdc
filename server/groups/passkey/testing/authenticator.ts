// An authenticator of software: it keeps ES256 keys, makes passkeys without attestation and signs with them.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { components } from '../../../platform/contract/contract.gen'

type Schemas = components['schemas']

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** What an answer lies about. */
export interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  crossOrigin?: boolean
  isUserVerified?: boolean
  counter?: number
  userHandle?: string | null
  /** Signs with another key. */
  isForged?: boolean
}

export interface SoftPasskey {
  id: string
  answer: (request: Schemas['PasskeyRequest'], lies?: Lies) => Schemas['PasskeyAnswer']
}

/** @param origin of the page that asks */
export function createPasskey(
  origin: string,
  options: Schemas['PasskeyCreation'],
  lies: Lies = {},
): { passkey: SoftPasskey; body: Schemas['NewPasskey'] } {
  const { publicKey, privateKey } = newKey()
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const data = Buffer.concat([
    authenticatorData(lies.rpId ?? options.rp.id, flagsOf(lies) | HAS_CREDENTIAL, lies.counter ?? 0),
    Buffer.alloc(16),
    Buffer.from([0, credentialId.length]),
    credentialId,
    coseKey(publicKey),
  ])
  const attestation = cborMap([
    [cborText('fmt'), cborText('none')],
    [cborText('attStmt'), cborMap([])],
    [cborText('authData'), cborBytes(data)],
  ])
  let counter = 0
  return {
    passkey: {
      id,
      answer(request, answerLies = {}) {
        counter++
        const { userHandle = options.user.id, isForged, ...others } = answerLies
        const signed = authenticatorData(others.rpId ?? request.rpId, flagsOf(others), others.counter ?? counter)
        const client = clientData('webauthn.get', origin, request.challenge, others)
        const content = Buffer.concat([signed, createHash('sha256').update(client).digest()])
        return {
          id,
          clientDataJSON: client.toString('base64url'),
          authenticatorData: signed.toString('base64url'),
          signature: sign('sha256', content, isForged ? newKey().privateKey : privateKey).toString('base64url'),
          ...(userHandle !== null && { userHandle }),
        }
      },
    },
    body: {
      name: 'Chrome on Linux',
      id,
      clientDataJSON: clientData('webauthn.create', origin, options.challenge, lies).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  }
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

const flagsOf = ({ isUserVerified = true }: Lies): number => USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0)

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
}

const clientData = (type: string, origin: string, challenge: string, lies: Lies): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? origin,
      crossOrigin: lies.crossOrigin ?? false,
    }),
  )

/** Curve and coordinates, with the numbers that COSE gives them. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap([
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

/** Of lengths and numbers below 65536, which is all that is needed. */
function cborHead(type: number, value: number): Buffer {
  const first = type << 5
  if (value < 24) return Buffer.from([first | value])
  if (value < 256) return Buffer.from([first | 24, value])
  return Buffer.from([first | 25, value >> 8, value & 255])
}

const cborNumber = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: [Buffer, Buffer][]): Buffer => Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
