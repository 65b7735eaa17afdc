// The people whose screens are measured, and the records that their screens show.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createTenantRecords, readItems } from '../../../e2e/support/pseudoPages'
import { allowedPaths, publicPaths } from '../../../e2e/support/routes'
import type { UserDetails } from '../../../src/api/auth'
import { signedIn } from '../secondBrowser'

type SessionState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Visitor {
  /** Before the paths of the screens. */
  name: string
  /** Undefined without a session. */
  session: SessionState | undefined
  paths: string[]
  /** By the parameters of the paths. */
  ids: Record<string, string>
}

/** Staff and viewers are left out: they see some of the screens of the root. */
export async function prepareVisitors(browser: Browser, address: string): Promise<Visitor[]> {
  const { root, share } = await tenantRoot(browser, address)
  const guest: Visitor = { name: 'guest', session: undefined, paths: publicPaths(), ids: share }
  return [guest, root, await superAdmin(browser, address), await client(browser, address)]
}

async function tenantRoot(browser: Browser, address: string) {
  const { page, user, session } = await openAs(browser, address, 'root@demo.test')
  const ids = await createTenantRecords(page)
  await page.context().close()
  const tenantId = user.tenantId?._id ?? ''
  const root: Visitor = {
    name: 'root',
    session,
    paths: allowedPaths(user),
    ids: { ...ids, userId: user._id, tenantId },
  }
  const key = new URL(ids.sharePath, address).searchParams.get('share') ?? ''
  const share = { key, share: key, tenantId, missionId: ids.missionId, id: ids.baseLayerId, ...SIGN_ON }
  return { root, share }
}

/** Of a sign-on that no provider has begun. */
const SIGN_ON = { code: 'k7m2p9xw4hqz', state: 'test-abc' }

async function superAdmin(browser: Browser, address: string): Promise<Visitor> {
  const { page, user, session } = await openAs(browser, address, 'admin@aerie.test')
  const [tenant] = await readItems(page, '/admin/tenant/fetchall')
  const [pack] = await readItems(page, '/admin/package/fetchall')
  const [mail] = await readItems(page, '/admin/mail/list')
  await page.context().close()
  return {
    name: 'super-admin',
    session,
    paths: allowedPaths(user),
    ids: { tenantId: tenant?._id ?? '', packageId: pack?._id ?? '', mailId: mail?._id ?? '' },
  }
}

async function client(browser: Browser, address: string): Promise<Visitor> {
  const { page, user, session } = await openAs(browser, address, 'client@demo.test')
  const tenantId = user.tenantId?._id ?? ''
  const [mission] = await readItems(page, `/mission/get/tenant/${tenantId}`)
  await page.context().close()
  return { name: 'client', session, paths: allowedPaths(user), ids: { tenantId, missionId: mission?._id ?? '' } }
}

async function openAs(
  browser: Browser,
  address: string,
  email: string,
): Promise<{ page: Page; user: UserDetails; session: SessionState }> {
  const context = await signedIn(browser, address, email)
  const page = await context.newPage()
  await page.goto('/healthz')
  const reply = await context.request.get('/apis/v1/auth/userdetails')
  const { data: user } = (await reply.json()) as { data: UserDetails }
  return { page, user, session: await context.storageState() }
}
