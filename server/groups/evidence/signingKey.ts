// The key of the installation that signs the manifests of evidence cases: Ed25519 (RFC 8032), made when first needed.
import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { Config } from '../../platform/core/config'
import { conflict } from '../../platform/core/errors'
import { asPlatform, type Db, type Tx } from '../../platform/db/tenancy'
import { SIGNING_KEY } from '../../platform/secrets/encryptedColumns'
import { openSecret, sealSecret } from '../../platform/secrets/envelope'
import { insertKey, retireKey, selectKeyInUse, selectKeys, type KeyRow } from './keySql'
import { evidenceText } from './messages'

export interface SigningKey {
  id: string
  /** SubjectPublicKeyInfo as PEM. */
  publicKey: string
  /** @returns the signature of the bytes, 64 bytes long */
  sign: (bytes: Buffer) => Buffer
}

/**
 * The key that signs now. A key that cannot be decrypted, because its ENCRYPTION_KEY is lost, is retired and replaced: what it
 * has signed can still be verified.
 */
export const signingKey = (db: Db, config: Config): Promise<SigningKey> =>
  asPlatform(db, async (tx) => {
    const inUse = await selectKeyInUse(tx)
    const known = inUse && openKey(config, inUse.id, inUse.privateKey)
    if (inUse && known) return keyOf(inUse.id, inUse.publicKey, known)
    if (inUse) await retireKey(tx, inUse.id)
    const made = await makeKey(tx, config)
    if (made && inUse) await recordReplaced(tx, made.id, inUse.id)
    if (made) return made
    // Another process has made one meanwhile.
    const theirs = await selectKeyInUse(tx)
    const opened = theirs && openKey(config, theirs.id, theirs.privateKey)
    if (!theirs || !opened)
      throw new Error(
        'The signing key cannot be decrypted. Do all processes have the same ENCRYPTION_KEY and SESSION_SECRET?',
      )
    return keyOf(theirs.id, theirs.publicKey, opened)
  })

/**
 * Retires the key in use and makes another one.
 * @param keyId the key that is to be replaced, undefined before the first
 * @throws AppError 409 when another one is in use
 */
export const rotateKey = (db: Db, config: Config, keyId: string | undefined, actor: Actor): Promise<KeyRow[]> =>
  asPlatform(db, async (tx) => {
    const inUse = await selectKeyInUse(tx)
    const isCurrent = inUse?.id === keyId && (inUse === undefined || (await retireKey(tx, inUse.id)))
    const made = isCurrent ? await makeKey(tx, config) : undefined
    if (!made) throw conflict(evidenceText('keyChanged'))
    const details = { keyId: made.id, ...(keyId !== undefined && { replacedKeyId: keyId }) }
    await recordAudit(null, tx, { ...actor, action: 'evidence.rotate-key', target: made.id, details })
    return selectKeys(tx)
  })

/** Says in the audit log that a process could not read the key, perhaps because its ENCRYPTION_KEY differs. */
async function recordReplaced(tx: Tx, keyId: string, replacedKeyId: string): Promise<void> {
  const details = { keyId, replacedKeyId, reason: 'The former key cannot be decrypted with ENCRYPTION_KEY' }
  const entry = { action: 'evidence.rotate-key', target: keyId, details } as const
  await recordAudit(null, tx, { ...entry, actorId: null, actorName: '', address: '' })
}

async function makeKey(tx: Tx, config: Config): Promise<SigningKey | undefined> {
  const id = uuidv7()
  const pair = generateKeyPairSync('ed25519')
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const pkcs8 = pair.privateKey.export({ type: 'pkcs8', format: 'der' })
  const inserted = await insertKey(tx, { id, publicKey, privateKey: sealSecret(config, SIGNING_KEY, id, pkcs8) })
  return inserted ? keyOf(id, publicKey, pair.privateKey) : undefined
}

function openKey(config: Config, id: string, sealed: Buffer | null): KeyObject | undefined {
  const pkcs8 = sealed && openSecret(config, SIGNING_KEY, id, sealed)
  return pkcs8 ? createPrivateKey({ key: pkcs8, type: 'pkcs8', format: 'der' }) : undefined
}

const keyOf = (id: string, publicKey: string, privateKey: KeyObject): SigningKey => ({
  id,
  publicKey,
  sign: (bytes) => sign(null, bytes, privateKey),
})
