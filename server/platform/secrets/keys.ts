// The keys that encrypt secrets of the database, derived from ENCRYPTION_KEY or, without it, from SESSION_SECRET.
import { hkdfSync } from 'node:crypto'
import type { Config } from '../core/config'

export type KeySettings = Pick<Config, 'SESSION_SECRET' | 'ENCRYPTION_KEY' | 'ENCRYPTION_KEYS_OLD'>

export interface Key {
  /** Eight bytes that tell which key encrypted a secret, and nothing about the key. */
  id: Buffer
  bytes: Buffer
}

export interface Keys {
  /** Encrypts. */
  current: Key
  /** Decrypt what was encrypted before: those of ENCRYPTION_KEYS_OLD, and that of SESSION_SECRET. */
  older: Key[]
  /** Of secrets that have no envelope, because they were encrypted by a version before ENCRYPTION_KEY existed. */
  withoutEnvelope: Buffer
}

const KEY_BYTES = 32
const ID_BYTES = 8

export function keysOf({ SESSION_SECRET, ENCRYPTION_KEY, ENCRYPTION_KEYS_OLD }: KeySettings): Keys {
  const ofSession = derive(SESSION_SECRET, 'aerie encryption key', KEY_BYTES)
  const masters = [ENCRYPTION_KEY ?? ofSession, ...ENCRYPTION_KEYS_OLD, ofSession]
  const [current, ...older] = masters.map((master) => ({
    id: derive(master, 'aerie secrets: id of the key', ID_BYTES),
    bytes: derive(master, 'aerie secrets: AES-256-GCM', KEY_BYTES),
  }))
  return { current: current!, older, withoutEnvelope: derive(SESSION_SECRET, 'aerie second factor', KEY_BYTES) }
}

const derive = (from: string | Buffer, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, '', purpose, bytes))
