import type { Group } from '../group'
import { warnOfFullDisk } from './diskWarning'
import { systemHandlers } from './handlers'
import { systemPlugin } from './plugin'

export const group = {
  handlers: systemHandlers,
  plugin: systemPlugin,
  sweeps: [{ every: 'half-minute', run: warnOfFullDisk }],
} satisfies Group
