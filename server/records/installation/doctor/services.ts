// What the server reaches over the network: the object store, the mail server, engines of video and maps, and its own address.
import { once } from 'node:events'
import { connect } from 'node:tls'
import { createTransport } from 'nodemailer'
import { EMBEDDED, type Config } from '../../../platform/core/config'
import { requireBucket } from '../../../platform/storage/s3'
import { failed, ok, reasonOf, warning, type Finding } from './finding'

const PATIENCE_MS = 5_000
const EXPIRES_SOON_DAYS = 14
const DAY_MS = 86_400_000

export async function examineStore({ S3 }: Pick<Config, 'S3'>): Promise<Finding> {
  const part = 'Files'
  if (!S3) return ok(part, 'They are in DATA_DIR.')
  try {
    await requireBucket(S3)
    return ok(part, `The bucket ${S3.bucket} at ${S3.endpoint} answers.`)
  } catch (error) {
    return failed(part, reasonOf(error))
  }
}

export async function examineMail({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): Promise<Finding> {
  const part = 'Mail'
  if (SMTP_URL === undefined) return warning(part, 'SMTP_URL is not set: mails stay in DATA_DIR/outbox.')
  const transport = createTransport(SMTP_URL, { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS } as never)
  try {
    await transport.verify()
    return ok(part, 'The mail server answers and accepts the sign-in.')
  } catch (error) {
    return warning(part, `The mail server does not accept a connection (${reasonOf(error)}). Check SMTP_URL.`)
  } finally {
    transport.close()
  }
}

/** Engines at an address: any answer shows that they run. */
export async function examineEngines(
  config: Pick<Config, 'NODEODM_URL' | 'MEDIAMTX' | 'INFERENCE_URL' | 'STATIC_TILE_URL'>,
): Promise<Finding[]> {
  const engines: [part: string, setting: string, address: string][] = []
  for (const origin of config.NODEODM_URL) engines.push(['NodeODM', 'NODEODM_URL', origin])
  if (config.MEDIAMTX) engines.push(['MediaMTX', 'MEDIAMTX_API_URL', config.MEDIAMTX.apiUrl])
  if (config.INFERENCE_URL !== EMBEDDED) engines.push(['Model server', 'INFERENCE_URL', config.INFERENCE_URL])
  if (config.STATIC_TILE_URL !== EMBEDDED) engines.push(['TiTiler', 'STATIC_TILE_URL', config.STATIC_TILE_URL])
  return Promise.all(engines.map(([part, setting, address]) => examineAddress(part, setting, address)))
}

async function examineAddress(part: string, setting: string, address: string): Promise<Finding> {
  try {
    await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' })
    return ok(part, `${address} answers.`)
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    return warning(part, `${address} does not answer (${reasonOf(cause ?? error)}). Start it, or check ${setting}.`)
  }
}

/** The certificate that browsers get at PUBLIC_URL. */
export async function examineCertificate({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Promise<Finding[]> {
  if (!PUBLIC_URL.startsWith('https://')) return []
  const part = 'Certificate'
  const { hostname, port } = new URL(PUBLIC_URL)
  // Accepts any: the examination tells what is wrong with it.
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS)
    if (!socket.authorized)
      return [warning(part, `Browsers do not trust that of ${hostname} (${String(socket.authorizationError)}).`)]
    if (days < EXPIRES_SOON_DAYS) return [warning(part, `That of ${hostname} expires in ${days} days. Renew it.`)]
    return [ok(part, `That of ${hostname} is valid for ${days} days.`)]
  } catch (error) {
    return [warning(part, `${hostname} does not answer with TLS (${reasonOf(error)}). Check the proxy and PUBLIC_URL.`)]
  } finally {
    socket.destroy()
  }
}
