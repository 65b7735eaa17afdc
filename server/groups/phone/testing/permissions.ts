import type { SpecPermission } from '../../../platform/contract/spec'

/** The specification gives "Connect to App" to tenant clients only. */
export const permissions: Record<string, SpecPermission> = {
  createPairingCode: ['tenant-client'],
  // The caller is a phone with a code.
  pairPhone: 'public',
  listPhones: ['tenant-client'],
  editPhone: ['tenant-client'],
  deletePhone: ['tenant-client'],
  listPhonesOfClient: 'edit_client',
  deletePhoneOfClient: 'edit_client',
  getOwnPhone: 'phone',
  editOwnPhone: 'phone',
  deleteOwnPhone: 'phone',
  getPhoneMissions: 'phone',
  addPhonePhoto: 'phone',
  raisePhoneAlert: 'phone',
  startPhoneCamera: 'phone',
  stopPhoneCamera: 'phone',
  sharePhonePosition: 'phone',
  hidePhonePosition: 'phone',
  // The control center, which shows the streams as well.
  getPhonePositions: 'stream_list',
}
