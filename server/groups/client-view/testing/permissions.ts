import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // client-view: tenant roots view the tenant as a client; any user may end a view.
  startClientView: ['tenant-root'],
  endClientView: 'session',
}
