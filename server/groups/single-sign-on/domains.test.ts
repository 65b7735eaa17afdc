import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { servicesOf } from '../services'
import { mailTo } from '../../testing/outbox'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { findRecord, recordNameOf, recordValueOf, type TxtResolver } from './challenge'
import { proveByRecord } from './domains'
import { selectProof } from './domainSql'
import { proveDomains } from './testing/proveDomains'

const SETTINGS = '/single-sign-on/settings'
const DOMAIN = '/single-sign-on/domain'

interface Shown {
  settings: { version: number } | null
  proofs: { domain: string; isProven: boolean; recordName: string; recordValue: string; mailedTo: string | null }[]
}

let aerie: TestApp
let root: string
let otherRoot: string

beforeAll(async () => {
  aerie = await startTestApp({ OIDC_ORIGINS: 'https://provider.test' })
  root = await aerie.cookieOf(aerie.demo.root)
  otherRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const shown = async (cookie = root) => (await aerie.call<Shown>(cookie, 'GET', SETTINGS)).data

/** Replaces the domains. */
async function enter(domains: string[], cookie = root) {
  const { settings } = await shown(cookie)
  const edit = {
    issuer: 'https://provider.test',
    application: 'aerie',
    domains,
    ...(settings && { version: settings.version }),
  }
  expect(await aerie.call(cookie, 'PATCH', SETTINGS, edit)).toMatchObject({ code: 200 })
}

const proofOf = async (domain: string, cookie = root) =>
  (await shown(cookie)).proofs.find((proof) => proof.domain === domain)

const post = (step: string, body: object, cookie = root) => aerie.call<Shown>(cookie, 'POST', `${DOMAIN}/${step}`, body)

const codeIn = (mail: string): string => /: ([a-z0-9]{8})\r?$/m.exec(mail)?.[1] ?? ''

const other = (code: string): string => (code.startsWith('a') ? 'b' : 'a') + code.slice(1)

const resolverOf = (records: string[][]): TxtResolver => ({ resolveTxt: () => Promise.resolve(records) })

const byRecord = (tenant: TestTenant, domain: string, records: string[][]) =>
  proveByRecord(
    servicesOf(aerie.app),
    { tenantId: tenant.id, domain },
    { actorId: tenant.root.id, actorName: 'Robin', address: '127.0.0.1' },
    resolverOf(records),
  )

const tokenOf = async (tenant: TestTenant, domain: string): Promise<string> =>
  (await inTenant(aerie.db, tenant.id, (tx) => selectProof(tenant.id, tx, domain)))?.token ?? ''

test('asks for a proof before single sign-on is turned on', async () => {
  await enter(['first.test'])
  const { settings } = await shown()
  const edit = { version: settings?.version, enabled: true }
  // The provider is asked first, and does not exist.
  expect(await aerie.call(root, 'PATCH', SETTINGS, edit)).toMatchObject({ code: 400, errors: [{ field: 'issuer' }] })
  expect(await proofOf('first.test')).toMatchObject({ isProven: false, recordName: '_aerie-challenge.first.test' })
  expect((await shown()).settings).toEqual(settings)
})

describe('a DNS record', () => {
  test('proves the domain when it has the value, also among other records', async () => {
    await enter(['dns.test'])
    const value = recordValueOf(await tokenOf(aerie.demo, 'dns.test'))
    expect(await proofOf('dns.test')).toMatchObject({ recordValue: value, isProven: false })
    await expect(byRecord(aerie.demo, 'dns.test', [['aerie-domain=another']])).rejects.toMatchObject({ status: 400 })
    expect(await proofOf('dns.test')).toMatchObject({ isProven: false })
    // Name servers split long texts.
    await byRecord(aerie.demo, 'dns.test', [['v=spf1 -all'], [value.slice(0, 5), value.slice(5)]])
    expect(await proofOf('dns.test')).toMatchObject({ isProven: true })
    const { data } = await aerie.call<{ items: object[] }>(root, 'GET', '/audit/list?action=single-sign-on')
    expect(data.items[0]).toMatchObject({ action: 'single-sign-on.prove-domain', target: 'dns.test' })
  })

  test('is not looked for in domains that are not of the settings', async () => {
    await expect(byRecord(aerie.demo, 'example.com', [])).rejects.toMatchObject({ status: 404 })
    expect((await post('check', { domain: 'example.com' })).code).toBe(404)
  })

  test('proves a domain for one organisation only, also at the same moment', async () => {
    await enter(['contested.test'])
    await enter(['contested.test'], otherRoot)
    const values = [[recordValueOf(await tokenOf(aerie.demo, 'contested.test'))]]
    values.push([recordValueOf(await tokenOf(aerie.other, 'contested.test'))])
    const outcomes = await Promise.allSettled(
      [aerie.demo, aerie.other].map((tenant) => byRecord(tenant, 'contested.test', values)),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { status: 409 } })
    const owners = await asPlatform(aerie.db, (tx) =>
      tx
        .selectFrom('single_sign_on_domain')
        .select('tenant_id')
        .where('domain', '=', 'contested.test')
        .where('proven_at', 'is not', null)
        .execute(),
    )
    expect(owners).toHaveLength(1)
  })

  test('is looked up with a limit of time', async () => {
    const silent = createSocket('udp4')
    await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve))
    const resolver = new Resolver({ timeout: 100, tries: 1 })
    resolver.setServers([`127.0.0.1:${silent.address().port}`])
    expect(await findRecord(resolver, 'silent.test', 'token')).toBe('noAnswer')
    silent.close()
  })

  test('that does not exist is told from name servers that fail', async () => {
    const failing = (code: string): TxtResolver => ({
      resolveTxt: () => Promise.reject(Object.assign(new Error(code), { code })),
    })
    expect(await findRecord(failing('ENOTFOUND'), 'a.test', 'token')).toBe('missing')
    expect(await findRecord(failing('ESERVFAIL'), 'a.test', 'token')).toBe('noAnswer')
    expect(recordNameOf('a.test')).toBe('_aerie-challenge.a.test')
  })
})

