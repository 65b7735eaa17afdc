import { Alert, Button, Flex } from 'antd'
import { useUpdateMissionStatusMutation, type Mission } from '../../../api/mission'
import { useGetStreamKeysQuery } from '../../../api/stream'
import { useCan } from '../../../session/useCan'
import { useMissionPath } from '../../../session/useMissionPath'
import { LinkButton } from '../../../shared/LinkButton'
import { closingText } from '../keys/closingText'
import { liveText } from './messages'

interface StreamEndedProps {
  mission: Mission
  /** Name of the stream. */
  name: string
  /** Whether no other stream of the mission is published. */
  isLast: boolean
  onClose: () => void
}

/** Says that the stream has ended, and offers what usually follows. */
export function StreamEnded({ mission, name, isLast, onClose }: StreamEndedProps) {
  const { _id: missionId, version, nextStatuses } = mission
  const missionPath = useMissionPath()
  const canUpdate = useCan('mission_update')
  const canSeeRecordings = useCan('vod_list')
  const canSeeKeys = useCan('stream_list')
  const [update, { isLoading, error }] = useUpdateMissionStatusMutation()
  const { data: keys } = useGetStreamKeysQuery({ missionId }, { skip: !canSeeKeys })
  // A stream has the name of its key.
  const closing = keys?.data.keys.find((key) => key.name === name)?.lastClosing
  const complete = async () => {
    const reply = await update({ missionStatusChange: { missionId, version, status: 'completed' } })
    if (!reply.error) onClose()
  }
  return (
    <Alert
      type="info"
      showIcon
      closable={{ onClose }}
      title={liveText('endedTitle', { name })}
      description={
        <Flex vertical gap={8}>
          {closing && <span>{closingText(closing)}</span>}
          {liveText('endedHelp')}
          {error && <span role="alert">{error.message}</span>}
          <Flex gap={8} wrap>
            {canUpdate && nextStatuses.includes('completed') && (
              <Button type={isLast ? 'primary' : 'default'} loading={isLoading} onClick={() => void complete()}>
                {liveText('complete')}
              </Button>
            )}
            {canSeeRecordings && (
              <LinkButton to={`${missionPath(missionId)}/recordings`}>{liveText('recordings')}</LinkButton>
            )}
          </Flex>
        </Flex>
      }
    />
  )
}
