import { actorOf } from '../../platform/audit/actor'
import { render } from '../../platform/core/messages'
import type { Handlers } from '../../platform/http/contract'
import { ALLOWED_FOR_TENANT, typePermissions, type UserType } from '../../platform/identity/permissions'
import type { Services } from '../services'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { AREAS } from './areas'
import { areaText, permissionSetText, permissionText } from './messages'
import { createPermissionSet, editPermissionSet, removePermissionSet } from './service'
import { selectPermissionSets } from './sql'

type PermissionOperation =
  | 'createPermissionSet'
  | 'editPermissionSet'
  | 'deletePermissionSet'
  | 'getAdminPermissions'
  | 'getTenantPermissions'

const TYPES: UserType[] = ['super-admin', 'tenant-root', 'tenant-staff', 'tenant-client', 'tenant-user']

export function permissionHandlers({ db }: Services): Handlers<PermissionOperation> {
  return {
    async createPermissionSet({ body, user, request }) {
      const fields = { ...body, description: body.description ?? '' }
      const data = await asPlatform(db, (tx) => createPermissionSet(tx, fields, actorOf({ user, request })))
      return { message: permissionSetText('created'), data }
    },

    async editPermissionSet({ params, body, user, request }) {
      const { version, ...fields } = body
      const data = await asPlatform(db, (tx) =>
        editPermissionSet(tx, params.permissionSetId, version, fields, actorOf({ user, request })),
      )
      return { message: permissionSetText('saved'), data }
    },

    async deletePermissionSet({ params, user, request }) {
      await asPlatform(db, (tx) => removePermissionSet(tx, params.permissionSetId, actorOf({ user, request })))
      return { message: permissionSetText('deleted') }
    },

    async getAdminPermissions({ request }) {
      const sets = await asPlatform(db, selectPermissionSets)
      const areas = AREAS.map(({ area, permissions }) => ({
        area,
        label: render(areaText(area), request.language),
        permissions: permissions.map((name) => ({
          name,
          label: render(permissionText(name), request.language),
          allowedForTenant: ALLOWED_FOR_TENANT.includes(name),
          defaultFor: TYPES.filter((type) => typePermissions(type).includes(name)),
        })),
      }))
      return { data: { areas, sets } }
    },

    async getTenantPermissions({ user, tenantId, request }) {
      const sets = await inTenant(db, tenantId, selectPermissionSets)
      const areas = AREAS.map(({ area, permissions }) => ({
        area,
        label: render(areaText(area), request.language),
        permissions: permissions
          .filter((name) => ALLOWED_FOR_TENANT.includes(name))
          .map((name) => ({
            name,
            label: render(permissionText(name), request.language),
            grantable: user.permissions.has(name),
          })),
      })).filter(({ permissions }) => permissions.length > 0)
      return { data: { areas, sets } }
    },
  }
}
