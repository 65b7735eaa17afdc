// Analyses of recordings and their results as the database returns them, and in their form in the contract.
import type { components } from '../../platform/contract/contract.gen'
import { renderStored } from '../../platform/core/storedMessage'
import type { DetectionState } from './row'

type Schemas = components['schemas']

export interface RecordingAnalysisRow {
  id: string
  missionId: string
  recordingId: string
  inferType: string
  model: string
  modelVersion: string
  /** Whether a model server computes it. */
  isExternal: boolean
  parameters: Record<string, number>
  status: Schemas['AnalysisStatus']
  message: string | null
  progress: number
  jobId: string
  createdAt: Date
  finishedAt: Date | null
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

export interface RecordingDetectionRow {
  id: string
  startMs: number
  endMs: number
  atMs: number
  box: number[]
  class: string | null
  /** 0 to 1, if the model tells. */
  confidence: number | null
  state: DetectionState
  reviewedAt: Date | null
  reviewerId: string | null
  reviewerName: string | null
  reviewerAvatar: string | null
}

export function asRecordingAnalysis(row: RecordingAnalysisRow): Schemas['RecordingAnalysis'] {
  const { id, message, createdAt, finishedAt, authorId } = row
  // The reply drops what the contract does not declare.
  return {
    ...row,
    _id: id,
    message: renderStored(message),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    ...(authorId !== null && { createdBy: { _id: authorId, name: row.authorName ?? '', avatar: row.authorAvatar } }),
  }
}

export function asRecordingDetection(row: RecordingDetectionRow): Schemas['RecordingDetection'] {
  const { id, box, reviewedAt, reviewerId } = row
  const [left = 0, top = 0, width = 0, height = 0] = box
  return {
    ...row,
    _id: id,
    box: [left, top, width, height],
    reviewedAt: reviewedAt?.toISOString() ?? null,
    ...(reviewerId !== null && {
      reviewedBy: { _id: reviewerId, name: row.reviewerName ?? '', avatar: row.reviewerAvatar },
    }),
  }
}
