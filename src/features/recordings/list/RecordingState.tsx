import { Flex, Progress, Tooltip, Typography } from 'antd'
import { EyeOutlined, LockOutlined } from '@ant-design/icons'
import type { Job } from '../../../api/job'
import type { Recording } from '../../../api/vod'
import { useIsClient } from '../../../session/useIsClient'
import { StateTag, type StateHue } from '../../../shared/StateTag'
import { recordingsText } from '../messages'

const HUES: Readonly<Record<Recording['state'], StateHue>> = { processing: 'blue', ready: 'green', failed: 'red' }

/** The state of a recording: progress of its job, why it failed, and who sees or keeps it. */
export function RecordingState({ recording, job }: { recording: Recording; job?: Job | undefined }) {
  const { state, problem, held, clientVisible, playableNote } = recording
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
      {note !== null && (
        <Typography.Text type={state === 'failed' ? 'danger' : 'secondary'} style={{ fontSize: 12 }}>
          {note}
        </Typography.Text>
      )}
    </Flex>
  )
}

const Mark = ({ icon, text }: { icon: React.ReactNode; text: string }) => (
  <Tooltip title={text}>
    <span role="img" aria-label={text}>
      {icon}
    </span>
  </Tooltip>
)
