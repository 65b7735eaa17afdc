import { readConfig } from '../../platform/core/config'
import { discover } from './provider'

const ENTRA = 'https://login.microsoftonline.com'
const OWN = '2f1b6a0e-7a3b-4c21-9b1e-2f64c1d2a301'
const config = readConfig({ OIDC_ORIGINS: ENTRA })

afterEach(() => jest.restoreAllMocks())

/** Reads the metadata of the directory, which names this issuer. */
async function discovered(issuer: string): Promise<string> {
  const metadata = {
    issuer,
    authorization_endpoint: `${ENTRA}/authorize`,
    token_endpoint: `${ENTRA}/token`,
    jwks_uri: `${ENTRA}/keys`,
    response_types_supported: ['code'],
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(metadata))
  const client = { issuer: `${ENTRA}/contoso.example/v2.0`, application: 'aerie', clientSecret: undefined }
  return (await discover(config, client)).serverMetadata().issuer
}

test.each([
  ['a placeholder for any directory', `${ENTRA}/{tenantid}/v2.0`],
  ['all directories', `${ENTRA}/organizations/v2.0`],
  ['personal accounts', `${ENTRA}/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0`],
])('refuses a provider whose metadata name %s as issuer', async (_what, issuer) => {
  await expect(discovered(issuer)).rejects.toMatchObject({ status: 400, text: { code: 'singleSignOn.sharedIssuer' } })
})

test('accepts a directory whose metadata name its ID', async () => {
  const issuer = `${ENTRA}/${OWN}/v2.0`
  expect(await discovered(issuer)).toBe(issuer)
})
