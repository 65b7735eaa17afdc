import type { SpecPermission } from '../../../platform/contract/spec'
import type { UserType } from '../../../platform/identity/permissions'

/** All users of a tenant except its clients. */
const TEAM: UserType[] = ['tenant-root', 'tenant-staff', 'tenant-user']

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // Clients neither upload files nor see storage figures. The handlers return only the uploads of the caller.
  listUploads: TEAM,
  getUpload: TEAM,
  deleteUpload: TEAM,
  // The permission for what the file becomes is checked when that is known.
  addUploadToMission: TEAM,
  useLayerAsTelemetry: 'flight_update',
  useTelemetryAsLayer: 'upload_layer',
  getStorageUse: TEAM,
}
