import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { analysisText } from './messages'
import { readRecordingAnalysis, reviewRecordingDetections, startRecordingAnalysis } from './recordingService'

type RecordingAnalysisOperation = 'inferRecording' | 'getRecordingAnalysis' | 'reviewRecordingDetections'

export function recordingAnalysisHandlers(services: Services): Handlers<RecordingAnalysisOperation> {
  const { db } = services
  return {
    async inferRecording({ params, body, user, tenantId }) {
      const data = await startRecordingAnalysis(services, tenantId, user.userId, { ...params, ...body })
      return { message: analysisText('started'), data }
    },

    async getRecordingAnalysis({ params, tenantId }) {
      return { data: await readRecordingAnalysis(services, tenantId, params.vodId) }
    },

    async reviewRecordingDetections({ params, body, user, tenantId }) {
      const count = await reviewRecordingDetections(db, tenantId, user.userId, params.vodId, body)
      return { message: analysisText('reviewed', { count }) }
    },
  }
}
