// Gives a flow its own tenant, created through the API by the super-admin, so that flows do not see each other's records.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { sharedAddress, sharedDataDir } from './environment'
import { invitationIn, waitForMail } from './mails'
import { PASSWORD } from './testServer'

/** Accounts of the demo data, which every test server contains. Only the demo data has a client and a super-admin. */
export const DEMO_ACCOUNTS = {
  superAdmin: 'admin@aerie.test',
  root: 'root@demo.test',
  staff: 'staff@demo.test',
  client: 'client@demo.test',
  viewer: 'viewer@demo.test',
} as const

/** The same people in every tenant. The viewer has a few permissions to read and no others. */
const PEOPLE = {
  root: { name: 'Robin Root', userType: 'tenant-root', customPermissions: [] },
  staff: { name: 'Sam Staff', userType: 'tenant-staff', customPermissions: [] },
  viewer: {
    name: 'Vera Viewer',
    userType: 'tenant-user',
    customPermissions: ['dashboard', 'mission_list', 'data_page'],
  },
} as const

export type TenantRole = keyof typeof PEOPLE

/** A tenant with the package Team and a tenant-root. */
export class TestTenant {
  private rootCookie = ''
  private readonly accounts = new Map<TenantRole, Promise<string>>()

  private constructor(
    readonly name: string,
    private readonly domain: string,
  ) {}

  static async create(): Promise<TestTenant> {
    const label = randomBytes(4).toString('hex')
    const tenant = new TestTenant(`Tenant ${label}`, `${label}.test`)
    const root = { name: PEOPLE.root.name, email: tenant.address('root') }
    const data = { name: tenant.name, packageId: await teamPackageId(), root }
    await call('/admin/tenant/create', { data, cookie: await superAdminCookie() })
    await acceptInvitation(root.email)
    tenant.rootCookie = await signIn(root.email)
    tenant.accounts.set('root', Promise.resolve(root.email))
    return tenant
  }

  /**
   * Invites a user who has not accepted the terms yet.
   * @returns the e-mail address
   */
  async addNewcomer(): Promise<string> {
    const email = `newcomer@${this.domain}`
    const data = { name: 'Nele Newcomer', email, userType: 'tenant-staff' }
    await call('/tenant/user/create-tenant-user', { data, cookie: this.rootCookie })
    await acceptInvitation(email)
    return email
  }

  /** Creates the user with the first call. @returns the e-mail address */
  emailOf(role: TenantRole): Promise<string> {
    const account = this.accounts.get(role) ?? this.addUser(role)
    this.accounts.set(role, account)
    return account
  }

  private async addUser(role: TenantRole): Promise<string> {
    const email = this.address(role)
    await call('/tenant/user/create-tenant-user', { data: { ...PEOPLE[role], email }, cookie: this.rootCookie })
    await acceptInvitation(email)
    return email
  }

  private readonly address = (role: TenantRole): string => `${role}@${this.domain}`
}

async function acceptInvitation(email: string): Promise<void> {
  const token = invitationIn(await waitForMail(sharedDataDir(), email)).split('#')[1]
  await call('/tenant/user/accept-invitation', { data: { token, password: PASSWORD } })
}

/** Signs in and accepts the terms. @returns the cookie of the session */
async function signIn(email: string): Promise<string> {
  const reply = await call('/auth/login', { data: { email, password: PASSWORD } })
  const cookie = reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  await call('/tenant/user/terms-conditions-check?terms=true', { method: 'PATCH', cookie })
  return cookie
}

let adminCookie: Promise<string> | undefined

const superAdminCookie = (): Promise<string> => (adminCookie ??= signIn(DEMO_ACCOUNTS.superAdmin))

async function teamPackageId(): Promise<string> {
  const reply = await call('/admin/tenant/fetch-active-package-public', { method: 'GET' })
  const { data } = (await reply.json()) as { data: { items: { _id: string; name: string }[] } }
  const team = data.items.find(({ name }) => name === 'Team')
  assert.ok(team, 'the demo data has no package Team')
  return team._id
}

interface Call {
  method?: 'GET' | 'POST' | 'PATCH'
  data?: object
  cookie?: string
}

/** Calls the API of the shared server. @throws AssertionError with the reply when the server rejects the call */
async function call(path: string, { method = 'POST', data, cookie }: Call): Promise<Response> {
  const reply = await fetch(`${sharedAddress()}/apis/v1${path}`, {
    method,
    headers: { ...(data && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
    ...(data && { body: JSON.stringify(data) }),
  })
  if (!reply.ok) assert.fail(`${method} ${path}: ${reply.status} ${await reply.text()}`)
  return reply
}
