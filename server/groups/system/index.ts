import type { Group } from '../group'
import { systemHandlers } from './handlers'
import { systemPlugin } from './plugin'

export const group = { handlers: systemHandlers, plugin: systemPlugin } satisfies Group
