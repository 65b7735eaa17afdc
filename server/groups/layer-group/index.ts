import type { Group } from '../group'
import { layerGroupHandlers } from './handlers'

export const group = { handlers: layerGroupHandlers } satisfies Group
