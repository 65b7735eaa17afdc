import type { Group } from '../group'
import { photoHandlers } from './handlers'
import { photoImport } from './importJob'

export const group = {
  handlers: photoHandlers,
  jobs: [photoImport],
} satisfies Group
