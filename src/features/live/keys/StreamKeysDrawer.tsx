import { useId, useState } from 'react'
import { Drawer, Flex, Typography } from 'antd'
import type { MissionStatus } from '../../../api/mission'
import type { IssuedStreamKey } from '../../../api/stream'
import { MissionSelect } from '../../../session/MissionSelect'
import { useCan } from '../../../session/useCan'
import { IssuedKey } from './IssuedKey'
import { KeyList } from './KeyList'
import { keysText } from './messages'
import { NewStreamKey } from './NewStreamKey'

const WIDTH = 520
/** Missions that have ended accept no streams. */
const OPEN: MissionStatus[] = ['live', 'scheduled', 'draft', 'paused']

interface StreamKeysDrawerProps {
  /** The mission whose keys are shown; without it the user chooses one. */
  missionId?: string | undefined
  /** The flight that is chosen at first. */
  flightId?: string | undefined
  onClose: () => void
}

/** Creates, lists, replaces and revokes the stream keys of a mission. Mount it when it opens. */
export function StreamKeysDrawer({ missionId, flightId, onClose }: StreamKeysDrawerProps) {
  const [chosen, setChosen] = useState(missionId)
  const [issued, setIssued] = useState<IssuedStreamKey | null>(null)
  const selectId = useId()
  const canCreate = useCan('stream_create')
  const canList = useCan('stream_list')
  return (
    <Drawer open title={keysText('title')} size={WIDTH} onClose={onClose}>
      <Flex vertical gap={16}>
        <Typography.Text type="secondary">{keysText('help')}</Typography.Text>
        {missionId === undefined && (
          <div>
            <label htmlFor={selectId}>{keysText('mission')}</label>
            <MissionSelect
              id={selectId}
              value={chosen ?? null}
              status={OPEN}
              onChange={(next) => setChosen(next ?? undefined)}
            />
          </div>
        )}
        {issued && <IssuedKey issued={issued} onClose={() => setIssued(null)} />}
        {chosen === undefined ? (
          <Typography.Text type="secondary">{keysText('chooseMission')}</Typography.Text>
        ) : (
          <>
            {canCreate && !issued && (
              <NewStreamKey key={chosen} missionId={chosen} flightId={flightId} onIssued={setIssued} />
            )}
            {canList && <KeyList missionId={chosen} onIssued={setIssued} />}
          </>
        )}
      </Flex>
    </Drawer>
  )
}
