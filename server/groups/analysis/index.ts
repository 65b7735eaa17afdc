import type { Group } from '../group'
import { analysisJob } from './analysisJob'
import { analysisHandlers } from './handlers'
import { hotspotJob } from './hotspotJob'
import { recordingAnalysisHandlers } from './recordingHandlers'
import { recordingAnalysisJob } from './recordingJob'
import type { Services } from '../services'

const handlers = (services: Services) => ({ ...analysisHandlers(services), ...recordingAnalysisHandlers(services) })

export const group = { handlers, jobs: [analysisJob, recordingAnalysisJob, hotspotJob] } satisfies Group
