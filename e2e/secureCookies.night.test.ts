import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as send, type IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { startProvider, type TestProvider } from '../server/groups/single-sign-on/testing/startProvider'
import { makeCertificates } from '../server/testing/certificates'
import { callApi } from './support/callApi'
import { flow } from './support/flow'
import { waitForMail } from './support/mails'
import { DEMO_ACCOUNTS, signIn } from './support/sessions'
import { PASSWORD, startTestServer } from './support/testServer'

const SAM = { sub: '7', email: 'staff@demo.test', email_verified: true, name: 'Sam Staff' }

/** TLS in front of a server, as operators have it. */
interface TlsProxy {
  address: string
  /** Each cookie that the server has set, as it was sent. */
  cookies: string[]
  /** From now on, requests go to this address. */
  leadTo(upstream: string): void
  close(): void
}

async function startTlsProxy(): Promise<TlsProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-tls-'))
  const { tls } = await makeCertificates(folder)
  rmSync(folder, { recursive: true })
  const cookies: string[] = []
  let port = 0
  const forwarded = ({ headers }: IncomingMessage) => ({ ...headers, 'x-forwarded-proto': 'https' })
  const server: Server = createServer(tls, (incoming, response) => {
    const { method, url } = incoming
    const outgoing = send({ port, method, path: url, headers: forwarded(incoming) }, (answer) => {
      cookies.push(...(answer.headers['set-cookie'] ?? []))
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket, head: Buffer) => {
    const upstream = connect(port)
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
    upstream.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
    upstream.pipe(socket).pipe(upstream)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    cookies,
    leadTo: (upstream) => (port = Number(new URL(upstream).port)),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

flow('behind TLS, cookies belong to this host alone, and people sign in, reload and sign out', async ({ open }) => {
  const proxy = await startTlsProxy()
  let provider: TestProvider | undefined
  const server = await startTestServer('secure-cookies', async () => {
    provider = await startProvider(`${proxy.address}/sso/callback`)
    return { PUBLIC_URL: proxy.address, TRUST_PROXY: '127.0.0.1', OIDC_ORIGINS: provider.address }
  })
  try {
    assert.ok(provider)
    proxy.leadTo(server.address)
    const { address } = proxy
    const page = await open({ address, path: '/login' })
    await page.getByLabel('E-mail').fill(DEMO_ACCOUNTS.root)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    const accept = page.getByRole('button', { name: 'I accept' })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await accept.or(menu).first().waitFor()
    if (await accept.isVisible()) await accept.click()
    await menu.waitFor()
    await page.reload()
    await menu.waitFor()
    await assertBound(page, '__Host-aerie_session', '__Host-aerie_device')

    await signOut(page)
    assert.deepEqual(await namesOf(page, 'aerie_session'), [])
    await page.reload()
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()

    await page.evaluate(() => fetch('/apis/v1/passkey/sign-in/start', { method: 'POST' }).then((reply) => reply.text()))
    await assertBound(page, '__Host-aerie_passkey')

    const signInUrl = await setUpProvider(server.address, server.dataDir, provider)
    await provider.choose(SAM)
    const staff = await open({ address, path: new URL(signInUrl).pathname })
    await staff.getByRole('button', { name: 'Continue' }).click()
    await staff.getByRole('button', { name: 'I accept' }).click()
    await staff.waitForURL(`${address}/dashboard**`)
    await staff.reload()
    await staff.getByText('Sam Staff').first().waitFor()
    await assertBound(staff, '__Host-aerie_session')

    const names = new Set(proxy.cookies.map((cookie) => cookie.split('=')[0]))
    for (const name of ['__Host-aerie_session', '__Host-aerie_device', '__Host-aerie_passkey', '__Host-aerie_sso'])
      assert.ok(names.has(name), `${name} was not set`)
    for (const cookie of proxy.cookies) {
      assert.match(cookie, /^__Host-/)
      for (const attribute of [/; Path=\/(;|$)/, /; Secure(;|$)/, /; HttpOnly(;|$)/, /; SameSite=Lax(;|$)/])
        assert.match(cookie, attribute)
      assert.doesNotMatch(cookie, /; Domain=/i)
    }
  } finally {
    await server.stop()
    await provider?.stop()
    proxy.close()
  }
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
}

/** The cookies of the browser whose names contain a text. */
const namesOf = async (page: Page, part: string): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.includes(part))

/** Browsers accept the prefix only with these attributes. */
async function assertBound(page: Page, ...names: string[]): Promise<void> {
  const cookies = await page.context().cookies()
  for (const name of names) {
    const cookie = cookies.find((each) => each.name === name)
    assert.ok(cookie, `the browser has no ${name}`)
    const { secure, httpOnly, sameSite, domain } = cookie
    const bound = { secure, httpOnly, sameSite, domain, path: cookie.path }
    assert.deepEqual(bound, { secure: true, httpOnly: true, sameSite: 'Lax', domain: 'localhost', path: '/' })
  }
}

/** Sets up single sign-on of the demo tenant. @returns the address at which its people sign in */
async function setUpProvider(address: string, dataDir: string, provider: TestProvider): Promise<string> {
  const cookie = await signIn(DEMO_ACCOUNTS.root, address)
  const call = async <Data>(url: string, data: object, method: 'POST' | 'PATCH' = 'POST') =>
    ((await (await callApi(url, { method, data, cookie, address })).json()) as { data: Data }).data
  const settings = { issuer: provider.address, application: 'aerie', clientSecret: 'a secret', domains: ['demo.test'] }
  await call('/single-sign-on/settings', settings, 'PATCH')
  await call('/single-sign-on/domain/mail', { domain: 'demo.test', mailbox: 'postmaster' })
  const mail = await waitForMail(dataDir, 'postmaster@demo.test')
  const code = /: ([a-z0-9]{8})\r?$/m.exec(mail)?.[1] ?? ''
  await call('/single-sign-on/domain/confirm', { domain: 'demo.test', code })
  const { signInUrl } = await call<{ signInUrl: string }>(
    '/single-sign-on/settings',
    { version: 1, enabled: true },
    'PATCH',
  )
  return signInUrl
}
