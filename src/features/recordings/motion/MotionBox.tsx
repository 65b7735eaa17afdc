import type { RecordingDetection } from '../../../api/analysis'
import type { Recording } from '../../../api/vod'
import { motionText } from './messages'

/** Pictures of unknown size usually have this shape. */
const USUAL_SIZE = { width: 1920, height: 1080 }

interface MotionBoxProps {
  recording: Recording
  detection: RecordingDetection | undefined
}

/** The box of a result over the video, which keeps its shape inside its frame as the drawing does. */
export function MotionBox({ recording, detection }: MotionBoxProps) {
  if (!detection) return null
  const { width, height } = recording
  const size = width && height ? { width, height } : USUAL_SIZE
  const [left = 0, top = 0, wide = 0, tall = 0] = detection.box
  return (
    <svg className="motion-box" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={motionText('box')}>
      <rect
        x={left * size.width}
        y={top * size.height}
        width={wide * size.width}
        height={tall * size.height}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
