import { PlusOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { raiseText } from '../../alerts/raiseMessages'
import { useRaiseAlert } from '../../alerts/useRaiseAlert'
import { useRaiseKey } from '../../alerts/useRaiseKey'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { useIsClient } from '../../session/useIsClient'
import { AlertTrash } from './AlertTrash'
import { AlertDesk } from './desk/AlertDesk'
import { AlertStatistics } from './statistics/AlertStatistics'

/** The alerts of a mission. */
export function AlertsSegment({ mission: { _id: missionId } }: MissionSegmentProps) {
  const { raise, dialog } = useRaiseAlert()
  useRaiseKey(raise && (() => raise({ missionId })))
  const isClient = useIsClient()
  return (
    <>
      <Flex wrap gap={8} style={{ marginBottom: 12 }}>
        {raise && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            title={raiseText('raiseByShiftA')}
            onClick={() => raise({ missionId })}
          >
            {raiseText('raise')}
          </Button>
        )}
        {!isClient && <AlertStatistics missionId={missionId} />}
        <AlertTrash missionId={missionId} />
      </Flex>
      <AlertDesk missionId={missionId} />
      {dialog}
    </>
  )
}
