import type { Group } from '../group'
import { asPlatform } from '../../platform/db/tenancy'
import { analysisJob } from './analysisJob'
import { externalAnalysisJob } from './external/externalJob'
import { deleteEndedRuns } from './external/externalSql'
import { inferencePlugin } from './external/routes'
import { startWatcher } from './external/watcher'
import { analysisHandlers } from './handlers'
import { hotspotJob } from './hotspotJob'
import { recordingAnalysisHandlers } from './recordingHandlers'
import { recordingAnalysisJob } from './recordingJob'
import type { Services } from '../services'

const handlers = (services: Services) => ({ ...analysisHandlers(services), ...recordingAnalysisHandlers(services) })

export const group = {
  handlers,
  plugin: inferencePlugin,
  jobs: [analysisJob, recordingAnalysisJob, externalAnalysisJob, hotspotJob],
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteEndedRuns) }],
  rounds: (services) => [startWatcher(services)],
} satisfies Group
