import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { analysisText } from './messages'
import { readRecordingAnalysis, reviewRecordingDetections, startRecordingAnalysis } from './recordingService'

type RecordingAnalysisOperation = 'inferRecording' | 'getRecordingAnalysis' | 'reviewRecordingDetections'

export function recordingAnalysisHandlers({ db }: Services): Handlers<RecordingAnalysisOperation> {
  return {
    async inferRecording({ params, user, tenantId }) {
      const data = await startRecordingAnalysis(db, tenantId, user.userId, params)
      return { message: analysisText('started'), data }
    },

    async getRecordingAnalysis({ params, tenantId }) {
      return { data: await readRecordingAnalysis(db, tenantId, params.vodId) }
    },

    async reviewRecordingDetections({ params, body, user, tenantId }) {
      const count = await reviewRecordingDetections(db, tenantId, user.userId, params.vodId, body)
      return { message: analysisText('reviewed', { count }) }
    },
  }
}
