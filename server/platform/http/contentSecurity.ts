// Content security policy: own resources and the configured external origins. No inline scripts.
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply } from 'fastify'
import { EMBEDDED, type Config } from '../core/config'

/**
 * Sources from Google's guide to content security policies for the Maps JavaScript API
 * (developers.google.com/maps/documentation/javascript/content-security-policy), with hosts instead of a nonce.
 */
const GOOGLE_MAPS = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', "'unsafe-eval'", 'blob:'],
  img: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
  ],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  frame: ['https://*.google.com'],
  font: ['https://fonts.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
}
const NO_MAPS: typeof GOOGLE_MAPS = { script: [], img: [], connect: [], frame: [], font: [], style: [] }
const POLICY = 'content-security-policy'
const RAZORPAY = ['https://checkout.razorpay.com', 'https://api.razorpay.com']

export function helmetOptions(config: Config): FastifyHelmetOptions {
  const maps = config.GOOGLE_SERVICES_KEY === EMBEDDED ? NO_MAPS : GOOGLE_MAPS
  const checkout = config.RAZORPAY_KEY_ID === EMBEDDED ? [] : RAZORPAY
  const media = originsOf(config.LIVE_STREAM_URL, config.STATIC_ASSETS_URL, config.STATIC_TILE_URL, config.COG_BASE_URL)
  const hls = originsOf(config.MEDIAMTX?.hlsUrl ?? EMBEDDED)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...maps.script, ...checkout],
        // antd injects its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'", ...maps.style],
        imgSrc: ["'self'", 'data:', 'blob:', ...maps.img, ...media],
        mediaSrc: ["'self'", 'blob:', ...media, ...hls],
        fontSrc: ["'self'", ...maps.font],
        connectSrc: ["'self'", ...maps.connect, ...checkout, ...media, ...hls, ...originsOf(config.API_BASE_URL)],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: [...maps.frame, ...checkout],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    // The static map and the checkout come from origins that do not send the required CORP header.
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https://') && { maxAge: 31_536_000 },
  }
}

const MAP_DIRECTIVES = ['connect-src', 'img-src']

/** Allows the document of this reply to load images and fetch from `origins`. */
export function allowMapOrigins(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.getHeader(POLICY) ?? '')
  const directives = policy
    .split(';')
    .map((directive) =>
      MAP_DIRECTIVES.includes(directive.split(' ', 1)[0] ?? '') ? [directive, ...origins] : [directive],
    )
  void reply.header(POLICY, directives.map((words) => words.join(' ')).join(';'))
}

/**
 * Allows `sites` to show the document of this reply in a frame. The document, whose address has a secret, sends that address to
 * nobody.
 */
export function allowEmbedding(reply: FastifyReply, sites: readonly string[]): void {
  const policy = String(reply.getHeader(POLICY) ?? '')
  const allowed = ["frame-ancestors 'self'", ...sites].join(' ')
  void reply.header(POLICY, policy.replace(/frame-ancestors [^;]*/, allowed)).header('referrer-policy', 'no-referrer')
  // Browsers that know the directive ignore the older header; the others would refuse every site.
  if (sites.length > 0) reply.removeHeader('x-frame-options')
}

const originsOf = (...addresses: string[]): string[] =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
