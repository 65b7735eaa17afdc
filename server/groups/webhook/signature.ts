// The secret of a webhook, and the signatures by which its receiver knows that a delivery is from this server.
import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../../platform/core/config'
import { WEBHOOK_SECRET } from '../../platform/secrets/encryptedColumns'
import { openSecret, sealSecret } from '../../platform/secrets/envelope'

const HINT_LENGTH = 4

export interface NewSecret {
  /** The only copy of the text. */
  text: string
  sealed: Buffer
  /** Its last characters. */
  hint: string
}

export function newWebhookSecret(config: Config, webhookId: string): NewSecret {
  const text = `whsec_${randomBytes(32).toString('base64url')}`
  const sealed = sealSecret(config, WEBHOOK_SECRET, webhookId, Buffer.from(text))
  return { text, sealed, hint: text.slice(-HINT_LENGTH) }
}

/** @returns undefined when it was encrypted with an unknown key */
export const openWebhookSecret = (config: Config, webhookId: string, sealed: Buffer): string | undefined =>
  openSecret(config, WEBHOOK_SECRET, webhookId, sealed)?.toString()

/** The header `Aerie-Signature`, with one signature for each secret. */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  return [`t=${time}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}
