import { useState } from 'react'
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Modal, type MenuProps } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useCloseStreamMutation, type ActiveStream } from '../../../api/stream'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { sharedText } from '../../../shared/sharedText'
import { pilotText } from '../pilot/messages'
import { wallText } from './messages'
import type { Slot } from './slots'

export interface TileActions {
  /** All streams that the tile can show. */
  choices: readonly ActiveStream[]
  onChoose: (stream: ActiveStream) => void
  /** Any stream may be shown from now on. */
  onRelease: () => void
  onResize: (isLarge: boolean) => void
  /** Exchanges the tile with the one before or after it. */
  onMove: (by: -1 | 1) => void
}

interface TileMenuProps extends TileActions {
  slot: Slot
  stream: ActiveStream | undefined
  canResize: boolean
  isMuted: boolean
  hasStatistics: boolean
  onMute: () => void
  onStatistics: () => void
  onSnapshot: () => void
  /** Undefined if the user may not save outcomes. */
  onSaveOutcome: (() => void) | undefined
  /** Undefined if the user may not write to pilots. */
  onMessagePilot: ((streamId: string) => void) | undefined
}

type Item = NonNullable<MenuProps['items']>[number]

const item = (key: string, label: string, onClick: () => void, danger = false): Item => ({
  key,
  label,
  onClick,
  danger,
})

/** What can be done with the stream that the tile shows. */
function itemsOfStream(
  { isMuted, hasStatistics, onSnapshot, onSaveOutcome, onMessagePilot, onMute, onStatistics }: TileMenuProps,
  { _id, statistics }: ActiveStream,
): Item[] {
  return [
    item('snapshot', wallText('snapshot'), onSnapshot),
    ...(onSaveOutcome ? [item('outcome', wallText('saveOutcome'), onSaveOutcome)] : []),
    ...(onMessagePilot ? [item('message', pilotText('title'), () => onMessagePilot(_id))] : []),
    ...(statistics.audioCodec === null ? [] : [item('sound', wallText(isMuted ? 'soundOn' : 'soundOff'), onMute)]),
    item('statistics', wallText(hasStatistics ? 'hideStatistics' : 'statistics'), onStatistics),
  ]
}

export function TileMenu(props: TileMenuProps) {
  const { slot, stream, choices, canResize } = props
  const navigate = useNavigate()
  const canOpen = useCan('mission_list')
  const canStop = useCan('stream_delete')
  const [isStopping, setStopping] = useState(false)
  const others = choices.filter(({ _id }) => _id !== stream?._id)
  const items: Item[] = [
    ...(stream ? itemsOfStream(props, stream) : []),
    ...(others.length > 0
      ? [
          {
            key: 'show',
            label: wallText('showStream'),
            children: others.map((each) =>
              item(each._id, `${each.name} · ${each.missionName}`, () => props.onChoose(each)),
            ),
          },
        ]
      : []),
    ...(slot.isChosen ? [item('automatic', wallText('showAutomatic'), props.onRelease)] : []),
    ...(canResize
      ? [item('size', wallText(slot.isLarge ? 'makeSmall' : 'makeLarge'), () => props.onResize(!slot.isLarge))]
      : []),
    item('back', wallText('moveBack'), () => props.onMove(-1)),
    item('forward', wallText('moveForward'), () => props.onMove(1)),
    ...(stream && canOpen
      ? [item('mission', wallText('openMission'), () => void navigate(`/dashboard/missions/${stream.missionId}/live`))]
      : []),
    ...(stream && canStop ? [item('stop', wallText('stop'), () => setStopping(true), true)] : []),
  ]
  return (
    <>
      <Dropdown autoFocus trigger={['click']} placement="bottomRight" getPopupContainer={popupParent} menu={{ items }}>
        <Button
          type="text"
          icon={<MoreOutlined aria-hidden />}
          aria-label={sharedText('actionsFor', { name: slot.name })}
        />
      </Dropdown>
      {isStopping && stream && <StopStream stream={stream} onClose={() => setStopping(false)} />}
    </>
  )
}

export function StopStream({
  stream: { _id: streamId, name },
  onClose,
}: {
  stream: ActiveStream
  onClose: () => void
}) {
  const [close, { isLoading }] = useCloseStreamMutation()
  const stop = async () => {
    await close({ streamId })
    onClose()
  }
  return (
    <Modal
      open
      title={wallText('stopTitle', { name })}
      okText={wallText('stop')}
      okButtonProps={{ danger: true, loading: isLoading }}
      cancelText={wallText('cancel')}
      onOk={() => void stop()}
      onCancel={onClose}
    >
      {wallText('stopHelp')}
    </Modal>
  )
}
