import { Flex, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import type { Recording } from '../../../api/vod'
import { absoluteTime } from '../../../shared/time/timeText'
import { RecordingMenu } from '../list/RecordingMenu'
import { RecordingState } from '../list/RecordingState'
import { recordingsText } from '../messages'
import { originText } from '../originText'

interface PlayerHeaderProps {
  recording: Recording
  reload: () => Promise<Recording | undefined>
}

/** Name, start with its origin, and the actions of the recording. */
export function PlayerHeader({ recording, reload }: PlayerHeaderProps) {
  const navigate = useNavigate()
  const { name, missionId, startedAt, startOrigin, camera, flightName, width, height, videoCodec } = recording
  const facts = [
    startedAt === null ? recordingsText('noStart') : absoluteTime(startedAt),
    startOrigin && originText(startOrigin),
    camera,
    flightName,
    width && height ? `${width} × ${height}` : '',
    videoCodec,
  ]
  return (
    <Flex component="header" justify="space-between" align="flex-start" gap={12}>
      <div>
        <Flex align="center" wrap gap={12}>
          <Typography.Title level={2} style={{ fontSize: 18, margin: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Typography.Title>
          <RecordingState recording={recording} hasDeletionMark />
        </Flex>
        <Typography.Text type="secondary">{facts.filter(Boolean).join(' · ')}</Typography.Text>
      </div>
      <RecordingMenu
        isInHeader
        recording={recording}
        reload={reload}
        onDeleted={() => void navigate(`/dashboard/missions/${missionId}/recordings`)}
      />
    </Flex>
  )
}
