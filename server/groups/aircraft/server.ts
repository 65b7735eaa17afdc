// The TAK server of a feed, with its secrets.
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import type { Config } from '../../platform/core/config'
import { fieldError } from '../../platform/core/errors'
import { MessageError } from '../../platform/core/messageError'
import type { OutboundRules } from '../../platform/core/outboundAddress'
import { publicAddress } from '../../platform/http/publicAddress'
import { AIRCRAFT_FEED_KEY } from '../../platform/secrets/encryptedColumns'
import { openSecret, sealSecret } from '../../platform/secrets/envelope'
import type { Server } from './connect'
import { aircraftText } from './messages'
import type { FeedRow } from './row'

export const outboundRules = (config: Config): OutboundRules => ({
  permitted: config.WEBHOOK_PRIVATE_HOSTS,
  own: [new URL(publicAddress(config)).hostname],
})

export const sealPrivateKey = (config: Config, feedId: string, pem: string): Buffer =>
  sealSecret(config, AIRCRAFT_FEED_KEY, feedId, Buffer.from(pem))

/** @throws MessageError when the private key was encrypted with an unknown key */
export function serverOf(config: Config, { id, host, port, privateKey, ...row }: FeedRow): Server {
  return {
    host: host ?? '',
    port: port ?? 0,
    usesTls: row.usesTls,
    serverName: row.serverName,
    authority: row.authority,
    certificate: row.certificate,
    privateKey: privateKey === null ? '' : openPrivateKey(config, id, privateKey),
  }
}

function openPrivateKey(config: Config, feedId: string, sealed: Buffer): string {
  const opened = openSecret(config, AIRCRAFT_FEED_KEY, feedId, sealed)
  if (!opened) throw new MessageError(aircraftText('keyLost'))
  return opened.toString()
}

/**
 * @throws AppError 400 for what is no certificate or key, or for a certificate or key alone
 */
export function requirePair({
  authority,
  certificate,
  privateKey,
}: Pick<Server, 'authority' | 'certificate' | 'privateKey'>): void {
  if (authority !== '') requireCertificate('authority', authority)
  if (certificate === '' && privateKey === '') return
  if (certificate === '') throw fieldError('certificate', aircraftText('certificateMissing'))
  if (privateKey === '') throw fieldError('privateKey', aircraftText('privateKeyMissing'))
  const read = requireCertificate('certificate', certificate)
  if (!read.checkPrivateKey(requireKey(privateKey))) throw fieldError('privateKey', aircraftText('notAPair'))
}

function requireCertificate(field: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    throw fieldError(field, aircraftText('notACertificate'))
  }
}

function requireKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    throw fieldError('privateKey', aircraftText('notAPrivateKey'))
  }
}
