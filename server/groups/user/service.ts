// The rules of users: nobody grants what he lacks, nobody touches whoever may do more, a tenant keeps a root.
import { recordAudit, type Actor } from '../../audit/sql'
import { AppError, conflict, fieldError, forbidden, isUniqueViolation, notFound, unauthorized } from '../../core/errors'
import { effectivePermissions, typePermissions } from '../../identity/permissions'
import { requireQuota } from '../../quota/usage'
import { recordChanged } from '../../realtime/sql'
import type { Principal } from '../../identity/session'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { requireAllowedForTenant, requireHeld } from '../permission/service'
import { selectGroupPermissions } from '../user-group/service'
import { askForInvitation } from './invitationSql'
import {
  deleteSecondFactorOf,
  deleteSessionsInTenant,
  holdTenant,
  insertUser,
  lockActiveRoots,
  markUserDeleted,
  replaceGroupsOf,
  selectUser,
  updateUser,
  type User,
  type UserFields,
  type UserWithGrants,
} from './sql'
export { askForInvitation } from './invitationSql'
export { explainByType, explainPermission } from './explain'
export { selectUser } from './sql'

/** Who asks for the change, and how the log names them. */
export interface Asking {
  asker: Principal
  actor: Actor
}

type NewUser = Required<Pick<UserFields, 'name' | 'email' | 'userType' | 'customPermissions'>> & { groups: string[] }

/** @throws AppError 400 at the field, 401 when the tenant was deleted meanwhile, 409 when the e-mail is taken */
export async function createUser(db: Db, tenantId: string, fields: NewUser, { asker, actor }: Asking): Promise<User> {
  return inTenant(db, tenantId, async (tx) => {
    await requireTenantStays(tenantId, tx)
    await requireGrantable(tenantId, tx, asker, fields)
    await requireQuota(tenantId, tx, 'users', 1)
    const id = await insertUser(tenantId, tx, fields).catch(refuseSameEmail)
    await replaceGroupsOf(tenantId, tx, id, fields.groups)
    await askForInvitation(tenantId, tx, id)
    const user = await requireUser(tenantId, tx, id)
    await recordAudit(tenantId, tx, { ...actor, action: 'user.create', target: user.email, details: rightsOf(user) })
    await recordChanged(tenantId, tx, 'User', id)
    await announceMemberCounts(tenantId, tx)
    return user
  })
}

/** @throws AppError 400 at the field, 403 for somebody who may do more than the asker, 404, 409 */
export async function editUser(
  db: Db,
  tenantId: string,
  id: string,
  { version, groups, ...fields }: UserFields & { version: number; groups?: string[] },
  { asker, actor }: Asking,
): Promise<User> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireUser(tenantId, tx, id)
    requireNotAbove(asker, before)
    if (id === asker.userId) refuseOwnRights({ ...fields, groups })
    await requireGrantable(tenantId, tx, asker, { ...fields, groups })
    if (before.state === 'disabled' && fields.disabled === false) await requireQuota(tenantId, tx, 'users', 1)
    if (fields.disabled || (fields.userType ?? 'tenant-root') !== 'tenant-root')
      await requireRootLeft(tenantId, tx, before)
    if (!(await updateUser(tenantId, tx, id, version, fields).catch(refuseSameEmail))) {
      throw new AppError(409, 'Somebody else changed this user meanwhile. Read it again before you save.')
    }
    if (groups) await replaceGroupsOf(tenantId, tx, id, groups)
    if (fields.disabled) await deleteSessionsInTenant(tenantId, tx, id)
    const user = await requireUser(tenantId, tx, id)
    await recordAudit(tenantId, tx, { ...actor, action: 'user.edit', target: user.email, details: rightsOf(user) })
    await recordChanged(tenantId, tx, 'User', id)
    await recordChanged(tenantId, tx, 'Session', id)
    await announceMemberCounts(tenantId, tx)
    return user
  })
}

/** @returns the address of the user's avatar, now nobody's. @throws AppError 403, 404, 409 */
export async function removeUser(
  db: Db,
  tenantId: string,
  id: string,
  { asker, actor }: Asking,
): Promise<string | null> {
  if (id === asker.userId) throw conflict('You cannot delete yourself; ask somebody else to do it.')
  return inTenant(db, tenantId, async (tx) => {
    const user = await requireUser(tenantId, tx, id)
    requireNotAbove(asker, user)
    await requireRootLeft(tenantId, tx, user)
    await markUserDeleted(tenantId, tx, id)
    await deleteSessionsInTenant(tenantId, tx, id)
    await recordAudit(tenantId, tx, { ...actor, action: 'user.delete', target: user.email, details: rightsOf(user) })
    await recordChanged(tenantId, tx, 'User', id)
    await announceMemberCounts(tenantId, tx)
    return user.avatar
  })
}

