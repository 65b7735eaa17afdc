// Start-up values of tests: all engines embedded, as on a fresh machine.
import { EMBEDDED } from '../config'

export const startUpValues: Readonly<Record<string, string>> = {
  ENVIRONMENT: 'development',
  INSTANCE: 'aru',
  MAP_SERVICE_KEY: EMBEDDED,
  GOOGLE_SERVICES_KEY: EMBEDDED,
  WEATHER_SERVICE_KEY: EMBEDDED,
  RAZORPAY_KEY_ID: EMBEDDED,
  COG_BASE_URL: EMBEDDED,
  STATIC_TILE_URL: EMBEDDED,
  LIVE_STREAM_URL: EMBEDDED,
  RTMP_INGEST_URL: EMBEDDED,
  RTMP_PORT: '1935',
  INFERENCE_URL: EMBEDDED,
  PUBLIC_URL: EMBEDDED,
  STATIC_ASSETS_URL: EMBEDDED,
  API_BASE_URL: EMBEDDED,
}

/** Writes start-up values into the page, as the server does. */
export function putStartUpValuesInPage(values: Readonly<Record<string, unknown>> = startUpValues): void {
  const script = document.getElementById('start-up-values') ?? document.createElement('script')
  script.id = 'start-up-values'
  script.setAttribute('type', 'application/json')
  script.textContent = JSON.stringify(values)
  document.head.append(script)
}
