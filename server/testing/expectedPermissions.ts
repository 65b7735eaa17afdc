// Expected access: which permission each operation needs, and which caller holds which permission. Written from the
// specification and reviewed by a person; it must never be derived from api-spec/ or server/permissions.ts, because the
// tests compare those with this table.
import type { UserType } from '../identity/permissions'
import type { SpecPermission } from '../contract/spec'

/** All users of a tenant except its clients. */
const TEAM: UserType[] = ['tenant-root', 'tenant-staff', 'tenant-user']

/**
 * The permission of every operation: a permission name, the user types that may call, `session` for every signed-in user,
 * or `public`. A new operation gets its line here by reading the specification, not by copying its x-permission.
 */
export const EXPECTED_PERMISSIONS: Record<string, SpecPermission> = {
  // audit
  listAuditEntries: ['tenant-root', 'super-admin'],
  exportAuditEntries: ['tenant-root', 'super-admin'],
  // auth
  login: 'public',
  logout: 'public',
  getUserDetails: 'session',
  requestPasswordReset: 'public',
  resetPassword: 'public',
  // base-layer
  listBaseLayers: 'layer_list',
  listPublicBaseLayers: 'layer_list',
  getBaseLayer: 'layer_list',
  createBaseLayer: 'can_create_base_layer',
  createBaseRaster: 'can_create_base_layer',
  createBaseVectorLayer: 'can_create_base_layer',
  createBaseLayerByLayers: 'can_create_base_layer',
  createBaseRasterFromMission: 'can_create_base_layer',
  editBaseLayer: 'can_edit_base_layer',
  editBaseLayerPart: 'can_edit_base_layer',
  setPrimeAttribute: 'can_edit_base_layer',
  // base-map: settings of the organisation, and of the installation for a super-admin.
  getBaseMaps: 'session',
  getPublicBaseMaps: 'public',
  getBaseMapFile: 'session',
  getPublicBaseMapFile: 'public',
  getBaseMapSettings: ['tenant-root', 'super-admin'],
  createBaseMapFromFile: ['tenant-root'],
  createBaseMapFromMbtiles: ['tenant-root'],
  createBaseMap: ['tenant-root', 'super-admin'],
  editBaseMap: ['tenant-root', 'super-admin'],
  deleteBaseMap: ['tenant-root', 'super-admin'],
  // A published base layer is a public link.
  publishBaseLayer: 'public_map_create',
  getBaseLayerUpdate: 'can_update_base_layer',
  updateBaseLayerByLayers: 'can_update_base_layer',
  updateBaseRasterFromMission: 'can_update_base_layer',
  updateBaseRasterByUpload: 'can_upload_to_base_layer',
  uploadBaseVector: 'can_upload_to_base_layer',
  updateBaseLayerByUploadedLayer: 'can_update_base_layer',
  deleteStagedLayer: 'can_upload_to_base_layer',
  deleteBaseLayer: 'can_delete_base_layer',
  listDeletedBaseLayers: 'can_delete_base_layer',
  restoreBaseLayer: 'can_delete_base_layer',
  deleteBaseLayerPermanently: 'can_delete_base_layer',
  deleteBaseLayerTrash: 'can_delete_base_layer',
  listBaseLayerAlerts: 'alert_list',
  listBaseLayerVods: 'vod_list',
  getPublicMap: 'public',
  listPublicFeatures: 'public',
  getPublicVectorTile: 'public',
  getPublicRasterTile: 'public',
  // document
  createDocument: 'upload_document',
  listDocuments: 'list_document',
  getDocument: 'list_document',
  getDocumentFacets: 'list_document',
  getExpiringDocuments: 'list_document',
  listMissionImages: 'list_document',
  downloadDocument: 'list_document',
  getDocumentPreview: 'list_document',
  downloadDocuments: 'list_document',
  getDocumentTypes: 'list_document',
  // The closed list of permissions has none for types of documents.
  updateDocument: 'update_document',
  updateDocuments: 'update_document',
  addDocumentVersion: 'update_document',
  restoreDocumentVersion: 'update_document',
  createDocumentType: 'update_document',
  editDocumentType: 'update_document',
  deleteDocumentType: 'update_document',
  deleteDocument: 'delete_document',
  deleteDocuments: 'delete_document',
  restoreDocuments: 'delete_document',
  listDeletedDocuments: 'delete_document',
  deleteDocumentTrash: 'delete_document',
  deleteDocumentPermanently: 'delete_document',
  // photo
  createPhoto: 'feature_file_upload',
  listPhotos: 'feature_list',
  getPhotoPoints: 'feature_list',
  getPhoto: 'feature_list',
  getPhotoPicture: 'feature_list',
  downloadPhoto: 'feature_list',
  sharePhotos: 'feature_file_upload',
  deletePhotos: 'feature_file_delete',
  restorePhotos: 'feature_file_delete',
  listPhotosToReview: 'feature_file_upload',
  reviewPhotos: 'feature_file_upload',
  // job
  // Clients see no jobs. A handler limits these to the jobs a user started, or to all jobs of the tenant for root and staff.
  listJobs: TEAM,
  getJob: TEAM,
  cancelJob: TEAM,
  retryJob: TEAM,
  // layer-group
  createLayerGroup: 'edit_layer',
  editLayerGroup: 'edit_layer',
  deleteLayerGroup: 'edit_layer',
  restoreLayerGroup: 'edit_layer',
  removeLayerFromGroup: 'edit_layer',
  // layer
  listLayers: 'layer_list',
  getLayerPanel: 'layer_list',
  getReadyLayers: 'layer_list',
  createLayer: 'upload_layer',
  createVectorLayer: 'save_drawings',
  editLayer: 'edit_layer',
  deleteLayer: 'delete_layer',
  deleteLayers: 'delete_layer',
  listDeletedLayers: 'delete_layer',
  restoreLayers: 'delete_layer',
  deleteLayerPermanently: 'delete_layer',
  deleteLayerTrash: 'delete_layer',
  changeLayerColor: 'edit_layer',
  assignLayerLabel: 'edit_layer',
  flagLayer: 'edit_layer',
  shareLayer: 'edit_layer',
  getRasterDetails: 'layer_list',
  measureRaster: 'layer_list',
  listFilteredFeatures: 'feature_list',
  listFeatures: 'feature_list',
  addFeatures: 'add_feature',
  editFeature: 'edit_feature',
  deleteFeatures: 'delete_feature',
  undoFeatureChange: 'edit_feature',
  flagFeature: 'edit_feature',
  // Data that leaves the product needs the download permission.
  exportFeaturesCsv: 'download_layer',
  exportLayerGeojson: 'download_layer',
  downloadLayerKml: 'download_layer',
  downloadRaster: 'download_layer',
  getLayerThumbnail: 'layer_list',
  getVectorTile: 'layer_list',
  getRasterTile: 'layer_list',
  // location
  createLocation: 'location_create',
  listLocations: 'location_list',
  getLocation: 'location_list',
  updateLocation: 'location_update',
  deleteLocation: 'location_delete',
  listDeletedLocations: 'location_delete',
  restoreLocation: 'location_delete',
  deleteLocationPermanently: 'location_delete',
  deleteLocationTrash: 'location_delete',
  getPlaces: 'location_list',
  // mail
  listMails: ['super-admin'],
  getMail: ['super-admin'],
  // flight
  createFlight: 'flight_create',
  listFlights: 'flight_list',
  getMissionFlights: 'flight_list',
  getFlight: 'flight_list',
  editFlight: 'flight_update',
  updateFlightStatus: 'flight_update',
  assignPilot: 'flight_update',
  editFlightChecks: 'flight_update',
  deleteFlight: 'flight_delete',
  restoreFlight: 'flight_delete',
  listDeletedFlights: 'flight_delete',
  deleteFlightPermanently: 'flight_delete',
  deleteFlightTrash: 'flight_delete',
  listFlightLog: 'flight_log_list',
  createFlightLogEntry: 'flight_log_create',
  editFlightLogEntry: 'flight_log_update',
  deleteFlightLogEntry: 'flight_log_delete',
  // A checklist belongs to a mission type.
  getChecklist: 'flight_list',
  editChecklist: 'mission_type_update',
  // pilot: the specification names no permission of pilots; those of the flights they are assigned to apply.
  getAllPilots: 'flight_list',
  createPilot: 'flight_update',
  editPilot: 'flight_update',
  deletePilot: 'flight_update',
  restorePilot: 'flight_update',
  listDeletedPilots: 'flight_update',
  deletePilotPermanently: 'flight_update',
  deletePilotTrash: 'flight_update',
  // mission
  createMission: 'mission_create',
  listMissions: 'mission_list',
  getMission: 'mission_list',
  editMission: 'mission_update',
  deleteMission: 'mission_delete',
  updateMissionStatus: 'mission_update',
  archiveMissions: 'mission_update',
  updateMissionStatuses: 'mission_update',
  deleteMissions: 'mission_delete',
  getMissionsGeojson: 'mission_list',
  getMissionSummary: 'mission_list',
  exportMissions: 'mission_list',
  // The list of missions filters by type, so it needs the same permission.
  getMissionTypes: 'mission_list',
  createMissionType: 'mission_type_create',
  editMissionType: 'mission_type_update',
  deleteMissionType: 'mission_type_delete',
  listMissionsByLocation: 'mission_list',
  listMissionsByMapref: 'mission_list',
  getMissionDocCount: 'mission_list',
  duplicateMission: 'mission_create',
  listDeletedMissions: 'mission_delete',
  restoreMission: 'mission_delete',
  deleteMissionPermanently: 'mission_delete',
  deleteMissionTrash: 'mission_delete',
  // notification
  // Section 6: notifications only for tenant-root and tenant-staff.
  listNotifications: ['tenant-root', 'tenant-staff'],
  markNotificationsRead: ['tenant-root', 'tenant-staff'],
  // organisation
  getOrganisationDetails: 'tenant_list_self',
  updateOrganisationDetails: 'tenant_update_self',
  uploadOrganisationLogo: 'tenant_update_self',
  // support-access: only tenant roots consent, and only super-admins ask and enter.
  getSupportAccess: ['tenant-root'],
  grantSupportAccess: ['tenant-root'],
  endSupportAccess: ['tenant-root'],
  getTenantSupportAccess: ['super-admin'],
  requestSupportAccess: ['super-admin'],
  enterTenant: ['super-admin'],
  leaveTenant: 'session',
  // package
  uploadPackagePoster: 'package_create',
  createPackage: 'package_create',
  listPackages: 'package_list',
  getPackage: 'package_list',
  listActivePackages: 'package_list',
  editPackage: 'package_update',
  deletePackage: 'package_delete',
  getPublicFile: 'public',
  // payment
  // Guarded by the token of the sign-up, because there is no session yet.
  generateOrder: 'public',
  generateRenewalOrder: 'tenant_update_self',
  getRenewalQuote: 'tenant_update_self',
  // Guarded by the signature of the payment provider.
  completeOrder: 'public',
  failPayment: 'public',
  receivePaymentWebhook: 'public',
  listInvoices: 'tenant_list_self',
  downloadInvoice: 'tenant_list_self',
  // permission
  createPermissionSet: ['super-admin'],
  editPermissionSet: ['super-admin'],
  deletePermissionSet: ['super-admin'],
  getAdminPermissions: ['super-admin'],
  // Clients grant nothing.
  getTenantPermissions: ['tenant-root', 'tenant-staff', 'tenant-user'],
  // profile
  getProfile: 'session',
  editProfile: 'session',
  editTheme: 'session',
  uploadAvatar: 'session',
  deleteAvatar: 'session',
  getAvatar: 'session',
  changePassword: 'session',
  listSessions: 'session',
  deleteOtherSessions: 'session',
  deleteSession: 'session',
  startSecondFactor: 'session',
  confirmSecondFactor: 'session',
  renewRecoveryCodes: 'session',
  disableSecondFactor: 'session',
  getOwnPermissionExplanation: 'session',
  // Grants apply to these user types only.
  askForPermission: ['tenant-staff', 'tenant-user'],
  // seller
  getSeller: ['super-admin'],
  editSeller: ['super-admin'],
  // support
  // Section 6: tenants belong to the super-admin.
  listTenantPeople: 'tenant_list',
  resendTenantInvitation: 'tenant_update',
  changeRootEmail: 'tenant_update',
  // Guarded by the token of the mail.
  confirmRootEmail: 'public',
  extendTenantTerm: 'tenant_update',
  listTenantInvoices: 'tenant_list',
  downloadTenantInvoice: 'tenant_list',
  // tenant
  createTenant: 'tenant_create',
  listTenants: 'tenant_list',
  exportTenants: 'tenant_list',
  getTenant: 'tenant_list',
  editTenant: 'tenant_update',
  deleteTenant: 'tenant_delete',
  getTenantStats: 'tenant_list',
  listPublicPackages: 'public',
  registerTenant: 'public',
  resendVerificationCode: 'public',
  verifyTenant: 'public',
  // upload
  // Clients neither upload nor see storage figures. A handler limits these to the uploads of the caller.
  listUploads: TEAM,
  getUpload: TEAM,
  deleteUpload: TEAM,
  getStorageUse: TEAM,
  // user-group
  createUserGroup: 'user_group_create',
  listUserGroups: 'user_group_list',
  getUserGroup: 'user_group_list',
  editUserGroup: 'user_group_update',
  deleteUserGroup: 'user_group_delete',
  // user
  acceptTerms: 'session',
  createUser: 'user_create',
  listUsers: 'user_list',
  getUser: 'user_list',
  editUser: 'user_update',
  deleteUser: 'user_delete',
  importUsers: 'user_create',
  exportUsers: 'user_list',
  // The invitation is a one-time code sent by mail.
  resendInvitation: 'otp_email_send',
  resetSecondFactor: 'user_update',
  getUserSummary: 'user_list',
  disableUsers: 'user_update',
  enableUsers: 'user_update',
  addUsersToGroup: 'user_update',
  resendInvitations: 'otp_email_send',
  getPermissionExplanation: 'user_list',
  checkInvitation: 'public',
  acceptInvitation: 'public',
}

