import {
  AimOutlined,
  AlertOutlined,
  CameraOutlined,
  CaretRightOutlined,
  LinkOutlined,
  MutedOutlined,
  PauseOutlined,
  ScissorOutlined,
  QuestionCircleOutlined,
  SoundOutlined,
  StepBackwardOutlined,
  StepForwardOutlined,
} from '@ant-design/icons'
import { Button, Select } from 'antd'
import { raiseText } from '../../../alerts/raiseMessages'
import { formatNumber } from '../../../shared/messages'
import { popupParent } from '../../../shared/popupParent'
import type { Clip } from './clips'
import { playerText } from './messages'
import { momentText } from './timeLabels'
import type { SaveOutcome } from './useSaveOutcome'
import { SPEEDS, type Playback } from './usePlayback'

interface PlayerBarProps {
  playback: Playback
  clip: Clip
  hasSound: boolean
  isMuted: boolean
  isHelpOpen: boolean
  isExportOpen: boolean
  onMute: () => void
  onCopyLink: () => void
  onSnapshot: () => void
  outcome: SaveOutcome
  /** Undefined if the user may not raise alerts. */
  onRaise: (() => void) | undefined
  onExport: () => void
  onHelp: () => void
}

/** Playing, frames, speed, link and snapshot. */
export function PlayerBar({ playback, clip, hasSound, isMuted, isHelpOpen, isExportOpen, ...on }: PlayerBarProps) {
  const { time, isPlaying, speed, toggle, step, play } = playback
  const isForward = speed > 0
  const setSpeed = (next: number) => (isPlaying ? play(next) : playback.setSpeed(next))
  const times = (factor: number) =>
    playerText(factor > 0 ? 'speedTimes' : 'backwards', { factor: formatNumber(Math.abs(factor)) })
  return (
    <div className="player-bar">
      <Button
        type="primary"
        icon={isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
        onClick={toggle}
      >
        {playerText(isPlaying ? 'pause' : 'play')}
      </Button>
      <IconButton icon={<StepBackwardOutlined />} label={playerText('previousFrame')} onClick={() => step(-1)} />
      <IconButton icon={<StepForwardOutlined />} label={playerText('nextFrame')} onClick={() => step(1)} />
      <span className="player-time" role="timer">
        {momentText(time, clip.recording.startedAt !== null)}
      </span>
      <Select
        aria-label={playerText('speed')}
        value={speed}
        onChange={setSpeed}
        getPopupContainer={popupParent}
        options={[...SPEEDS, ...(isForward ? [] : [speed])].map((value) => ({ value, label: times(value) }))}
        style={{ minInlineSize: 90 }}
      />
      {hasSound && (
        <IconButton
          icon={isMuted ? <MutedOutlined /> : <SoundOutlined />}
          label={playerText('sound')}
          isPressed={!isMuted}
          onClick={on.onMute}
        />
      )}
      <span className="player-space" />
      <Button icon={<CameraOutlined aria-hidden />} onClick={on.onSnapshot}>
        {playerText('snapshot')}
      </Button>
      <Button icon={<ScissorOutlined aria-hidden />} aria-expanded={isExportOpen} onClick={on.onExport}>
        {playerText('exportClip')}
      </Button>
      {on.outcome.canSave && (
        <Button icon={<AimOutlined aria-hidden />} loading={on.outcome.isSaving} onClick={on.outcome.save}>
          {playerText('saveOutcome')}
        </Button>
      )}
      {on.onRaise && (
        <Button icon={<AlertOutlined aria-hidden />} title={raiseText('raiseByA')} onClick={on.onRaise}>
          {raiseText('raise')}
        </Button>
      )}
      <Button icon={<LinkOutlined aria-hidden />} onClick={on.onCopyLink}>
        {playerText('copyLink')}
      </Button>
      <Button icon={<QuestionCircleOutlined aria-hidden />} aria-expanded={isHelpOpen} onClick={on.onHelp}>
        {playerText('keys')}
      </Button>
    </div>
  )
}

interface IconButtonProps {
  icon: React.ReactNode
  label: string
  isPressed?: boolean
  onClick: () => void
}

const IconButton = ({ icon, label, isPressed, onClick }: IconButtonProps) => (
  <Button icon={icon} aria-label={label} aria-pressed={isPressed} title={label} onClick={onClick} />
)
