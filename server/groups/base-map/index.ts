import type { Group } from '../group'
import { baseMapConversion } from './conversionJob'
import { baseMapHandlers } from './handlers'

export const group = { handlers: baseMapHandlers, jobs: [baseMapConversion] } satisfies Group
