import { AimOutlined, AlertOutlined, CheckOutlined, CloseOutlined, RollbackOutlined } from '@ant-design/icons'
import { Button, Flex, Typography } from 'antd'
import { raiseText } from '../../../alerts/raiseMessages'
import type { DetectionState, RecordingDetection } from '../../../api/analysis'
import { durationText } from '../../../map/track/trackTime'
import { formatNumber } from '../../../shared/messages'
import { ErrorState } from '../../../shared/states/ErrorState'
import { playerText } from '../player/messages'
import type { SaveOutcome } from '../player/useSaveOutcome'
import { motionText } from './messages'
import { MotionRun } from './MotionRun'
import type { Motion } from './useMotion'
import './motion.css'

interface MotionPanelProps {
  motion: Motion
  /** Raises an alert about the shown frame. Undefined if the user may not. */
  raise: (() => void) | undefined
  /** Saves the shown frame as an outcome. */
  outcome: SaveOutcome
}

/** What moves in the recording; people confirm or reject each result. */
export function MotionPanel({ motion, raise, outcome }: MotionPanelProps) {
  const { analysis, detections, isLoading, error, reload } = motion
  const isFinished = analysis?.status === 'completed'
  const count = (state: DetectionState) => detections.filter((each) => each.state === state).length
  return (
    <section className="motion" aria-labelledby="motion-title" aria-busy={isLoading}>
      <Flex wrap gap={12} align="center" justify="space-between">
        <Typography.Title level={3} id="motion-title" className="motion-title">
          {motionText('title')}
        </Typography.Title>
        {!isLoading && !error && <MotionRun motion={motion} />}
      </Flex>
      {error ? (
        <ErrorState message={motionText('loadFailed')} onRetry={reload} />
      ) : (
        <p className="motion-facts">
          {isFinished && detections.length > 0
            ? motionText('counts', {
                candidate: count('candidate'),
                confirmed: count('confirmed'),
                rejected: count('rejected'),
              })
            : motionText(isFinished ? (analysis.isExternal ? 'noResults' : 'none') : 'help')}
        </p>
      )}
      {analysis?.isExternal && (
        <p className="motion-facts">
          {motionText('modelOf', { model: analysis.model, version: analysis.modelVersion })}
        </p>
      )}
      {detections.length > 0 && (
        <ul className="motion-results" aria-label={motionText('results')}>
          {detections.map((detection) => (
            <Result key={detection._id} detection={detection} motion={motion} raise={raise} outcome={outcome} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Result({ detection, motion, raise, outcome }: MotionPanelProps & { detection: RecordingDetection }) {
  const { startMs, endMs, class: found, confidence, state, reviewedBy } = detection
  const span = { from: durationText(startMs), until: durationText(endMs) }
  const isSelected = detection._id === motion.selectedId
  const decide = (next: DetectionState) => motion.decide(detection, next)
  return (
    <li data-state={state}>
      <button
        type="button"
        aria-label={motionText('play', span)}
        aria-current={isSelected || undefined}
        onClick={() => motion.select(detection)}
      >
        {motionText('span', span)}
      </button>
      {found !== null && <span>{foundText(found, confidence)}</span>}
      <span className="motion-facts">
        {reviewedBy ? motionText('decidedBy', { state: motionText(state), name: reviewedBy.name }) : motionText(state)}
      </span>
      {/* Both take the frame that the selection shows. */}
      {isSelected && raise && (
        <Button size="small" icon={<AlertOutlined aria-hidden />} onClick={raise}>
          {raiseText('raise')}
        </Button>
      )}
      {isSelected && outcome.canSave && (
        <Button size="small" icon={<AimOutlined aria-hidden />} loading={outcome.isSaving} onClick={outcome.save}>
          {playerText('saveOutcome')}
        </Button>
      )}
      {motion.canReview &&
        (state === 'candidate' ? (
          <>
            <Button size="small" icon={<CheckOutlined aria-hidden />} onClick={() => decide('confirmed')}>
              {motionText('confirm')}
            </Button>
            <Button size="small" icon={<CloseOutlined aria-hidden />} onClick={() => decide('rejected')}>
              {motionText('reject')}
            </Button>
          </>
        ) : (
          <Button size="small" icon={<RollbackOutlined aria-hidden />} onClick={() => decide('candidate')}>
            {motionText('reopen')}
          </Button>
        ))}
    </li>
  )
}

function foundText(name: string, confidence: number | null): string {
  if (confidence === null) return name
  return motionText('found', {
    name,
    percent: formatNumber(confidence, { style: 'percent', maximumFractionDigits: 0 }),
  })
}
