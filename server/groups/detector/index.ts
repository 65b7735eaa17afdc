import type { Group } from '../group'
import { detectorHandlers } from './handlers'
import { detectorRunJob } from './runJob'

export const group = { handlers: detectorHandlers, jobs: [detectorRunJob] } satisfies Group
