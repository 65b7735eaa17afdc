import { Flex, Progress, Tooltip, Typography } from 'antd'
import { EyeOutlined, LockOutlined } from '@ant-design/icons'
import type { Job } from '../../../api/job'
import type { Recording } from '../../../api/vod'
import { useIsClient } from '../../../session/useIsClient'
import { StateTag, type StateHue } from '../../../shared/StateTag'
import { dayText } from '../../../shared/time/timeText'
import { recordingsText } from '../messages'

const HUES: Readonly<Record<Recording['state'], StateHue>> = { processing: 'blue', ready: 'green', failed: 'red' }

/** How many days before its deletion a recording is marked in lists. */
const MARKED_DAYS = 30
const DAY_MS = 86_400_000

interface RecordingStateProps {
  recording: Recording
  job?: Job | undefined
  /** Marks it however far away its deletion is. */
  hasDeletionMark?: boolean
}

/** The state of a recording: progress of its job, why it failed, who sees or keeps it, and when it is deleted. */
export function RecordingState({ recording, job, hasDeletionMark = false }: RecordingStateProps) {
  const { state, problem, held, clientVisible, playableNote, deletedOn } = recording
  const isClient = useIsClient()
  const note = problem ?? (state === 'ready' ? playableNote : null)
  return (
    <Flex vertical gap={4} align="flex-start">
      <Flex gap={8} align="center">
        <StateTag hue={HUES[state]} dot={state === 'processing'}>
          {recordingsText(state)}
        </StateTag>
        {held && <Mark icon={<LockOutlined />} text={recordingsText('heldHelp')} />}
        {clientVisible && !isClient && <Mark icon={<EyeOutlined />} text={recordingsText('shown')} />}
      </Flex>
      {state === 'processing' && job && (
        <Progress
          percent={Math.round(job.progress * 100)}
          size="small"
          aria-label={job.message ?? recordingsText('processing')}
          style={{ inlineSize: 140 }}
        />
      )}
      {deletedOn !== null && (hasDeletionMark || isSoon(deletedOn)) && (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {recordingsText('deletedOn', { day: dayText(`${deletedOn}T12:00:00`) })}
        </Typography.Text>
      )}
      {note !== null && (
        <Typography.Text type={state === 'failed' ? 'danger' : 'secondary'} style={{ fontSize: 12 }}>
          {note}
        </Typography.Text>
      )}
    </Flex>
  )
}

const isSoon = (day: string): boolean => Date.parse(day) < Date.now() + MARKED_DAYS * DAY_MS

const Mark = ({ icon, text }: { icon: React.ReactNode; text: string }) => (
  <Tooltip title={text}>
    <span role="img" aria-label={text}>
      {icon}
    </span>
  </Tooltip>
)
