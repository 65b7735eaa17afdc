// A complete OpenID Connect provider for tests, in a process of its own because it ships only as ES modules. It signs in the
// account that was last posted to /account without asking, and reports to the address that is posted to /sign-out that an
// account has signed out. Prints its address when it is ready.
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

const [redirectUri = ''] = process.argv.slice(2)
let account = { sub: 'nobody' }
let handle = () => undefined

const server = createServer((request, response) => handle(request, response))
server.listen(0, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${server.address().port}`
  const provider = new Provider(address, {
    clients: [
      {
        client_id: 'aerie',
        client_secret: 'a secret',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        backchannel_logout_uri: `${address}/replaced-by-tests`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    // Without its protection against private addresses, where the tests run.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...account, sub: id }) }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  })
  const callback = provider.callback()
  handle = async (request, response) => {
    if (request.method === 'POST' && request.url === '/account') {
      let body = ''
      for await (const part of request) body += part
      account = JSON.parse(body)
      response.end()
    } else if (request.method === 'POST' && request.url === '/sign-out') {
      await reportSignOut(provider, request, response)
    } else if (request.url.startsWith('/interaction/')) await finishInteraction(provider, request, response)
    else await callback(request, response)
  }
  console.log(address)
})

async function reportSignOut(provider, request, response) {
  let body = ''
  for await (const part of request) body += part
  const { sub, sid, address } = JSON.parse(body)
  const client = await provider.Client.find('aerie')
  client.backchannelLogoutUri = address
  client.backchannelLogoutSessionRequired = sid !== undefined
  try {
    await client.backchannelLogout(sub, sid)
    response.end()
  } catch (error) {
    response.writeHead(502).end(error.message)
  } finally {
    // Later ID tokens name their session.
    client.backchannelLogoutSessionRequired = true
  }
}

async function finishInteraction(provider, request, response) {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId: account.sub } })
    return
  }
  const grant = new provider.Grant({ accountId: session.accountId, clientId: params.client_id })
  grant.addOIDCScope(params.scope)
  const consent = { grantId: await grant.save() }
  await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true })
}
