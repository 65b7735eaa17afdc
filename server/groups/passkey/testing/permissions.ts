import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getPasskeys: 'session',
  startPasskey: 'session',
  addPasskey: 'session',
  editPasskey: 'session',
  revokePasskey: 'session',
  startPasskeySignIn: 'public',
  startPasskeySecondFactor: 'public',
  finishPasskeySignIn: 'public',
}
