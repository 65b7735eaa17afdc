import type { Group } from '../group'
import { mosaicHandlers } from './handlers'
import { mosaicJob } from './mosaicJob'

export const group = { handlers: mosaicHandlers, jobs: [mosaicJob] } satisfies Group
