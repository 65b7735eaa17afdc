// The secret of a webhook, and the signatures by which its receiver knows that a delivery is from this server.
import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../../platform/core/config'
import { openSecret, sealSecret } from '../../platform/identity/secondFactor'

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
  return { text, sealed: sealSecret(config, purposeOf(webhookId), Buffer.from(text)), hint: text.slice(-HINT_LENGTH) }
}

/** @returns undefined when it was encrypted with another SESSION_SECRET */
export const openWebhookSecret = (config: Config, webhookId: string, sealed: Buffer): string | undefined =>
  openSecret(config, purposeOf(webhookId), sealed)?.toString()

const purposeOf = (webhookId: string): string => `webhook ${webhookId}`

/** The header `Aerie-Signature`, with one signature for each secret. */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  return [`t=${time}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}