/** @throws AppError 403, 404, 409 for somebody who has joined already, 429 within a minute of the last one */
export async function inviteAgain(db: Db, tenantId: string, id: string, { asker, actor }: Asking): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const user = await requireUser(tenantId, tx, id)
    requireNotAbove(asker, user)
    if (user.state !== 'invited') throw conflict('Only somebody who has not joined yet can be invited again.')
    if (!(await askForInvitation(tenantId, tx, id))) {
      throw new AppError(429, 'An invitation went out less than a minute ago. Wait a little.')
    }
    await recordAudit(tenantId, tx, { ...actor, action: 'user.invite', target: user.email })
    await recordChanged(tenantId, tx, 'User', id)
  })
}

/** @throws AppError 403, 404, 409 for somebody who has none */
export async function removeSecondFactor(
  db: Db,
  tenantId: string,
  id: string,
  { asker, actor }: Asking,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const user = await requireUser(tenantId, tx, id)
    requireNotAbove(asker, user)
    if (!(await deleteSecondFactorOf(tenantId, tx, id))) throw conflict('This user has no second factor.')
    await recordAudit(tenantId, tx, { ...actor, action: 'user.reset-second-factor', target: user.email })
    await recordChanged(tenantId, tx, 'User', id)
  })
}

/** Groups show how many members they have. */
export const announceMemberCounts = (tenantId: string, tx: Tx): Promise<void> =>
  recordChanged(tenantId, tx, 'UserGroup')

/** To be called before people are added. @throws AppError 401 for a tenant that is deleted, and its sessions with it */
export async function requireTenantStays(tenantId: string, tx: Tx): Promise<void> {
  if (!(await holdTenant(tenantId, tx))) throw unauthorized()
}

/** @throws AppError 404, also for a client, who is none of the team */
export async function requireUser(tenantId: string, tx: Tx, id: string): Promise<UserWithGrants> {
  const user = await selectUser(tenantId, tx, id)
  if (!user) throw notFound('User')
  return user
}

/** Else somebody who may edit users could take over whoever may do more, by changing the e-mail for instance. */
function requireNotAbove(asker: Principal, user: UserWithGrants): void {
  const theirs = effectivePermissions(user.userType, [...user.customPermissions, ...user.groupPermissions])
  if ([...theirs].some((name) => !asker.permissions.has(name))) {
    throw forbidden('This user may do more than you; ask somebody who may do all of it.')
  }
}

async function requireGrantable(
  tenantId: string,
  tx: Tx,
  asker: Principal,
  { userType, customPermissions = [], groups = [] }: Partial<NewUser>,
): Promise<void> {
  if (userType) requireHeld(asker, typePermissions(userType), 'userType')
  requireAllowedForTenant(customPermissions, 'customPermissions')
  requireHeld(asker, customPermissions, 'customPermissions')
  const found = await selectGroupPermissions(tenantId, tx, groups)
  if (found.length < groups.length) throw fieldError('groups', 'User group not found.')
  requireHeld(asker, new Set(found.flatMap(({ permissions }) => permissions)), 'groups')
}

function refuseOwnRights(fields: object): void {
  const own = ['userType', 'customPermissions', 'groups', 'disabled']
  const field = Object.entries(fields).find(([name, value]) => own.includes(name) && value !== undefined)
  if (field) throw fieldError(field[0], 'You cannot change your own access. Ask another tenant root.')
}

async function requireRootLeft(tenantId: string, tx: Tx, user: User): Promise<void> {
  if (user.userType !== 'tenant-root' || user.state !== 'active') return
  const roots = await lockActiveRoots(tenantId, tx)
  if (!roots.some((id) => id !== user._id))
    throw conflict('This is the last tenant-root; make somebody else one first.')
}

const rightsOf = (user: User): Record<string, string> => ({
  userType: user.userType,
  state: user.state,
  permissions: user.customPermissions.join(' ').slice(0, 1000),
  groups: user.groups
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 1000),
})

function refuseSameEmail(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw conflict('This e-mail is already in use', [
    { field: 'email', message: 'This e-mail already has an account. Use another one.' },
  ])
}
