import type { SpecPermission } from '../../../platform/contract/spec'

/** As single sign-on, which the specification does not know either. */
export const permissions: Record<string, SpecPermission> = {
  listScimTokens: ['tenant-root'],
  createScimToken: ['tenant-root'],
  deleteScimToken: ['tenant-root'],
}
