// Start-up values. The server writes them into the page, so that one build serves every instance and environment.

const REQUIRED_KEYS = [
  'ENVIRONMENT',
  'INSTANCE',
  'MAP_SERVICE_KEY',
  'GOOGLE_SERVICES_KEY',
  'WEATHER_SERVICE_KEY',
  'RAZORPAY_KEY_ID',
  'COG_BASE_URL',
  'STATIC_TILE_URL',
  'LIVE_STREAM_URL',
  'RTMP_INGEST_URL',
  'RTMP_PORT',
  'INFERENCE_URL',
  'PUBLIC_URL',
  'STATIC_ASSETS_URL',
  'API_BASE_URL',
] as const

type Key = (typeof REQUIRED_KEYS)[number]

export type Config = Readonly<
  Record<Key, string> & { ENVIRONMENT: 'production' | 'development'; INSTANCE: 'aru' | 'nkda' }
>

/** Selects the bundled engine; as an address it means "this server". */
export const EMBEDDED = 'embedded'

const ALLOWED: Partial<Record<Key, readonly string[]>> = {
  ENVIRONMENT: ['production', 'development'],
  INSTANCE: ['aru', 'nkda'],
}

let current: Config | undefined

/**
 * Checks start-up values.
 * @throws Error that names the first invalid key, after logging it to the console
 */
export function checkConfig(values: Readonly<Record<string, unknown>>): Config {
  return Object.fromEntries(REQUIRED_KEYS.map((key) => [key, checkValue(key, values[key])])) as Config
}

/** Start-up values of this page, read and checked on the first call. @throws like `checkConfig` */
export function getConfig(): Config {
  current ??= checkConfig(valuesInPage())
  return current
}

function checkValue(key: Key, value: unknown): string {
  if (value === undefined || value === null || value === '') return fail(`No value found for key ${key}`)
  if (typeof value !== 'string') return fail(`Unable to convert value ${JSON.stringify(value)} for key ${key}`)
  const allowed = ALLOWED[key]
  if (allowed && !allowed.includes(value)) return fail(`Invalid value ${value} for key ${key}`)
  if (key === 'RTMP_PORT' && !/^[1-9]\d{0,4}$/.test(value))
    return fail(`Unable to convert value ${value} for key ${key}`)
  if (key.endsWith('_URL') && value !== EMBEDDED) {
    if (!URL.canParse(value)) return fail(`Unable to convert value ${value} for key ${key}`)
    if (value.endsWith('/')) return fail(`Invalid value ${value} for key ${key}`)
  }
  return value
}

function fail(message: string): never {
  // oxlint-disable-next-line no-console -- the specification asks for it, and it helps to diagnose a failed start
  console.error(message)
  throw new Error(message)
}

function valuesInPage(): Record<string, unknown> {
  try {
    return JSON.parse(document.getElementById('start-up-values')?.textContent ?? '{}') as Record<string, unknown>
  } catch {
    // The placeholder was not replaced. Without values the check names the first missing key.
    return {}
  }
}
