import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig, startUpValues } from './config'

const SESSION_SECRET = 'a secret of at least thirty-two characters'
const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ SESSION_SECRET, ...env })

test('selects the embedded engines when the environment is empty', () => {
  const config = read()
  expect(config).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    DATA_DIR: path.resolve('data'),
    ENVIRONMENT: 'development',
    INSTANCE: 'aru',
    TRUST_PROXY: false,
  })
  expect(config.DATABASE_URL).toBeUndefined()
  const { ENVIRONMENT, INSTANCE, RTMP_PORT, ...engines } = startUpValues(config)
  expect([ENVIRONMENT, INSTANCE, RTMP_PORT]).toEqual(['development', 'aru', '1935'])
  expect(new Set(Object.values(engines))).toEqual(new Set(['embedded']))
  expect(Object.isFrozen(config)).toBe(true)
})

test('is reached by other processes at its host and port, or at an address of the machine', () => {
  expect(read().INTERNAL_URL).toBe('http://127.0.0.1:8080')
  expect(read({ HOST: '::1', PORT: '90' }).INTERNAL_URL).toBe('http://[::1]:90')
  expect(read({ HOST: '0.0.0.0' }).INTERNAL_URL).toMatch(/^http:\/\/(?!0\.)[\d.]+:8080$/)
  expect(read({ INTERNAL_URL: 'https://node-2.lan:8443' }).INTERNAL_URL).toBe('https://node-2.lan:8443')
})

