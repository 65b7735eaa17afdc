import { useState } from 'react'
import { RadarChartOutlined, RedoOutlined, StopOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useInferRecordingMutation, type RecordingAnalysis, type RecordingModel } from '../../../api/analysis'
import { useCancelJobMutation, useRetryJobMutation } from '../../../api/job'
import { formatNumber } from '../../../shared/messages'
import { motionText } from './messages'
import { ModelChoice, MOTION } from './ModelChoice'
import type { Motion } from './useMotion'

/** The state of the run, and what can be done about it. */
// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function MotionRun({ motion: { vodId, analysis, canReview, canDecode, models } }: { motion: Motion }) {
  const [infer, inferring] = useInferRecordingMutation()
  const [cancel, cancelling] = useCancelJobMutation()
  const [retry, retrying] = useRetryJobMutation()
  const [choice, setChoice] = useState(MOTION)
  if (analysis?.status === 'queued' || analysis?.status === 'running') {
    const percent = formatNumber(analysis.progress, { style: 'percent', maximumFractionDigits: 0 })
    return (
      <div className="motion-run">
        <span role="status">
          {analysis.status === 'queued' ? motionText('queued') : runningText(analysis, percent)}
        </span>
        {canReview && (
          <Button
            icon={<StopOutlined aria-hidden />}
            loading={cancelling.isLoading}
            onClick={() => void cancel({ jobId: analysis.jobId })}
          >
            {motionText('cancel')}
          </Button>
        )}
      </div>
    )
  }
  const isFailed = analysis?.status === 'failed'
  const isCancelled = analysis?.status === 'cancelled'
  // A model that fails each time must not be the only choice.
  const startsAnew = !isFailed || analysis.isExternal || models.length > 0
  const needsDecoder = choice.model === null
  const start = () => {
    if (choice.model === null) void infer({ vodId, inferType: 'motion', newRecordingAnalysis: null })
    else void infer({ vodId, ...externalRun(choice.model, choice.numbers) })
  }
  return (
    <div className="motion-run">
      {isCancelled && <span role="status">{motionText('cancelled')}</span>}
      {isFailed && <span role="status">{analysis.message ?? motionText('failed')}</span>}
      {canReview && isFailed && (
        <Button
          icon={<RedoOutlined aria-hidden />}
          disabled={!analysis.isExternal && !canDecode}
          loading={retrying.isLoading}
          onClick={() => void retry({ jobId: analysis.jobId })}
        >
          {motionText('retry')}
        </Button>
      )}
      {canReview && models.length > 0 && <ModelChoice models={models} choice={choice} onChange={setChoice} />}
      {canReview && needsDecoder && !canDecode && <span>{motionText('noDecoder')}</span>}
      {canReview && startsAnew && (
        <Button
          icon={<RadarChartOutlined aria-hidden />}
          disabled={needsDecoder && !canDecode}
          loading={inferring.isLoading}
          onClick={start}
        >
          {motionText(analysis ? 'analyseAgain' : 'analyse')}
        </Button>
      )}
    </div>
  )
}

function externalRun({ model, inferType, parameters }: RecordingModel, numbers: Readonly<Record<string, number>>) {
  const complete = parameters.map(({ name, default: usual }) => [name, numbers[name] ?? usual])
  return {
    inferType,
    newRecordingAnalysis: { model, parameters: Object.fromEntries(complete) as Record<string, number> },
  }
}

function runningText({ isExternal, message }: RecordingAnalysis, percent: string): string {
  if (!isExternal) return motionText('running', { percent })
  return motionText('computing', { message: message ?? motionText('computes'), percent })
}
