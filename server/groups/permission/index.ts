import type { Group } from '../group'
import { permissionHandlers } from './handlers'

export const group = { handlers: permissionHandlers } satisfies Group
