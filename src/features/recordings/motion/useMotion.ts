import { useState } from 'react'
import {
  useGetRecordingAnalysisQuery,
  useReviewRecordingDetectionsMutation,
  type DetectionState,
  type RecordingDetection,
} from '../../../api/analysis'
import { useCan } from '../../../session/useCan'
import type { Clip } from '../player/clips'

/** The box of a result is shown this long before and after its moment. */
const SHOWN_MS = 400

export type Motion = ReturnType<typeof useMotion>

/** The motion found in the recording of a clip, and which result is selected. */
export function useMotion({ id: vodId, start }: Clip, seek: (time: number) => void) {
  const canReview = useCan('vod_update')
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [send] = useReviewRecordingDetectionsMutation()
  const { currentData, error, refetch } = useGetRecordingAnalysisQuery({ vodId })
  const { canDecode = true, models = [], analysis = null, detections = [] } = currentData?.data ?? {}

  const select = (detection: RecordingDetection) => {
    setSelectedId(detection._id)
    seek(start + detection.atMs)
  }
  const decide = async (detection: RecordingDetection, state: DetectionState) => {
    const { error: refused } = await send({ vodId, detectionReview: { detectionIds: [detection._id], state } })
    const next = detections[detections.indexOf(detection) + 1]
    if (!refused && state !== 'candidate' && next) select(next)
  }
  const boxAt = (time: number) =>
    detections.find(({ atMs, _id }) => Math.abs(start + atMs - time) <= (_id === selectedId ? SHOWN_MS : SHOWN_MS / 2))
  return {
    vodId,
    start,
    canReview,
    canDecode,
    models,
    analysis,
    detections,
    selectedId,
    boxAt,
    select,
    error,
    isLoading: !currentData && !error,
    decide: (detection: RecordingDetection, state: DetectionState) => void decide(detection, state),
    reload: () => void refetch(),
  }
}
