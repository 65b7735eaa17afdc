// What the page may load: itself, and the outside addresses the operator has configured. No inline script.
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from './config'

const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com']
const RAZORPAY = ['https://checkout.razorpay.com', 'https://api.razorpay.com']

export function helmetOptions(config: Config): FastifyHelmetOptions {
  const maps = config.GOOGLE_SERVICES_KEY === 'embedded' ? [] : GOOGLE_MAPS
  const checkout = config.RAZORPAY_KEY_ID === 'embedded' ? [] : RAZORPAY
  const media = originsOf(config.LIVE_STREAM_URL, config.STATIC_ASSETS_URL, config.STATIC_TILE_URL, config.COG_BASE_URL)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...maps, ...checkout],
        // antd writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...maps, ...media],
        mediaSrc: ["'self'", 'blob:', ...media],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...maps, ...checkout, ...media, ...originsOf(config.API_BASE_URL)],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: checkout,
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    // The static map and the checkout are fetched from other origins that do not send the header this would ask for.
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https://') && { maxAge: 31_536_000 },
  }
}

const originsOf = (...addresses: string[]): string[] =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
