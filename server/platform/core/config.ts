/** All settings of the server, read and validated once. `.env.example` documents them for operators. */
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { KEY_RULE, parseKey } from './encryptionKey'
import { ownAddress } from './ownAddress'
import { productName } from './product'
import { loadSessionSecret, MIN_SECRET_LENGTH } from './sessionSecret'
import { settingValue } from './settingValue'
import { StartUpError } from './startUpError'

const ENVIRONMENTS = ['production', 'development'] as const
const INSTANCES = ['aru', 'nkda'] as const
const GDAL_MODES = ['auto', 'system', 'bundled'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const MIN_PASSWORD_LENGTH = 8
const POSTGRES = ['postgres:', 'postgresql:']
const SMTP = ['smtp:', 'smtps:']
const WEB = ['http:', 'https:']
/** Of each kind. Each needs about 30 connections to the database. */
const MAX_PROCESSES = 64
const MAX_OLD_KEYS = 10
const HLS_PORT = 8888
const PLAYBACK_PORT = 9996
const SECRET_RULE = 'Use 16 to 100 letters, digits, hyphens and underscores.'
/** Names and values as in OTEL_EXPORTER_OTLP_HEADERS. */
const HEADERS = /^[\w-]+=[^,\r\n]+(,[\w-]+=[^,\r\n]+)*$/
const HEADERS_RULE = 'Use headers such as authorization=Bearer abc, separated by commas.'
const S3_REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

const GOOGLE_AND_MICROSOFT =
  'https://accounts.google.com,https://oauth2.googleapis.com,https://www.googleapis.com,https://login.microsoftonline.com'

/** Value of a start-up key that selects the engine bundled with Aerie. */
export const EMBEDDED = 'embedded'

export type GdalMode = (typeof GDAL_MODES)[number]

/** Settings sent to the browser at start-up. URLs are `embedded` or have no trailing slash. */
export interface StartUpValues {
  readonly ENVIRONMENT: (typeof ENVIRONMENTS)[number]
  readonly INSTANCE: (typeof INSTANCES)[number]
  readonly MAP_SERVICE_KEY: string
  readonly GOOGLE_SERVICES_KEY: string
  readonly WEATHER_SERVICE_KEY: string
  readonly RAZORPAY_KEY_ID: string
  readonly COG_BASE_URL: string
  readonly STATIC_TILE_URL: string
  readonly LIVE_STREAM_URL: string
  readonly RTMP_INGEST_URL: string
  /** Port of the bundled RTMP ingest, a decimal number. */
  readonly RTMP_PORT: string
  readonly INFERENCE_URL: string
  readonly PUBLIC_URL: string
  readonly STATIC_ASSETS_URL: string
  readonly API_BASE_URL: string
}

export interface Config extends StartUpValues {
  /** Search call of a Nominatim or Photon, which may contain its key; `embedded` for none. */
  readonly GEOCODER_URL: string
  readonly PORT: number
  readonly HOST: string
  /** Port of /metrics on HOST; 0 for none. */
  readonly METRICS_PORT: number
  /** Expected from who reads /metrics; undefined for none. */
  readonly METRICS_TOKEN: string | undefined
  /** Where spans are sent by OTLP over HTTP; `embedded` for nowhere. */
  readonly TRACES_URL: string
  /** Sent with them, such as a token. */
  readonly TRACES_HEADERS: Readonly<Record<string, string>>
  /** Share of the traces that are sent, in percent. */
  readonly TRACES_PERCENT: number
  /** Origin at which the other processes of the installation reach this one. */
  readonly INTERNAL_URL: string
  /** Absolute. */
  readonly DATA_DIR: string
  /** Absent: the bundled PostgreSQL in DATA_DIR. */
  readonly DATABASE_URL: string | undefined
  readonly ADMIN_EMAIL: string | undefined
  readonly ADMIN_PASSWORD: string | undefined
  readonly DEMO_PASSWORD: string | undefined
  readonly SESSION_SECRET: string
  /** Encrypts secrets in the database. Absent: a key derived from SESSION_SECRET. */
  readonly ENCRYPTION_KEY: Buffer | undefined
  /** Keys before, with which secrets are still decrypted. */
  readonly ENCRYPTION_KEYS_OLD: readonly Buffer[]
  /** Absent: mail is written to DATA_DIR/outbox. */
  readonly SMTP_URL: string | undefined
  readonly MAIL_FROM: string
  /** Proxies whose forwarded headers are trusted: none, all, or these addresses and subnets. */
  readonly TRUST_PROXY: boolean | string
  readonly LOG_LEVEL: (typeof LOG_LEVELS)[number]
  /** GDAL that converts rasters: the system's if it is recent enough, or the bundled one. */
  readonly GDAL: GdalMode
  /** Set whenever RAZORPAY_KEY_ID is not `embedded`. */
  readonly RAZORPAY_KEY_SECRET: string | undefined
  /** Absent: files are stored in DATA_DIR/files. */
  readonly S3: S3Settings | undefined
  readonly BACKUP: BackupSettings
  /** UDP port of live video for browsers. */
  readonly LIVE_UDP_PORT: number
  /** IPv4 addresses at which browsers reach that port; empty for those of this machine. */
  readonly LIVE_ADVERTISE: readonly string[]
  /** Viewers of all live streams of this process, together. */
  readonly LIVE_MAX_VIEWERS: number
  /** Absent: the bundled engine serves live video alone. */
  readonly MEDIAMTX: MediaServerSettings | undefined
  /** Processes of this server that answer requests. */
  readonly PROCESSES: number
  /** Further processes of this server that run its jobs. */
  readonly JOB_PROCESSES: number
  /** A process whose event loop hangs for this long is ended; 0: none is. */
  readonly HANG_SECONDS: number
  /** This process among those of the server, and the loopback ports of those that answer requests. */
  readonly PROCESS: { readonly index: number; readonly count: number; readonly ports: readonly number[] }
  /** Maximum size of an uploaded file in bytes. */
  readonly UPLOAD_MAX_BYTES: number
  /** Space of the disk that uploads and jobs leave free, so that all else goes on: the smaller of the two. */
  readonly DISK_RESERVE: { readonly bytes: number; readonly percent: number }
  /** Concurrent jobs of this server; in one of several processes those of the process. */
  readonly JOB_CONCURRENCY: number
  /** Concurrent jobs of one tenant across all processes. */
  readonly JOBS_PER_TENANT: number
  /** Absolute: a database of the places of addresses; undefined for none. */
  readonly GEOIP_DATABASE: string | undefined
  /** Origins of the identity providers that tenants may choose for single sign-on, and of their token and key endpoints. */
  readonly OIDC_ORIGINS: readonly string[]
  /** Origins of the sites whose pages may call the API with a token. */
  readonly CORS_ORIGINS: readonly string[]
  /** Origins on private networks from which base maps may be loaded. */
  readonly BASE_MAP_ORIGINS: readonly string[]
  /** Hosts, or hosts with port, that outgoing webhooks and aircraft feeds may reach on private networks and without TLS. */
  readonly WEBHOOK_PRIVATE_HOSTS: readonly string[]
  /** Shared with the model server at INFERENCE_URL. Absent: its models are not offered. */
  readonly INFERENCE_SECRET: string | undefined
  /** Origins of the NodeODM servers that compute orthomosaics. */
  readonly NODEODM_URL: readonly string[]
  /** Shared by all servers of this list. */
  readonly NODEODM_TOKEN: string | undefined
  /**
   * Program and arguments that convert a thermal photo of DJI into a radiometric TIFF; `{input}` and `{output}` stand for the
   * paths of the files. Absent: such photos have no temperatures.
   */
  readonly THERMAL_CONVERTER: readonly string[] | undefined
  /** Absent: webhooks are rejected. */
  readonly RAZORPAY_WEBHOOK_SECRET: string | undefined
}

/** Endpoint and credentials of the S3-compatible store. */
export interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Where `npm run backup` saves the bundled database and the files, and how. */
export interface BackupSettings {
  /** A folder, or `s3://bucket/folder`; undefined for none. */
  readonly target: string | undefined
  /** The store of buckets. */
  readonly store: BackupStore | undefined
  /** Public keys of age. None: backups are not encrypted. */
  readonly recipients: readonly string[]
  /** How often the write-ahead log is archived at the target, in seconds; 0 for never. */
  readonly logSeconds: number
}

export type BackupStore = Omit<S3Settings, 'bucket'>

/** Addresses of a MediaMTX without a slash at the end, and the secret that it shares with this server. */
export interface MediaServerSettings {
  /** WebRTC for browsers: LIVE_STREAM_URL. */
  readonly webRtcUrl: string
  /** HLS for browsers. */
  readonly hlsUrl: string
  readonly apiUrl: string
  readonly playbackUrl: string
  readonly secret: string
}

/**
 * Reads the settings from `env`. Without SESSION_SECRET, creates one in DATA_DIR.
 * @throws StartUpError that names the first invalid setting, without repeating values that may contain a password
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const read = settingsOf(env)
  const razorpayKeyId = read.text('RAZORPAY_KEY_ID', EMBEDDED)
  const adminEmail = read.secret(
    'ADMIN_EMAIL',
    (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    'Use an e-mail address.',
  )
  const dataDir = path.resolve(read.text('DATA_DIR', 'data'))
  const instance = read.oneOf('INSTANCE', INSTANCES, 'aru')
  const port = read.integer('PORT', '8080', 1, 65_535)
  const host = read.text('HOST', '127.0.0.1')
  const processes = read.processes('PROCESSES', '1')
  const liveStreamUrl = read.address('LIVE_STREAM_URL', ['http:', 'https:', 'ws:', 'wss:'])
  const config = {
    PORT: port,
    HOST: host,
    INTERNAL_URL: internalUrlOf(read, { host, port, processes }),
    PROCESSES: processes,
    JOB_PROCESSES: read.integer('JOB_PROCESSES', '0', 0, MAX_PROCESSES),
    HANG_SECONDS: read.integer('HANG_SECONDS', '60', 0, 3_600),
    PROCESS: { index: 0, count: 1, ports: [] },
    DATA_DIR: dataDir,
    DATABASE_URL: read.secret('DATABASE_URL', (value) => isUrl(value, POSTGRES), addressRule(POSTGRES)),
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: read.secret('ADMIN_PASSWORD', isLongEnough, passwordRule, adminEmail !== undefined),
    DEMO_PASSWORD: read.secret('DEMO_PASSWORD', isLongEnough, passwordRule),
    ENCRYPTION_KEY: read.keys('ENCRYPTION_KEY', 1)[0],
    ENCRYPTION_KEYS_OLD: read.keys('ENCRYPTION_KEYS_OLD', MAX_OLD_KEYS),
    SMTP_URL: read.secret('SMTP_URL', (value) => isUrl(value, SMTP), addressRule(SMTP)),
    MAIL_FROM: read.text('MAIL_FROM', `${productName({ INSTANCE: instance })} <aerie@localhost>`),
    TRUST_PROXY: read.proxies('TRUST_PROXY'),
    METRICS_PORT: read.integer('METRICS_PORT', '0', 0, 65_535),
    METRICS_TOKEN: read.secret('METRICS_TOKEN', (value) => value.length >= 16, lengthRule(16)),
    TRACES_URL: read.address('TRACES_URL', ['http:', 'https:']),
    TRACES_HEADERS: headersOf(read.secret('TRACES_HEADERS', (value) => HEADERS.test(value), HEADERS_RULE)),
    TRACES_PERCENT: read.integer('TRACES_PERCENT', '100', 1, 100),
    LOG_LEVEL: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    GDAL: read.oneOf('GDAL', GDAL_MODES, 'auto'),
    ENVIRONMENT: read.oneOf('ENVIRONMENT', ENVIRONMENTS, 'development'),
    INSTANCE: instance,
    MAP_SERVICE_KEY: read.text('MAP_SERVICE_KEY', EMBEDDED),
    GOOGLE_SERVICES_KEY: read.text('GOOGLE_SERVICES_KEY', EMBEDDED),
    WEATHER_SERVICE_KEY: read.text('WEATHER_SERVICE_KEY', EMBEDDED),
    RAZORPAY_KEY_ID: razorpayKeyId,
    RAZORPAY_KEY_SECRET: read.secret('RAZORPAY_KEY_SECRET', () => true, '', razorpayKeyId !== EMBEDDED),
    RAZORPAY_WEBHOOK_SECRET: read.secret('RAZORPAY_WEBHOOK_SECRET', (value) => value.length >= 16, lengthRule(16)),
    GEOCODER_URL: read.address('GEOCODER_URL', ['http:', 'https:']),
    COG_BASE_URL: read.address('COG_BASE_URL', ['http:', 'https:']),
    STATIC_TILE_URL: read.address('STATIC_TILE_URL', ['http:', 'https:']),
    LIVE_STREAM_URL: liveStreamUrl,
    RTMP_INGEST_URL: read.address('RTMP_INGEST_URL', ['rtmp:', 'rtmps:']),
    RTMP_PORT: String(read.integer('RTMP_PORT', '1935', 1, 65_535)),
    INFERENCE_URL: read.address('INFERENCE_URL', ['http:', 'https:']),
    INFERENCE_SECRET: read.secret('INFERENCE_SECRET', (value) => value.length >= 32, lengthRule(32)),
    PUBLIC_URL: read.address('PUBLIC_URL', ['http:', 'https:']),
    STATIC_ASSETS_URL: read.address('STATIC_ASSETS_URL', ['http:', 'https:']),
    API_BASE_URL: read.address('API_BASE_URL', ['http:', 'https:']),
    LIVE_UDP_PORT: read.integer('LIVE_UDP_PORT', '8189', 1, 65_535),
    LIVE_ADVERTISE: read.addresses('LIVE_ADVERTISE'),
    GEOIP_DATABASE: absoluteFileOf(read, 'GEOIP_DATABASE'),
    OIDC_ORIGINS: read.origins('OIDC_ORIGINS', GOOGLE_AND_MICROSOFT, 'https://login.example.com'),
    CORS_ORIGINS: read.origins('CORS_ORIGINS', 'none', 'https://maps.example.com'),
    BASE_MAP_ORIGINS: read.origins('BASE_MAP_ORIGINS', 'none', 'http://tiles.lan:8081'),
    WEBHOOK_PRIVATE_HOSTS: read.hosts('WEBHOOK_PRIVATE_HOSTS'),
    NODEODM_URL: read.origins('NODEODM_URL', 'none', 'http://odm.lan:3000'),
    NODEODM_TOKEN: read.secret('NODEODM_TOKEN', () => true, ''),
    THERMAL_CONVERTER: read.command('THERMAL_CONVERTER', ['{input}', '{output}']),
    LIVE_MAX_VIEWERS: read.integer('LIVE_MAX_VIEWERS', '40', 1, 10_000),
    MEDIAMTX: mediaServerSettingsOf(read, liveStreamUrl),
    S3: s3SettingsOf(read),
    BACKUP: backupSettingsOf(read),
    UPLOAD_MAX_BYTES: read.integer('UPLOAD_MAX_BYTES', String(20 * 2 ** 30), 1, Number.MAX_SAFE_INTEGER),
    DISK_RESERVE: {
      bytes: read.integer('DISK_RESERVE_BYTES', String(2 * 2 ** 30), 0, Number.MAX_SAFE_INTEGER),
      percent: read.integer('DISK_RESERVE_PERCENT', '2', 0, 100),
    },
    JOB_CONCURRENCY: read.integer('JOB_CONCURRENCY', '2', 1, 64),
    JOBS_PER_TENANT: read.integer('JOBS_PER_TENANT', '1', 1, 64),
  }
  // Last, because it may write a file: a failing start-up must not leave one behind.
  const secret = read.secret(
    'SESSION_SECRET',
    (value) => value.length >= MIN_SECRET_LENGTH,
    lengthRule(MIN_SECRET_LENGTH),
  )
  return Object.freeze({ ...config, SESSION_SECRET: secret ?? loadSessionSecret(dataDir) })
}

function absoluteFileOf(read: ReturnType<typeof settingsOf>, key: string): string | undefined {
  const file = read.text(key, 'none')
  if (file === 'none') return undefined
  if (!path.isAbsolute(file)) throw invalid(key, file, 'Use none or an absolute path.')
  return file
}

function headersOf(list = ''): Record<string, string> {
  const pairs = list.split(',').filter((pair) => pair !== '')
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

/** Requests to the port of several processes arrive at any of them, so that other servers need a port of one process. */
function internalUrlOf(
  read: ReturnType<typeof settingsOf>,
  { host, port, processes }: { host: string; port: number; processes: number },
): string {
  const url = read.origin('INTERNAL_URL', () => ownAddress(host, port))
  const isOwn = read.isSet('INTERNAL_URL') && read.text('INTERNAL_URL', EMBEDDED) !== EMBEDDED
  if (isOwn && processes > 1 && portOf(url) === port) {
    throw invalid('INTERNAL_URL', url, `With several PROCESSES, use another port than ${port}.`)
  }
  return url
}

/** The endpoint, the bucket and both keys belong together; some without the others are an error. */
function s3SettingsOf(read: ReturnType<typeof settingsOf>): S3Settings | undefined {
  if (!['S3_ENDPOINT', 'S3_REGION', ...S3_REQUIRED].some(read.isSet)) return undefined
  const endpoint = read.address('S3_ENDPOINT', ['http:', 'https:'])
  // An endpoint that is explicitly embedded turns the store off, whatever else is set.
  if (endpoint === EMBEDDED && read.isSet('S3_ENDPOINT')) return undefined
  const missing = ['S3_ENDPOINT', ...S3_REQUIRED].filter((key) => !read.isSet(key))
  if (missing.length > 0)
    throw new StartUpError(
      `No value found for key ${missing.join(', ')}. Set S3_ENDPOINT, ${S3_REQUIRED.join(', ')} together, or none of them.`,
    )
  return {
    endpoint,
    region: read.text('S3_REGION', 'us-east-1'),
    bucket: read.required('S3_BUCKET'),
    accessKeyId: read.required('S3_ACCESS_KEY_ID'),
    secretAccessKey: read.required('S3_SECRET_ACCESS_KEY'),
  }
}

/** The settings of backups alone, for commands that must not create a session secret. @throws StartUpError */
export const readBackupSettings = (env: NodeJS.ProcessEnv = process.env): BackupSettings =>
  backupSettingsOf(settingsOf(env))

/** The store of the files alone, for the same commands; undefined when the files are in DATA_DIR. @throws StartUpError */
export const readFileStore = (env: NodeJS.ProcessEnv = process.env): S3Settings | undefined =>
  s3SettingsOf(settingsOf(env))

function backupSettingsOf(read: ReturnType<typeof settingsOf>): BackupSettings {
  const target = read.text('BACKUP_TO', 'none')
  if (target !== 'none' && !path.isAbsolute(target) && !/^s3:\/\/[^/]+/.test(target))
    throw invalid('BACKUP_TO', target, 'Use none, an absolute path, or an address such as s3://bucket/folder.')
  const recipients = read.text('BACKUP_RECIPIENTS', 'none')
  const keys = recipients === 'none' ? [] : recipients.split(',').map((key) => key.trim())
  if (!keys.every((key) => /^age1[a-z\d]{50,}$/.test(key)))
    throw invalid('BACKUP_RECIPIENTS', recipients, 'Use none, or public keys of age (age1…) separated by commas.')
  const logSeconds = read.integer('BACKUP_LOG_SECONDS', '0', 0, 86_400)
  if (logSeconds > 0 && target === 'none')
    throw new StartUpError('No value found for key BACKUP_TO. BACKUP_LOG_SECONDS needs it.')
  return {
    target: target === 'none' ? undefined : target,
    store: backupStoreOf(read),
    recipients: keys,
    logSeconds,
  }
}

function backupStoreOf(read: ReturnType<typeof settingsOf>): BackupStore | undefined {
  const needed = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY']
  if (![...needed, 'BACKUP_S3_REGION'].some(read.isSet)) return undefined
  const missing = needed.filter((key) => !read.isSet(key))
  if (missing.length > 0)
    throw new StartUpError(
      `No value found for key ${missing.join(', ')}. Set ${needed.join(', ')} together, or none of them.`,
    )
  const endpoint = read.address('BACKUP_S3_ENDPOINT', WEB)
  if (endpoint === EMBEDDED) return undefined
  return {
    endpoint,
    region: read.text('BACKUP_S3_REGION', 'us-east-1'),
    accessKeyId: read.required('BACKUP_S3_ACCESS_KEY_ID'),
    secretAccessKey: read.required('BACKUP_S3_SECRET_ACCESS_KEY'),
  }
}

/**
 * MediaMTX serves when its control API and its public address are known. Without the secret anybody could admit publishers, so
 * that a missing one is an error.
 */
function mediaServerSettingsOf(
  read: ReturnType<typeof settingsOf>,
  liveStreamUrl: string,
): MediaServerSettings | undefined {
  const apiUrl = read.address('MEDIAMTX_API_URL', WEB)
  const playbackUrl = read.address('MEDIAMTX_PLAYBACK_URL', WEB)
  const hlsUrl = read.address('MEDIAMTX_HLS_URL', WEB)
  const isSecret = (value: string) => /^[\w-]{16,100}$/.test(value)
  const secret = read.secret('MEDIAMTX_SECRET', isSecret, SECRET_RULE, apiUrl !== EMBEDDED)
  if (apiUrl === EMBEDDED || liveStreamUrl === EMBEDDED || secret === undefined) return undefined
  if (!isUrl(liveStreamUrl, WEB)) throw invalid('LIVE_STREAM_URL', liveStreamUrl, addressRule(WEB))
  return {
    webRtcUrl: liveStreamUrl,
    hlsUrl: hlsUrl === EMBEDDED ? withPort(liveStreamUrl, HLS_PORT) : hlsUrl,
    apiUrl,
    playbackUrl: playbackUrl === EMBEDDED ? withPort(apiUrl, PLAYBACK_PORT) : playbackUrl,
    secret,
  }
}

/** Another port of the same host, where MediaMTX listens by default. */
function withPort(address: string, port: number): string {
  const { protocol, hostname } = new URL(address)
  return `${protocol}//${hostname}:${port}`
}

/** The settings that any visitor may see. */
export function startUpValues(config: Config): StartUpValues {
  return {
    ENVIRONMENT: config.ENVIRONMENT,
    INSTANCE: config.INSTANCE,
    MAP_SERVICE_KEY: config.MAP_SERVICE_KEY,
    GOOGLE_SERVICES_KEY: config.GOOGLE_SERVICES_KEY,
    // Only the server uses the key. The name stays, because browsers check that every key has a value.
    WEATHER_SERVICE_KEY: EMBEDDED,
    RAZORPAY_KEY_ID: config.RAZORPAY_KEY_ID,
    COG_BASE_URL: config.COG_BASE_URL,
    STATIC_TILE_URL: config.STATIC_TILE_URL,
    LIVE_STREAM_URL: config.LIVE_STREAM_URL,
    RTMP_INGEST_URL: config.RTMP_INGEST_URL,
    RTMP_PORT: config.RTMP_PORT,
    INFERENCE_URL: config.INFERENCE_URL,
    PUBLIC_URL: config.PUBLIC_URL,
    STATIC_ASSETS_URL: config.STATIC_ASSETS_URL,
    API_BASE_URL: config.API_BASE_URL,
  }
}

const noValue = (key: string) => new StartUpError(`No value found for key ${key}`)
const invalid = (key: string, value: string, rule: string) =>
  new StartUpError(`Invalid value ${value} for key ${key}. ${rule}`)
const notConvertible = (key: string, value: string, rule: string) =>
  new StartUpError(`Unable to convert value ${value} for key ${key}. ${rule}`)

const lengthRule = (min: number) => `Use at least ${min} characters.`
const passwordRule = lengthRule(MIN_PASSWORD_LENGTH)
const addressRule = (protocols: readonly string[]) =>
  `Use an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`

/** Readers by kind of setting. A setting that is present but empty is an error, except for secrets. */
function settingsOf(env: NodeJS.ProcessEnv) {
  const valueOf = (key: string) => settingValue(env, key)
  const text = (key: string, fallback: string): string => {
    const value = (valueOf(key) ?? fallback).trim()
    if (value === '') throw noValue(key)
    return value
  }

  return {
    text,

    /** Compose files pass unset settings as empty strings. */
    isSet: (key: string): boolean => Boolean(valueOf(key)),

    /** Compose files pass unset secrets as empty strings, so empty means absent. */
    secret(key: string, isValid: (value: string) => boolean, rule: string, required = false): string | undefined {
      const value = valueOf(key)
      if (value === undefined || value === '') {
        if (required) throw noValue(key)
        return undefined
      }
      if (!isValid(value)) throw invalid(key, '(hidden)', rule)
      return value
    },

    /** Keys of 32 bytes separated by commas; none when it is absent or empty, as secrets are. */
    keys(key: string, max: number): readonly Buffer[] {
      const value = valueOf(key)
      if (value === undefined || value === '') return []
      const keys = value.split(',').map(parseKey)
      const valid = keys.filter((each) => each !== undefined)
      if (valid.length < keys.length || keys.length > max) throw invalid(key, '(hidden)', KEY_RULE)
      return valid
    },

    /** A required text that is never repeated in a message. */
    required(key: string): string {
      const value = valueOf(key)
      if (value === undefined || value === '') throw noValue(key)
      return value
    },

    oneOf<T extends string>(key: string, values: readonly T[], fallback: T): T {
      const value = text(key, fallback)
      const match = values.find((each) => each === value)
      if (match === undefined) throw invalid(key, value, `Use ${values.join(', ')}.`)
      return match
    },

    integer(key: string, fallback: string, min: number, max: number): number {
      const value = text(key, fallback)
      const rule = `Use a whole number from ${min} to ${max}.`
      if (!/^\d+$/.test(value)) throw notConvertible(key, value, rule)
      const number = Number(value)
      if (number < min || number > max) throw invalid(key, value, rule)
      return number
    },

    /** A number of processes; `auto` for one for each processor. */
    processes(key: string, fallback: string): number {
      const value = text(key, fallback)
      if (value === 'auto') return Math.min(availableParallelism(), MAX_PROCESSES)
      const number = /^\d+$/.test(value) ? Number(value) : 0
      if (number < 1 || number > MAX_PROCESSES)
        throw notConvertible(key, value, `Use auto, or a whole number from 1 to ${MAX_PROCESSES}.`)
      return number
    },

    address(key: string, protocols: readonly string[]): string {
      const value = text(key, EMBEDDED)
      if (value === EMBEDDED) return value
      if (!isUrl(value, protocols)) throw invalid(key, value, addressRule(protocols))
      // These URLs are sent to every visitor.
      if (hasCredentials(value)) throw invalid(key, '(hidden)', 'Remove the user name and password.')
      if (value.endsWith('/')) throw invalid(key, value, 'Remove the slash at the end.')
      return value
    },

    /** An origin; `embedded` for the fallback. */
    origin(key: string, fallback: () => string): string {
      const value = text(key, EMBEDDED)
      if (value === EMBEDDED) return fallback()
      if (!isOrigin(value)) throw notConvertible(key, value, 'Use an origin such as http://10.0.0.4:8080.')
      return value
    },

    /** IPv4 addresses separated by commas; none by default. */
    addresses(key: string): readonly string[] {
      const value = text(key, EMBEDDED)
      if (value === EMBEDDED) return []
      const list = value.split(',').map((each) => each.trim())
      if (!list.every((each) => isIP(each) === 4))
        throw notConvertible(key, value, 'Use IPv4 addresses separated by commas.')
      return list
    },

    /** Origins separated by commas, or `none`. */
    origins(key: string, fallback: string, example: string): readonly string[] {
      const value = text(key, fallback)
      if (value === 'none') return []
      const list = value.split(',').map((each) => each.trim())
      if (!list.every(isOrigin))
        throw notConvertible(key, value, `Use none, or origins such as ${example} separated by commas.`)
      return list
    },

    /** Hosts, or hosts with port, separated by commas, or `none`; in lower case. */
    hosts(key: string): readonly string[] {
      const value = text(key, 'none')
      if (value === 'none') return []
      const list = value.split(',').map((each) => each.trim().toLowerCase())
      if (!list.every((each) => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/.test(each)))
        throw notConvertible(key, value, 'Use none, or hosts such as hooks.lan:8081 separated by commas.')
      return list
    },

    /** A program and its arguments as JSON; undefined for `none`. @param placeholders texts that the arguments contain */
    command(key: string, placeholders: readonly string[]): readonly string[] | undefined {
      const value = text(key, 'none')
      if (value === 'none') return undefined
      const rule = `Use none, or a JSON array of a program and its arguments that contain ${placeholders.join(' and ')}.`
      const [program, ...args] = stringsIn(value)
      if (!program || !placeholders.every((each) => args.some((arg) => arg.includes(each)))) {
        throw notConvertible(key, value, rule)
      }
      return [program, ...args]
    },

    proxies(key: string): boolean | string {
      const value = text(key, 'false')
      if (value === 'true' || value === 'false') return value === 'true'
      if (!value.split(',').every((each) => isSubnet(each.trim())))
        throw notConvertible(key, value, 'Use true, false, or addresses and subnets separated by commas.')
      return value
    },
  }
}

/** The texts of a JSON array; none for anything else. */
function stringsIn(json: string): string[] {
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) && parsed.every((each) => typeof each === 'string') ? parsed : []
  } catch {
    return []
  }
}

const isLongEnough = (password: string) => password.length >= MIN_PASSWORD_LENGTH

const isUrl = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).host !== ''

/** Of an http or https address. */
export function portOf(address: string): number {
  const { protocol, port } = new URL(address)
  if (port !== '') return Number(port)
  return protocol === 'https:' ? 443 : 80
}

const isOrigin = (value: string) => isUrl(value, ['http:', 'https:']) && new URL(value).origin === value

const hasCredentials = (address: string) => new URL(address).username !== '' || new URL(address).password !== ''

function isSubnet(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
