import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { durationText } from '../../../map/track/trackTime'
import { formatNumber } from '../../../shared/messages'
import { popupParent } from '../../../shared/popupParent'
import { replayText } from './messages'
import type { Replay } from './useReplay'

const SPEEDS = [1, 5, 20, 60]
const STEP_MS = 1000

/** Play and pause, the time cursor and the speed. The arrow keys move the cursor by a second. */
export function ReplayBar({ replay, end }: { replay: Replay; end: number }) {
  const { time, isPlaying, speed, seek, toggle, setSpeed } = replay
  return (
    <div className="replay-bar">
      <Button
        type="primary"
        icon={isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
        onClick={toggle}
      >
        {replayText(isPlaying ? 'pause' : 'play')}
      </Button>
      <input
        type="range"
        min={0}
        max={end}
        step={Math.min(STEP_MS, end || STEP_MS)}
        value={time}
        aria-label={replayText('time')}
        aria-valuetext={durationText(time)}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <span className="replay-time">
        {durationText(time)} / {durationText(end)}
      </span>
      <Select
        aria-label={replayText('speed')}
        value={speed}
        onChange={setSpeed}
        getPopupContainer={popupParent}
        options={SPEEDS.map((value) => ({
          value,
          label: replayText('speedTimes', { factor: formatNumber(value) }),
        }))}
      />
    </div>
  )
}
