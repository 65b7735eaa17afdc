import { TOTP } from 'otpauth'
import { asPlatform } from '../../platform/db/tenancy'
import { invitationToken, mailTo } from '../outbox'
import { PASSWORD } from '../testApp'
import { sendFile, upload } from '../upload'
import { ageInvitations } from './ageInvitations'
import type { Made, Site, WriteFixture } from './site'

const NEW_PASSWORD = 'correct horse battery'

const withUser =
  (body: (user: Made) => object | undefined): WriteFixture =>
  async ({ user }) => {
    const made = await user()
    return { ids: { userId: made._id }, body: body(made) }
  }

const withSelection = async ({ user }: Site) => ({ body: { userIds: [(await user())._id] } })

const createGroup = ({ call }: Site, members: string[] = []) =>
  call('POST', '/tenant/usergroup/tenant-usergroup-create', { name: 'Pilots', permissions: [], members })

const withGroup =
  (body: (group: Made) => object | undefined): WriteFixture =>
  async (site) => {
    const group = await createGroup(site, [(await site.user())._id])
    return { ids: { userGroupId: group._id }, body: body(group) }
  }

const codeOf = (secret: string) => new TOTP({ secret }).generate()

async function enrol({ aerie, call }: Site): Promise<string> {
  const { secret } = await call<{ secret: string }>('POST', '/profile/second-factor/start', { password: PASSWORD })
  await call('POST', '/profile/second-factor/confirm', { code: codeOf(secret) })
  // A code is valid once, and the next one would take half a minute.
  await asPlatform(aerie.db, (tx) => tx.updateTable('second_factor').set({ last_step: 0 }).execute())
  return secret
}

const proven: WriteFixture = async (site) => ({ body: { password: PASSWORD, code: codeOf(await enrol(site)) } })

export const uploadedPicture: WriteFixture = async ({ upload: uploadFile, picture }) => ({
  body: { uploadId: await uploadFile('png', await picture()) },
})

/** Users, user groups, the account of the caller and the organisation. */
export const writes: Record<string, WriteFixture> = {
  acceptTerms: () => ({}),
  editNotificationSettings: () => ({}),
  sendTestMail: () => ({}),
  askForPermission: async ({ aerie, tenant }) => ({
    as: await aerie.cookieOf(tenant.viewer),
    body: { permission: 'layer_list' },
  }),
  createUser: () => ({ body: { name: 'Pat', email: 'created@people.test', userType: 'tenant-user' } }),
  editUser: withUser(({ version }) => ({ version, name: 'Robin Pilot' })),
  deleteUser: withUser(() => undefined),
  eraseUser: withUser(() => undefined),
  async importUsers({ upload: uploadFile }) {
    const csv = Buffer.from('name,email,userType\nPat,imported@people.test,tenant-user\n')
    return { body: { uploadId: await uploadFile('csv', csv) } }
  },
  async resendInvitation(site) {
    const { _id: userId } = await site.user()
    await ageInvitations(site)
    return { ids: { userId } }
  },
  disableUsers: withSelection,
  async enableUsers(site) {
    const selection = await withSelection(site)
    await site.call('POST', '/tenant/user/disable-users', selection.body)
    return selection
  },
  async addUsersToGroup(site) {
    const { _id: userGroupId } = await createGroup(site)
    return { ids: { userGroupId }, ...(await withSelection(site)) }
  },
  async resendInvitations(site) {
    const selection = await withSelection(site)
    await ageInvitations(site)
    return selection
  },
  async resetSecondFactor({ aerie, tenant }) {
    const owned = { user_id: tenant.viewer.id, tenant_id: tenant.id }
    await asPlatform(aerie.db, (tx) =>
      tx
        .insertInto('second_factor')
        .values({ ...owned, secret: Buffer.from('sealed'), confirmed_at: new Date() })
        .execute(),
    )
    return { ids: { userId: tenant.viewer.id } }
  },
  async acceptInvitation({ aerie, user }) {
    const { _id } = await user()
    const { email } = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('app_user').select('email').where('id', '=', _id).executeTakeFirstOrThrow(),
    )
    return { as: null, body: { token: invitationToken(await mailTo(aerie, email)), password: NEW_PASSWORD } }
  },
  createUserGroup: () => ({ body: { name: 'Pilots', permissions: ['mission_list'] } }),
  editUserGroup: withGroup(({ version }) => ({ version, name: 'Observers' })),
  deleteUserGroup: withGroup(() => undefined),
  async editProfile({ call }) {
    const { version } = await call('GET', '/profile')
    return { body: { version, name: 'Robin Root' } }
  },
  editTheme: () => ({ body: { theme: 'dark' } }),
  uploadAvatar: uploadedPicture,
  async deleteAvatar({ aerie, root, picture }) {
    await upload(aerie, root, '/profile/avatar', await picture())
    return {}
  },
  async changePassword({ aerie, tenant, call }) {
    await call('POST', '/api-token/create', { name: 'Ends', scopes: ['missions:read'], days: 1 })
    const { _id: targetId } = await call<{ _id: string }>('POST', '/mission/create', { name: 'Shared' })
    await call('POST', '/share/create', { kind: 'mission', targetId, shows: ['layers'] })
    const id = crypto.randomUUID()
    const token_hash = Buffer.from(crypto.getRandomValues(new Uint8Array(32)))
    const phone = { id, token_hash, tenant_id: tenant.id, user_id: tenant.root.id, name: 'Ends', user_agent: '' }
    const expires_at = new Date(Date.now() + 3_600_000)
    await asPlatform(aerie.db, (tx) =>
      tx
        .insertInto('phone')
        .values({ ...phone, expires_at })
        .execute(),
    )
    return { body: { current: PASSWORD, password: NEW_PASSWORD } }
  },
  async deleteSession({ aerie, tenant, call }) {
    await aerie.cookieOf(tenant.root)
    const { items } = await call<{ items: { _id: string; current: boolean }[] }>('GET', '/profile/sessions')
    return { ids: { sessionId: items.find(({ current }) => !current)?._id ?? '' } }
  },
  async deleteOtherSessions({ aerie, tenant }) {
    await aerie.cookieOf(tenant.root)
    return {}
  },
  startSecondFactor: () => ({ body: { password: PASSWORD } }),
  async confirmSecondFactor({ call }) {
    const { secret } = await call<{ secret: string }>('POST', '/profile/second-factor/start', { password: PASSWORD })
    return { body: { code: codeOf(secret) } }
  },
  renewRecoveryCodes: proven,
  disableSecondFactor: proven,
  async updateOrganisationDetails({ call }) {
    const { version } = await call('GET', '/tenantroot/fetch-organisation-details')
    return { body: { version, name: 'Harbour Ltd' } }
  },
  uploadOrganisationLogo: uploadedPicture,
  async uploadPackagePoster({ aerie, admin, picture }) {
    const bytes = await picture()
    return { send: () => sendFile(aerie, admin, '/admin/package/upload-poster', bytes) }
  },
  login: ({ tenant }) => ({ as: null, body: { email: tenant.viewer.email, password: PASSWORD } }),
  logout: ({ aerie, tenant }) => aerie.cookieOf(tenant.viewer).then((as) => ({ as })),
  requestPasswordReset: ({ tenant }) => ({ as: null, body: { email: tenant.viewer.email } }),
  async resetPassword({ aerie, tenant }) {
    const { email } = tenant.viewer
    await aerie.call(undefined, 'POST', '/auth/forgot-password', { email })
    const code = /\b(\d{12})\b/.exec(await mailTo(aerie, email))?.[1]
    return { as: null, body: { email, code, password: NEW_PASSWORD } }
  },
}