/**
 * Differences between the contract and the table, one sentence each with what to do; empty when they agree.
 * @param declared x-permission by operationId, as the contract has it
 */
export function permissionDifferences(
  declared: Readonly<Record<string, SpecPermission>>,
  expected: Readonly<Record<string, SpecPermission>> = EXPECTED_PERMISSIONS,
): string[] {
  const names = [...new Set([...Object.keys(declared), ...Object.keys(expected)])].sort()
  return names.flatMap((name) => {
    const [contract, table] = [declared[name], expected[name]]
    if (table === undefined) {
      return [`${name} is not in EXPECTED_PERMISSIONS: read in the specification who may call it, then add a line.`]
    }
    if (contract === undefined) {
      return [`${name} is in EXPECTED_PERMISSIONS but not in the contract: remove the line, or correct the name.`]
    }
    if (JSON.stringify(contract) === JSON.stringify(table)) return []
    const is = `${name} has x-permission ${JSON.stringify(contract)}, expected ${JSON.stringify(table)}`
    return [`${is}: correct the contract, or have the change of the table reviewed.`]
  })
}

export type Caller = UserType | 'anonymous'

/** Section 6: provisioning belongs to the super-admin. */
const PLATFORM_ONLY = /^(tenant|package)_(create|delete|list|update)$/

