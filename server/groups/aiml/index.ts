import type { Group } from '../group'
import { analysisJob } from './analysisJob'
import { analysisHandlers } from './handlers'

export const group = { handlers: analysisHandlers, jobs: [analysisJob] } satisfies Group
