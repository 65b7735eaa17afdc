// Secrets of publishers and viewers: 32 random bytes, of which the database has only the hash.
import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../platform/core/config'
import { EMBEDDED } from '../../platform/core/config'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import { publicAddress } from '../../platform/http/publicAddress'

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
 * Where a publisher uses its key. At a MediaMTX the path is the ID of the key, which is no secret, and the key is its token.
 * @param rtmpPort of the bundled ingest; undefined when it does not listen
 */
export function publishAddresses(
  config: Config,
  { id, key }: { id: string; key: string },
  rtmpPort: number | undefined,
): { rtmpUrl: string | null; rtmpKey: string; whipUrl: string; publishUrl: string } {
  const address = publicAddress(config)
  const bundled = rtmpPort === undefined ? null : `rtmp://${new URL(address).hostname}:${rtmpPort}/live`
  const isAtMediaServer = config.MEDIAMTX !== undefined && config.RTMP_INGEST_URL !== EMBEDDED
  return {
    rtmpUrl: config.RTMP_INGEST_URL === EMBEDDED ? bundled : config.RTMP_INGEST_URL,
    rtmpKey: isAtMediaServer ? `${id}?token=${key}` : key,
    whipUrl: config.MEDIAMTX ? `${config.MEDIAMTX.webRtcUrl}/${id}/whip` : `${address}/live/whip`,
    publishUrl: pageAddress(config, pagePaths.publish(key)),
  }
}

/** @param mediaPath of a stream at a MediaMTX, where browsers watch it */
export function watchAddresses(
  { MEDIAMTX }: Pick<Config, 'MEDIAMTX'>,
  mediaPath: string | null,
): { whepUrl: string | null; hlsUrl: string | null } {
  if (!MEDIAMTX || mediaPath === null) return { whepUrl: null, hlsUrl: null }
  return { whepUrl: `${MEDIAMTX.webRtcUrl}/${mediaPath}/whep`, hlsUrl: `${MEDIAMTX.hlsUrl}/${mediaPath}/index.m3u8` }
}
