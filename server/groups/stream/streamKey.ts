// Secrets of publishers and viewers: 32 random bytes, of which the database has only the hash.
import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../core/config'
import { EMBEDDED } from '../../core/config'
import { pageAddress, pagePaths } from '../../http/pagePaths'
import { publicAddress } from '../../http/publicAddress'

const HINT_LENGTH = 4

interface Secret {
  /** base64url, 43 characters. */
  text: string
  hash: Buffer
  /** Its last characters. */
  hint: string
}

export function newSecret(): Secret {
  const text = randomBytes(32).toString('base64url')
  return { text, hash: hashOf(text), hint: text.slice(-HINT_LENGTH) }
}

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer +([\w-]{1,200})$/i.exec(header ?? '')?.[1]

/**
 * Where a publisher uses its key.
 * @param rtmpPort of the bundled ingest; undefined when it does not listen
 */
export function publishAddresses(
  config: Config,
  key: string,
  rtmpPort: number | undefined,
): { rtmpUrl: string | null; whipUrl: string; publishUrl: string } {
  const address = publicAddress(config)
  const bundled = rtmpPort === undefined ? null : `rtmp://${new URL(address).hostname}:${rtmpPort}/live`
  return {
    rtmpUrl: config.RTMP_INGEST_URL === EMBEDDED ? bundled : config.RTMP_INGEST_URL,
    whipUrl: `${address}/live/whip`,
    publishUrl: pageAddress(config, pagePaths.publish(key)),
  }
}
