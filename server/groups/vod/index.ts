import type { Group } from '../group'
import { recordingHandlers } from './handlers'
import { recordingImport } from './importJob'

export const group = {
  handlers: recordingHandlers,
  jobs: [recordingImport],
} satisfies Group
