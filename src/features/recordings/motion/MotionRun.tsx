import { RadarChartOutlined, RedoOutlined, StopOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useInferRecordingMutation } from '../../../api/analysis'
import { useCancelJobMutation, useRetryJobMutation } from '../../../api/job'
import { formatNumber } from '../../../shared/messages'
import { motionText } from './messages'
import type { Motion } from './useMotion'

/** The state of the run, and what can be done about it. */
export function MotionRun({ motion: { vodId, analysis, canReview, canDecode } }: { motion: Motion }) {
  const [infer, inferring] = useInferRecordingMutation()
  const [cancel, cancelling] = useCancelJobMutation()
  const [retry, retrying] = useRetryJobMutation()
  if (analysis?.status === 'queued' || analysis?.status === 'running') {
    const percent = formatNumber(analysis.progress, { style: 'percent', maximumFractionDigits: 0 })
    return (
      <div className="motion-run">
        <span role="status">
          {analysis.status === 'queued' ? motionText('queued') : motionText('running', { percent })}
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
  const isBroken = analysis?.status === 'failed' || analysis?.status === 'cancelled'
  const start = () => {
    if (isBroken) void retry({ jobId: analysis.jobId })
    else void infer({ vodId, inferType: 'motion', newRecordingAnalysis: null })
  }
  const label = isBroken ? 'retry' : analysis ? 'analyseAgain' : 'analyse'
  return (
    <div className="motion-run">
      {isBroken && (
        <span role="status">
          {analysis.status === 'cancelled' ? motionText('cancelled') : (analysis.message ?? motionText('failed'))}
        </span>
      )}
      {canReview && !canDecode && <span>{motionText('noDecoder')}</span>}
      {canReview && (
        <Button
          icon={isBroken ? <RedoOutlined aria-hidden /> : <RadarChartOutlined aria-hidden />}
          disabled={!canDecode}
          loading={inferring.isLoading || retrying.isLoading}
          onClick={start}
        >
          {motionText(label)}
        </Button>
      )}
    </div>
  )
}
