import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { readConfig } from './config'
import { helmetOptions } from './contentSecurity'

/** The directives of the policy that an Aerie with these settings sends. */
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

test('without outside engines the page loads nothing but itself, and runs no text as a program', async () => {
  const policy = await policyWith({})
  expect(JSON.stringify(policy)).not.toContain('https:')
  expect(policy['script-src']).toEqual(["'self'"])
  expect(policy['worker-src']).toEqual(["'self'", 'blob:'])
})

test('with a key Google Maps may load what its guide asks for', async () => {
  const policy = await policyWith({ GOOGLE_SERVICES_KEY: 'a-key' })
  const asked = {
    'script-src': ['https://*.googleapis.com', 'https://*.gstatic.com', "'unsafe-eval'", 'blob:'],
    'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:'],
    'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
    'font-src': ['https://fonts.gstatic.com'],
    'style-src': ['https://fonts.googleapis.com'],
    'frame-src': ['https://*.google.com'],
    'worker-src': ['blob:'],
  }
  for (const [directive, sources] of Object.entries(asked)) {
    expect(policy[directive]).toEqual(expect.arrayContaining(sources))
  }
  // The rest stays shut.
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['frame-ancestors']).toEqual(["'none'"])
  expect(policy['script-src']).not.toContain("'unsafe-inline'")
})

test('a key of the checkout opens nothing of the maps', async () => {
  const policy = await policyWith({ RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret' })
  expect(policy['script-src']).toEqual(["'self'", 'https://checkout.razorpay.com', 'https://api.razorpay.com'])
})
