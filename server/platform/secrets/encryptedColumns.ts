// The columns with encrypted secrets. Their comments in the schema begin with "Encrypted", and a test compares them with this list.
import type { SecretKind } from './envelope'

export interface EncryptedColumns extends SecretKind {
  table: string
  /** Columns of bytea with the same purpose, so that a secret may move from one to the other. */
  columns: readonly string[]
  /** The column with the ID of the owner. */
  id: string
}

export const SECOND_FACTOR_SECRET: EncryptedColumns = {
  table: 'second_factor',
  columns: ['secret'],
  id: 'user_id',
  purpose: 'second factor',
  before: (userId) => userId,
}

export const CLIENT_SECRET: EncryptedColumns = {
  table: 'single_sign_on',
  columns: ['client_secret'],
  id: 'tenant_id',
  purpose: 'client secret of single sign-on',
  before: (tenantId) => tenantId,
}

export const WEBHOOK_SECRET: EncryptedColumns = {
  table: 'webhook',
  columns: ['secret', 'previous_secret'],
  id: 'id',
  purpose: 'webhook',
  before: (webhookId) => `webhook ${webhookId}`,
}

export const SIGNING_KEY: EncryptedColumns = {
  table: 'evidence_key',
  columns: ['private_key'],
  id: 'id',
  purpose: 'evidence key',
  before: (keyId) => keyId,
}

export const SHARE_KEY: EncryptedColumns = {
  table: 'share',
  columns: ['key'],
  id: 'id',
  purpose: 'share',
  before: (shareId) => `share ${shareId}`,
}

export const AIRCRAFT_FEED_KEY: EncryptedColumns = {
  table: 'aircraft_feed',
  columns: ['private_key'],
  id: 'id',
  purpose: 'aircraft feed',
  before: (feedId) => `aircraft feed ${feedId}`,
}

export const ENCRYPTED_COLUMNS: readonly EncryptedColumns[] = [
  SECOND_FACTOR_SECRET,
  CLIENT_SECRET,
  WEBHOOK_SECRET,
  SIGNING_KEY,
  SHARE_KEY,
  AIRCRAFT_FEED_KEY,
]
