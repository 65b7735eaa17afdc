import type { Group } from '../group'
import { weatherHandlers } from './handlers'

export const group = { handlers: weatherHandlers } satisfies Group
