import type { Group } from '../group'
import { assetClassHandlers } from './handlers'

export const group = { handlers: assetClassHandlers } satisfies Group
