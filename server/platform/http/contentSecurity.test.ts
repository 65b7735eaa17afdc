import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { readConfig } from '../core/config'
import { helmetOptions } from './contentSecurity'

/** The directives of the policy sent with these settings. */
async function policyWith(settings: Record<string, string>): Promise<Record<string, string[]>> {
  const app = fastify()
  const config = readConfig({ SESSION_SECRET: 'a secret of at least thirty-two characters', ...settings })
  await app.register(helmet, helmetOptions(config))
  app.get('/', () => 'page')
  const { headers } = await app.inject('/')
  await app.close()
  const directives = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(
    directives.map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('without external engines, allows only its own resources and no eval', async () => {
  const policy = await policyWith({})
  expect(JSON.stringify(policy)).not.toContain('https:')
  expect(policy['script-src']).toEqual(["'self'"])
  expect(policy['worker-src']).toEqual(["'self'", 'blob:'])
})

test('allows the sources from the Google guide when a Google key is set', async () => {
  const policy = await policyWith({ GOOGLE_SERVICES_KEY: 'a-key' })
  const expected = {
    'script-src': ['https://*.googleapis.com', 'https://*.gstatic.com', "'unsafe-eval'", 'blob:'],
    'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:'],
    'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
    'font-src': ['https://fonts.gstatic.com'],
    'style-src': ['https://fonts.googleapis.com'],
    'frame-src': ['https://*.google.com'],
    'worker-src': ['blob:'],
  }
  for (const [directive, sources] of Object.entries(expected)) {
    expect(policy[directive]).toEqual(expect.arrayContaining(sources))
  }
  // All other directives stay closed.
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['frame-ancestors']).toEqual(["'none'"])
  expect(policy['script-src']).not.toContain("'unsafe-inline'")
})

test('allows no map sources for a checkout key', async () => {
  const policy = await policyWith({ RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret' })
  expect(policy['script-src']).toEqual(["'self'", 'https://checkout.razorpay.com', 'https://api.razorpay.com'])
})

test('allows the origins of a media server for connections and media', async () => {
  const settings = { LIVE_STREAM_URL: 'https://media.example:8889', MEDIAMTX_HLS_URL: 'https://hls.example' }
  const secret = { MEDIAMTX_API_URL: 'http://media.lan:9997', MEDIAMTX_SECRET: 'sixteen-letters-and-more' }
  const policy = await policyWith({ ...settings, ...secret })
  for (const directive of ['connect-src', 'media-src']) {
    expect(policy[directive]).toEqual(expect.arrayContaining(['https://media.example:8889', 'https://hls.example']))
  }
  expect(policy['script-src']).toEqual(["'self'"])
  expect(JSON.stringify(policy)).not.toContain('media.lan')
  expect(JSON.stringify(await policyWith({ MEDIAMTX_HLS_URL: 'https://hls.example' }))).not.toContain('hls.example')
})