describe('a mailed code', () => {
  test('proves the domain once', async () => {
    await enter(['mail.test'])
    const sent = await post('mail', { domain: 'mail.test', mailbox: 'postmaster' })
    expect(sent.data.proofs).toMatchObject([{ mailedTo: 'postmaster@mail.test', isProven: false }])
    const code = codeIn(await mailTo(aerie, 'postmaster@mail.test'))
    expect(await post('confirm', { domain: 'mail.test', code: other(code) })).toMatchObject({
      code: 400,
      errors: [{ field: 'code' }],
    })
    // The code of another organisation's mail proves nothing here.
    expect((await post('confirm', { domain: 'mail.test', code }, otherRoot)).code).toBe(404)
    const proven = await post('confirm', { domain: 'mail.test', code })
    expect(proven.data.proofs).toMatchObject([{ isProven: true, mailedTo: null }])
    expect((await post('mail', { domain: 'mail.test', mailbox: 'postmaster' })).code).toBe(409)
    // The domain is of another organisation now, whose name is not told.
    await enter(['mail.test'], otherRoot)
    const taken = await post('mail', { domain: 'mail.test', mailbox: 'admin' }, otherRoot)
    expect(taken).toMatchObject({ code: 409, messageCode: 'singleSignOn.domainTaken' })
    expect(JSON.stringify(taken)).not.toContain('demo')
  })

  test('allows five attempts and ends after an hour', async () => {
    await enter(['slow.test'])
    const mailed = { domain: 'slow.test', mailbox: 'webmaster' }
    await post('mail', mailed)
    const first = codeIn(await mailTo(aerie, 'webmaster@slow.test'))
    const guesses = Array.from({ length: 5 }, () => post('confirm', { domain: 'slow.test', code: other(first) }))
    expect((await Promise.all(guesses)).map(({ code }) => code)).toEqual([400, 400, 400, 400, 400])
    expect((await post('confirm', { domain: 'slow.test', code: first })).code).toBe(400)
    await post('mail', mailed)
    const second = codeIn(await mailTo(aerie, 'webmaster@slow.test', 2))
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .updateTable('single_sign_on_domain')
        .set({ mailed_at: new Date(Date.now() - 3_700_000) })
        .execute(),
    )
    expect((await post('confirm', { domain: 'slow.test', code: second })).code).toBe(400)
    expect(await proofOf('slow.test')).toMatchObject({ isProven: false, mailedTo: null })
  })

  test('is mailed to administrative mailboxes only, three times in 15 minutes', async () => {
    await enter(['busy.test'])
    expect((await post('mail', { domain: 'busy.test', mailbox: 'someone' })).code).toBe(400)
    const all = await Promise.all(
      Array.from({ length: 5 }, () => post('mail', { domain: 'busy.test', mailbox: 'admin' })),
    )
    expect(all.map(({ code }) => code).sort()).toEqual([200, 200, 200, 429, 429])
  })
})

test('a domain that is removed from the settings loses its proof', async () => {
  await enter(['leaving.test'])
  await proveDomains(aerie.db, aerie.demo.id, ['leaving.test'])
  await enter([])
  await enter(['leaving.test'])
  expect(await proofOf('leaving.test')).toMatchObject({ isProven: false })
})

test('only tenant roots prove domains', async () => {
  const staff = await aerie.cookieOf(aerie.demo.staff)
  expect((await post('check', { domain: 'mail.test' }, staff)).code).toBe(403)
})

test('domains of earlier settings are proven, for the organisation that has used them first', async () => {
  const file = path.join(__dirname, '../../platform/db/migrations/0710_domain_proofs.sql')
  const [statements = ''] = /alter table single_sign_on no force[^]*?alter table single_sign_on force[^;]*;/.exec(
    await readFile(file, 'utf8'),
  ) as string[]
  await enter(['shared.test', 'own.test'])
  await enter(['shared.test'], otherRoot)
  for (const { id } of [aerie.demo, aerie.other]) {
    await inTenant(aerie.db, id, (tx) => tx.deleteFrom('single_sign_on_domain').execute())
  }
  // The table is new in the migration, and has no policies yet.
  const open = 'alter table single_sign_on_domain no force row level security;'
  await aerie.pool.query(`begin; ${open} ${statements} ${open.replace(' no force', ' force')} commit`)
  const proven = async (cookie: string) =>
    (await shown(cookie)).proofs.filter(({ isProven }) => isProven).map(({ domain }) => domain)
  expect(await proven(root)).toEqual(['own.test', 'shared.test'])
  expect(await proven(otherRoot)).toEqual([])
})
