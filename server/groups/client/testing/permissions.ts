import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createClient: 'create_client',
  editClient: 'edit_client',
  deleteClient: 'delete_client',
  uploadClientLogo: 'edit_client',
  deleteClients: 'delete_client',
  exportClients: 'client_list',
  // Lists what is shared.
  listClientLinks: 'client_data',
  inviteClientPerson: 'edit_client',
  editClientPerson: 'edit_client',
  resendClientInvitation: 'edit_client',
  removeClientPerson: 'edit_client',
  eraseClientPerson: 'edit_client',
  listClients: 'client_list',
  getClient: 'client_list',
  shareMissions: 'edit_client',
  withdrawMissions: 'edit_client',
  // Lists what is shared.
  listClientMissions: 'client_data',
  getMissionClients: 'client_data',
  // For the client itself too; others also need client_data.
  listSharedMissions: 'mission_list',
  getClientMissionDetails: 'mission_list',
  listDeletedClients: 'delete_client',
  restoreClient: 'delete_client',
}
