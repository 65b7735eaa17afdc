// What the server reaches over the network: the object store, the mail server, engines of video and maps, and certificates.
import { once } from 'node:events'
import { connect } from 'node:tls'
import { createTransport } from 'nodemailer'
import { EMBEDDED, type Config } from '../../../platform/core/config'
import { asMessage, type Message } from '../../../platform/core/messages'
import { failed, ok, reasonOf, warning, type Finding, type Part } from './finding'
import { doctorText, partText } from './messages'

const PATIENCE_MS = 5_000
const EXPIRES_SOON_DAYS = 14
const DAY_MS = 86_400_000

const FILES: Part = { area: 'files', name: partText('files') }
const MAIL: Part = { area: 'services', name: partText('mail') }

export async function examineStore({ S3 }: Pick<Config, 'S3'>): Promise<Finding> {
  if (!S3) return ok(FILES, doctorText('filesHere'))
  // As in openStorage.ts.
  const { requireBucket } = await import('../../../platform/storage/s3')
  try {
    await requireBucket(S3)
    return ok(FILES, doctorText('filesBucket', { bucket: S3.bucket, address: originOf(S3.endpoint) }))
  } catch (error) {
    return failed(FILES, asMessage(reasonOf(error)), doctorText('filesAction'))
  }
}

export async function examineMail({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): Promise<Finding> {
  if (SMTP_URL === undefined) return warning(MAIL, doctorText('mailNone'), doctorText('mailNoneAction'))
  const transport = createTransport(SMTP_URL, { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS } as never)
  try {
    await transport.verify()
    return ok(MAIL, doctorText('mailAnswers'))
  } catch (error) {
    return warning(MAIL, doctorText('mailFails', { reason: reasonOf(error) }), doctorText('mailAction'))
  } finally {
    transport.close()
  }
}

interface Engine {
  name: Message
  setting: string
  address: string
}

type EngineSettings = Pick<Config, 'NODEODM_URL' | 'MEDIAMTX' | 'INFERENCE_URL' | 'STATIC_TILE_URL'>

function enginesOf({ NODEODM_URL, MEDIAMTX, INFERENCE_URL, STATIC_TILE_URL }: EngineSettings): Engine[] {
  const engines: Engine[] = NODEODM_URL.map((address) => ({
    name: partText('nodeOdm'),
    setting: 'NODEODM_URL',
    address,
  }))
  if (MEDIAMTX) engines.push({ name: partText('mediaMtx'), setting: 'MEDIAMTX_API_URL', address: MEDIAMTX.apiUrl })
  if (INFERENCE_URL !== EMBEDDED)
    engines.push({ name: partText('modelServer'), setting: 'INFERENCE_URL', address: INFERENCE_URL })
  if (STATIC_TILE_URL !== EMBEDDED)
    engines.push({ name: partText('titiler'), setting: 'STATIC_TILE_URL', address: STATIC_TILE_URL })
  return engines
}

/** Engines at an address: any answer shows that they run. */
export const examineEngines = (config: EngineSettings): Promise<Finding[]> =>
  Promise.all(enginesOf(config).map(examineEngine))

async function examineEngine({ name, setting, address }: Engine): Promise<Finding> {
  const part: Part = { area: 'services', name }
  const shown = originOf(address)
  const target = new URL(address)
  // fetch rejects them, with an error that repeats them.
  target.username = ''
  target.password = ''
  try {
    await fetch(target, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' })
    return ok(part, doctorText('engineAnswers', { address: shown }))
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    const text = doctorText('engineFails', { address: shown, reason: reasonOf(cause ?? error) })
    return warning(part, text, doctorText('engineAction', { setting }))
  }
}

/** Without a name and a password that the address may contain. */
const originOf = (address: string): string => new URL(address).origin

/** The certificate that browsers get at PUBLIC_URL, and those that this server gets from the store and the engines. */
export async function examineCertificates(
  config: EngineSettings & Pick<Config, 'PUBLIC_URL' | 'S3'>,
): Promise<Finding[]> {
  const { PUBLIC_URL, S3 } = config
  const outbound = enginesOf(config).map(({ address }) => address)
  if (S3) outbound.push(S3.endpoint)
  const origins = new Set(outbound.map(originOf))
  const examinations = [...origins].map((origin) => {
    const { host } = new URL(origin)
    return examineCertificate({ area: 'services', name: partText('certificateOf', { host }) }, origin)
  })
  examinations.push(examineCertificate({ area: 'services', name: partText('certificate') }, PUBLIC_URL))
  return (await Promise.all(examinations)).filter((finding) => finding !== undefined)
}

async function examineCertificate(part: Part, origin: string): Promise<Finding | undefined> {
  if (!origin.startsWith('https://')) return undefined
  const { hostname: host, port } = new URL(origin)
  // Accepts any: the examination tells what is wrong with it.
  const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS)
    if (days < 0) return failed(part, doctorText('certificateExpired', { host }), doctorText('certificateAction'))
    if (!socket.authorized) {
      const text = doctorText('certificateUntrusted', { host, reason: String(socket.authorizationError) })
      return warning(part, text, doctorText('certificateUntrustedAction'))
    }
    if (days < EXPIRES_SOON_DAYS)
      return warning(part, doctorText('certificateSoon', { host, days }), doctorText('certificateAction'))
    return ok(part, doctorText('certificateValid', { host, days }))
  } catch (error) {
    const text = doctorText('certificateFails', { host, reason: reasonOf(error) })
    return warning(part, text, doctorText('certificateFailsAction'))
  } finally {
    socket.destroy()
  }
}