test('requires all settings of a store or none', () => {
  const S3_ENDPOINT = 'https://s3.example'
  expect(read().S3).toBeUndefined()
  expect(() => read({ S3_ENDPOINT })).toThrow('No value found for key S3_BUCKET')
  expect(() => read({ S3_BUCKET: 'aerie' })).toThrow(
    'No value found for key S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY. Set',
  )
  expect(() => read({ S3_REGION: 'eu-central-1' })).toThrow('No value found for key S3_ENDPOINT, S3_BUCKET')
  expect(read({ S3_ENDPOINT: 'embedded', S3_BUCKET: 'aerie' }).S3).toBeUndefined()
  const rest = { S3_BUCKET: 'aerie', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  expect(() => read({ S3_ENDPOINT, ...rest, S3_SECRET_ACCESS_KEY: '' })).toThrow('S3_SECRET_ACCESS_KEY')
  expect(read({ S3_ENDPOINT, ...rest }).S3).toEqual({
    endpoint: S3_ENDPOINT,
    region: 'us-east-1',
    bucket: 'aerie',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
})

test('reads the converter of thermal photos as a program with its arguments', () => {
  expect(read().THERMAL_CONVERTER).toBeUndefined()
  const command = ['env', 'A=b', '/opt/convert', '-i={input}', '{output}']
  expect(read({ THERMAL_CONVERTER: JSON.stringify(command) }).THERMAL_CONVERTER).toEqual(command)
  for (const wrong of [
    '/opt/convert {input} {output}',
    '[]',
    '["/opt/convert","{input}"]',
    '{"a":1}',
    '[1,"{input}{output}"]',
  ]) {
    expect(() => read({ THERMAL_CONVERTER: wrong })).toThrow('THERMAL_CONVERTER')
  }
})

test('sends mail in the name of the product by default', () => {
  expect(read().MAIL_FROM).toBe('Aerie <aerie@localhost>')
  expect(read({ INSTANCE: 'nkda' }).MAIL_FROM).toBe('Aerie NKDA <aerie@localhost>')
  expect(read({ INSTANCE: 'nkda', MAIL_FROM: 'ops@example.test' }).MAIL_FROM).toBe('ops@example.test')
})

test('reads all settings', () => {
  const config = read({
    PORT: '80',
    ENVIRONMENT: 'production',
    INSTANCE: 'nkda',
    DATABASE_URL: 'postgres://aerie:pass@db/aerie',
    RTMP_INGEST_URL: 'rtmp://ingest.example:1935/live',
    PUBLIC_URL: 'https://aerie.example',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    LIVE_ADVERTISE: '192.0.2.1, 10.0.0.4',
  })
  expect(config).toMatchObject({
    LIVE_ADVERTISE: ['192.0.2.1', '10.0.0.4'],
    PORT: 80,
    ENVIRONMENT: 'production',
    INSTANCE: 'nkda',
    DATABASE_URL: 'postgres://aerie:pass@db/aerie',
    RTMP_INGEST_URL: 'rtmp://ingest.example:1935/live',
    PUBLIC_URL: 'https://aerie.example',
    TRUST_PROXY: '10.0.0.0/8, ::1',
  })
})

test.each([
  ['PORT', '', 'No value found for key PORT'],
  ['PORT', 'eighty', 'Unable to convert value eighty for key PORT'],
  ['PORT', '70000', 'Invalid value 70000 for key PORT'],
  ['UPLOAD_MAX_BYTES', '20G', 'Unable to convert value 20G for key UPLOAD_MAX_BYTES'],
  ['JOB_CONCURRENCY', '0', 'Invalid value 0 for key JOB_CONCURRENCY'],
  ['S3_ENDPOINT', 's3.example', 'Invalid value s3.example for key S3_ENDPOINT'],
  ['ENVIRONMENT', 'staging', 'Invalid value staging for key ENVIRONMENT'],
  ['RTMP_PORT', '0', 'Invalid value 0 for key RTMP_PORT'],
  ['INSTANCE', 'ARU', 'Invalid value ARU for key INSTANCE'],
  ['MAP_SERVICE_KEY', ' ', 'No value found for key MAP_SERVICE_KEY'],
  ['PUBLIC_URL', '', 'No value found for key PUBLIC_URL'],
  ['PUBLIC_URL', 'https://aerie.example/', 'Invalid value https://aerie.example/ for key PUBLIC_URL'],
  ['PUBLIC_URL', 'aerie.example', 'Invalid value aerie.example for key PUBLIC_URL'],
  ['PUBLIC_URL', 'https://me:pass@aerie.example', 'Invalid value (hidden) for key PUBLIC_URL'],
  ['RTMP_INGEST_URL', 'http://ingest.example', 'Invalid value http://ingest.example for key RTMP_INGEST_URL'],
  ['TRUST_PROXY', 'yes', 'Unable to convert value yes for key TRUST_PROXY'],
  ['INTERNAL_URL', 'http://10.0.0.4/aerie', 'Unable to convert value http://10.0.0.4/aerie for key INTERNAL_URL'],
  ['INTERNAL_URL', '10.0.0.4:8080', 'Unable to convert value 10.0.0.4:8080 for key INTERNAL_URL'],
  ['LIVE_ADVERTISE', 'live.example', 'Unable to convert value live.example for key LIVE_ADVERTISE'],
  ['LIVE_UDP_PORT', '0', 'Invalid value 0 for key LIVE_UDP_PORT'],
  ['TRUST_PROXY', '10.0.0.0/33', 'Unable to convert value 10.0.0.0/33 for key TRUST_PROXY'],
  ['LOG_LEVEL', 'loud', 'Invalid value loud for key LOG_LEVEL'],
  ['ADMIN_EMAIL', 'root@example.com', 'No value found for key ADMIN_PASSWORD'],
  ['RAZORPAY_KEY_ID', 'rzp_test_1', 'No value found for key RAZORPAY_KEY_SECRET'],
])('%s=%s: %s', (key, value, message) => {
  expect(() => read({ [key]: value })).toThrow(message)
})

test.each(['DATABASE_URL', 'SMTP_URL', 'ADMIN_PASSWORD', 'DEMO_PASSWORD', 'SESSION_SECRET'])(
  'does not repeat an invalid %s in the message',
  (key) => {
    expect(() => read({ [key]: 'hunter2' })).toThrow(`Invalid value (hidden) for key ${key}`)
  },
)

test.each([
  ['DEMO_PASSWORD', 'hunter2', 'Use at least 8 characters.'],
  ['SESSION_SECRET', 'hunter2', 'Use at least 32 characters.'],
  ['ENCRYPTION_KEY', 'f0'.repeat(31), 'Use 32 random bytes in hexadecimal or base64'],
  ['ENCRYPTION_KEY', `${'f0'.repeat(32)},${'f1'.repeat(32)}`, 'Use 32 random bytes in hexadecimal or base64'],
  ['ENCRYPTION_KEYS_OLD', `${'f0'.repeat(32)},hunter2`, 'Use 32 random bytes in hexadecimal or base64'],
  ['DATABASE_URL', 'mysql://db', 'Use an address that starts with postgres:// or postgresql://.'],
  ['ADMIN_EMAIL', 'root', 'Use an e-mail address.'],
  ['PORT', '70000', 'Use a whole number from 1 to 65535.'],
  ['PORT', 'eighty', 'Use a whole number from 1 to 65535.'],
  ['ENVIRONMENT', 'staging', 'Use production, development.'],
  ['PUBLIC_URL', 'aerie.example', 'Use an address that starts with http:// or https://.'],
  ['PUBLIC_URL', 'https://aerie.example/', 'Remove the slash at the end.'],
  ['PUBLIC_URL', 'https://me:pass@aerie.example', 'Remove the user name and password.'],
  ['TRUST_PROXY', 'yes', 'Use true, false, or addresses and subnets separated by commas.'],
])('names the rule that %s=%s breaks', (key, value, rule) => {
  expect(() => read({ [key]: value })).toThrow(`for key ${key}. ${rule}`)
})

test('sends no secret to the browser', () => {
  const secrets = {
    SESSION_SECRET: 'session-secret-of-more-than-thirty-two-characters',
    DATABASE_URL: 'postgres://aerie:secret-url@db/aerie',
    SMTP_URL: 'smtp://aerie:secret-mail@mail',
    ADMIN_EMAIL: 'secret@example.com',
    ADMIN_PASSWORD: 'secret-admin',
    DEMO_PASSWORD: 'secret-demo',
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret-payment',
    WEATHER_SERVICE_KEY: 'secret-weather',
    GEOCODER_URL: 'https://places.example/search?key=secret-geocoder',
    S3_ENDPOINT: 'https://secret-store.example',
    S3_BUCKET: 'secret-bucket',
    S3_ACCESS_KEY_ID: 'secret-id',
    S3_SECRET_ACCESS_KEY: 'secret-key',
  }
  const config = readConfig(secrets)
  expect(config.WEATHER_SERVICE_KEY).toBe('secret-weather')
  const page = JSON.stringify(startUpValues(config))
  expect(page).toContain('rzp_test_1')
  expect(page).not.toContain('secret')
})

describe('without SESSION_SECRET', () => {
  let DATA_DIR: string
  beforeEach(() => (DATA_DIR = mkdtempSync(path.join(tmpdir(), 'aerie-config-'))))
  afterEach(() => rmSync(DATA_DIR, { recursive: true }))

  test('creates and keeps one that only the server user can read', () => {
    const first = readConfig({ DATA_DIR }).SESSION_SECRET
    const file = path.join(DATA_DIR, 'session-secret')
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(readConfig({ DATA_DIR }).SESSION_SECRET).toBe(first)
    expect(readFileSync(file, 'utf8').trim()).toBe(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('rejects a damaged one', () => {
    writeFileSync(path.join(DATA_DIR, 'session-secret'), '')
    expect(() => readConfig({ DATA_DIR })).toThrow('is damaged')
  })

  test.each(['/proc/nope', '/proc/nope/data', '/dev/null/data'])('rejects %s, which cannot be created', (directory) => {
    expect(() => readConfig({ DATA_DIR: directory })).toThrow(`Cannot create the data directory ${directory}`)
  })

  test('creates missing parents of DATA_DIR', () => {
    readConfig({ DATA_DIR: path.join(DATA_DIR, 'one/two') })
    expect(statSync(path.join(DATA_DIR, 'one/two')).isDirectory()).toBe(true)
  })

  test('writes nothing when start-up fails', () => {
    expect(() => readConfig({ DATA_DIR: path.join(DATA_DIR, 'new'), PORT: 'x' })).toThrow('PORT')
    expect(() => statSync(path.join(DATA_DIR, 'new'))).toThrow('ENOENT')
  })
})

test('uses a MediaMTX when its addresses and its secret are set', () => {
  const LIVE_STREAM_URL = 'https://media.example:8889'
  const MEDIAMTX_API_URL = 'http://media.lan:9997'
  const MEDIAMTX_SECRET = 'sixteen-letters-and-more'
  expect(read().MEDIAMTX).toBeUndefined()
  expect(read({ LIVE_STREAM_URL }).MEDIAMTX).toBeUndefined()
  expect(read({ MEDIAMTX_API_URL, MEDIAMTX_SECRET }).MEDIAMTX).toBeUndefined()
  expect(read({ LIVE_STREAM_URL, MEDIAMTX_API_URL, MEDIAMTX_SECRET }).MEDIAMTX).toEqual({
    webRtcUrl: LIVE_STREAM_URL,
    hlsUrl: 'https://media.example:8888',
    apiUrl: MEDIAMTX_API_URL,
    playbackUrl: 'http://media.lan:9996',
    secret: MEDIAMTX_SECRET,
  })
  expect(() => read({ LIVE_STREAM_URL, MEDIAMTX_API_URL })).toThrow('No value found for key MEDIAMTX_SECRET')
  expect(() => read({ LIVE_STREAM_URL, MEDIAMTX_API_URL, MEDIAMTX_SECRET: 'secret with spaces' })).toThrow('(hidden)')
  expect(() => read({ LIVE_STREAM_URL: 'wss://media.example', MEDIAMTX_API_URL, MEDIAMTX_SECRET })).toThrow(
    'Invalid value wss://media.example for key LIVE_STREAM_URL',
  )
})

describe('settings in files', () => {
  let folder: string
  const fileOf = (content: string): string => {
    const file = path.join(folder, 'secret')
    writeFileSync(file, content)
    return file
  }
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'aerie-settings-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('are read without the line break at the end', () => {
    expect(read({ NODEODM_TOKEN_FILE: fileOf('to ken\n') }).NODEODM_TOKEN).toBe('to ken')
    expect(read({ NODEODM_TOKEN: '', NODEODM_TOKEN_FILE: fileOf('token\r\n') }).NODEODM_TOKEN).toBe('token')
    expect(read({ WEATHER_SERVICE_KEY_FILE: fileOf('key') }).WEATHER_SERVICE_KEY).toBe('key')
    expect(read({ JOB_CONCURRENCY_FILE: fileOf('7\n') }).JOB_CONCURRENCY).toBe(7)
  })

  test('are absent when the file is empty', () => {
    const empty = fileOf('\n')
    expect(read({ SMTP_URL_FILE: empty, WEATHER_SERVICE_KEY_FILE: empty })).toMatchObject({
      SMTP_URL: undefined,
      WEATHER_SERVICE_KEY: 'embedded',
    })
    expect(read({ S3_ACCESS_KEY_ID_FILE: empty, S3_SECRET_ACCESS_KEY_FILE: empty }).S3).toBeUndefined()
  })

  test('count as set for the settings that belong together', () => {
    const S3_SECRET_ACCESS_KEY_FILE = fileOf('key')
    expect(() => read({ S3_SECRET_ACCESS_KEY_FILE })).toThrow('No value found for key S3_ENDPOINT')
  })

  test('are validated, and never repeated in a message', () => {
    const file = fileOf('hunter2')
    expect(() => read({ ADMIN_PASSWORD_FILE: file })).toThrow('Invalid value (hidden) for key ADMIN_PASSWORD')
    expect(() => readConfig({ SESSION_SECRET_FILE: file })).toThrow('Invalid value (hidden) for key SESSION_SECRET')
  })

  test('are refused beside a value, when they are missing, and when they are too large', () => {
    expect(() => read({ SESSION_SECRET_FILE: fileOf(SESSION_SECRET) })).toThrow(
      'SESSION_SECRET and SESSION_SECRET_FILE are both set. Remove one.',
    )
    const missing = path.join(folder, 'missing')
    expect(() => read({ SMTP_URL_FILE: missing })).toThrow(`Unable to read ${missing} of key SMTP_URL_FILE (ENOENT).`)
    expect(() => read({ SMTP_URL_FILE: folder })).toThrow('(EISDIR)')
    expect(() => read({ SMTP_URL_FILE: fileOf('x'.repeat(70_000)) })).toThrow('larger than 64 KiB')
  })
})

test('reads the number of processes', () => {
  expect(read()).toMatchObject({ PROCESSES: 1, JOB_PROCESSES: 0, PROCESS: { index: 0, count: 1, ports: [] } })
  expect(read({ PROCESSES: '4', JOB_PROCESSES: '1' })).toMatchObject({ PROCESSES: 4, JOB_PROCESSES: 1 })
  expect(read({ PROCESSES: 'auto' }).PROCESSES).toBeGreaterThan(0)
  for (const wrong of ['0', '65', 'all', '1.5']) {
    expect(() => read({ PROCESSES: wrong })).toThrow(`Unable to convert value ${wrong} for key PROCESSES.`)
  }
})

test('needs a port of its own for other servers when several processes share that of the server', () => {
  const INTERNAL_URL = 'http://10.0.0.4:8080'
  expect(() => read({ PROCESSES: '2', INTERNAL_URL })).toThrow('use another port than 8080')
  expect(read({ PROCESSES: '2', INTERNAL_URL: 'http://10.0.0.4:8090' }).INTERNAL_URL).toBe('http://10.0.0.4:8090')
  expect(read({ PROCESSES: '1', INTERNAL_URL }).INTERNAL_URL).toBe(INTERNAL_URL)
})

test('reads where backups go', () => {
  const none = { target: undefined, store: undefined, recipients: [], logSeconds: 0 }
  expect(read().BACKUP).toEqual(none)
  const recipient = `age1${'q'.repeat(58)}`
  const settings = {
    BACKUP_TO: 's3://vault/aerie',
    BACKUP_RECIPIENTS: `${recipient}, ${recipient}`,
    BACKUP_LOG_SECONDS: '60',
    BACKUP_S3_ENDPOINT: 'https://s3.example',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'key',
  }
  expect(read(settings).BACKUP).toEqual({
    target: 's3://vault/aerie',
    store: { endpoint: 'https://s3.example', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'key' },
    recipients: [recipient, recipient],
    logSeconds: 60,
  })
  expect(() => read({ BACKUP_TO: 'backups' })).toThrow('Use none, an absolute path')
  expect(() => read({ BACKUP_RECIPIENTS: 'ssh-ed25519 AAAA' })).toThrow('public keys of age')
  expect(() => read({ BACKUP_LOG_SECONDS: '60' })).toThrow('No value found for key BACKUP_TO')
  expect(() => read({ BACKUP_S3_ENDPOINT: 'https://s3.example' })).toThrow('BACKUP_S3_SECRET_ACCESS_KEY')
})