/** Section 6: what the allowed-for-tenant list omits; users cannot be granted these. */
const ROOT_ONLY =
  /^((asset_class|tenant|package)_\w+|user_delete|user_group_(create|delete|update)|(location|mission_type)_(create|update))$/

/** Our decision, because the specification does not list the default set: managing people and public links need a grant. */
const NOT_BY_DEFAULT =
  /^(user_(create|update|list)|user_group_list|(create|edit|delete)_client|otp_email_send|public_map_create)$/

/** Our decision: the fixed read set of clients. The specification names no permission of theirs. */
const CLIENT_READS = /^((mission|layer|feature|vod|alert)_list|list_document)$/

/** Whether a caller of this type, with `granted` as own grants and grants of groups, may call an operation. */
export function mayCall(needed: SpecPermission, caller: Caller, granted: readonly string[] = []): boolean {
  if (needed === 'public') return true
  if (caller === 'anonymous') return false
  if (needed === 'session') return true
  return Array.isArray(needed) ? needed.includes(caller) : holds(caller, needed, granted)
}

/** Whether a user of this type with the grants `granted` holds a permission. */
export function holds(type: UserType, permission: string, granted: readonly string[]): boolean {
  const byGrant = granted.includes(permission) && !ROOT_ONLY.test(permission)
  switch (type) {
    case 'super-admin':
      return PLATFORM_ONLY.test(permission)
    case 'tenant-root':
      return !PLATFORM_ONLY.test(permission)
    case 'tenant-client':
      return CLIENT_READS.test(permission)
    case 'tenant-user':
      return byGrant
    case 'tenant-staff':
      return (
        byGrant || permission === 'asset_class_list' || !(ROOT_ONLY.test(permission) || NOT_BY_DEFAULT.test(permission))
      )
  }
}
