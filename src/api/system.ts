// The state of the installation, for super-admins.
import { systemGenerated } from './generated/system.gen'

export const { useGetSystemStateQuery } = systemGenerated

export type { SystemFinding } from './generated/system.gen'
