// Gives a flow its own tenant, created through the API by the super-admin, so that flows do not see each other's records.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { callApi } from './callApi'
import { sharedDataDir } from './environment'
import { invitationIn, waitForMail } from './mails'
import { DEMO_ACCOUNTS, sharedSession } from './sessions'
import { PASSWORD } from './testServer'

/** The same people in every tenant. The viewer, the watcher, the analyst and the pilot have a few permissions, and no live updates. */
const PEOPLE = {
  root: { name: 'Robin Root', userType: 'tenant-root', customPermissions: [] },
  staff: { name: 'Sam Staff', userType: 'tenant-staff', customPermissions: [] },
  viewer: {
    name: 'Vera Viewer',
    userType: 'tenant-user',
    customPermissions: ['dashboard', 'mission_list', 'data_page'],
  },
  watcher: {
    name: 'Wanda Watcher',
    userType: 'tenant-user',
    customPermissions: ['dashboard', 'mission_list', 'alert_list'],
  },
  analyst: {
    name: 'Anna Analyst',
    userType: 'tenant-user',
    customPermissions: ['dashboard', 'mission_list', 'layer_list'],
  },
  pilot: {
    name: 'Pia Pilot',
    userType: 'tenant-user',
    customPermissions: ['dashboard', 'mission_list', 'alert_list', 'thread_list', 'thread_create'],
  },
} as const

export type TenantRole = keyof typeof PEOPLE

/** A tenant with the package Team and a tenant-root. */
export class TestTenant {
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
    await callApi('/admin/tenant/create', { data, cookie: await sharedSession(DEMO_ACCOUNTS.superAdmin) })
    await acceptInvitation(root.email)
    await sharedSession(root.email) // Accepts the terms.
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
    await callApi('/tenant/user/create-tenant-user', { data, cookie: await this.rootCookie() })
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
    await callApi('/tenant/user/create-tenant-user', {
      data: { ...PEOPLE[role], email },
      cookie: await this.rootCookie(),
    })
    await acceptInvitation(email)
    return email
  }

  private readonly rootCookie = (): Promise<string> => sharedSession(this.address('root'))

  private readonly address = (role: TenantRole): string => `${role}@${this.domain}`
}

async function acceptInvitation(email: string): Promise<void> {
  const token = invitationIn(await waitForMail(sharedDataDir(), email)).split('#')[1]
  await callApi('/tenant/user/accept-invitation', { data: { token, password: PASSWORD } })
}

async function teamPackageId(): Promise<string> {
  const reply = await callApi('/admin/tenant/fetch-active-package-public', { method: 'GET' })
  const { data } = (await reply.json()) as { data: { items: { _id: string; name: string }[] } }
  const team = data.items.find(({ name }) => name === 'Team')
  assert.ok(team, 'the demo data has no package Team')
  return team._id
}
