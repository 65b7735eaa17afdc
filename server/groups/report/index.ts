import type { Group } from '../group'
import { reportHandlers } from './handlers'
import { reportPlugin } from './plugin'

export const group = { handlers: reportHandlers, plugin: reportPlugin } satisfies Group
