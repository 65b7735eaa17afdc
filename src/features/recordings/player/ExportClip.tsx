import { useEffect, useRef, useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, InputNumber, Spin } from 'antd'
import { downloadHref, fetchFile, saveFile } from '../../../api/download'
import { durationText } from '../../../map/track/trackTime'
import { ShareButton } from '../../../shares/ShareButton'
import type { Clip } from './clips'
import { playerText } from './messages'

const SECOND = 1000
const USUAL_LENGTH_MS = 10 * SECOND
/** The limit of the server. */
const MAX_MINUTES = 10

interface ExportClipProps {
  clip: Clip
  /** The cursor, on the axis of the player. */
  time: number
  onSeek: (time: number) => void
  onClose: () => void
}

/** Downloads a part of a recording, whose ends are entered or taken from the shown frame. Mount it when it opens. */
export function ExportClip({ clip, time, onSeek, onClose }: ExportClipProps) {
  const { start, end, recording } = clip
  const length = end - start
  const now = Math.round(Math.min(length, Math.max(0, time - start)))
  const [fromMs, setFromMs] = useState(Math.min(now, length - SECOND))
  const [untilMs, setUntilMs] = useState(Math.min(length, now + USUAL_LENGTH_MS))
  const download = useDownload()
  const isReversed = untilMs <= fromMs
  const isTooLong = untilMs - fromMs > MAX_MINUTES * 60 * SECOND
  const href = downloadHref(`/recording/clip/${recording._id}`, { fromMs, untilMs })
  const field = (label: string, value: number, set: (milliseconds: number) => void) => (
    <label>
      <span>{label}</span>
      <InputNumber
        aria-label={label}
        min={0}
        max={length / SECOND}
        step={1}
        precision={3}
        value={value / SECOND}
        onChange={(seconds) => {
          if (seconds === null) return
          set(Math.round(seconds * SECOND))
          onSeek(start + Math.min(length - 1, seconds * SECOND))
        }}
      />
    </label>
  )
  return (
    <section className="player-export" aria-label={playerText('exportClip')}>
      <div className="player-export-fields">
        {field(playerText('clipStart'), fromMs, setFromMs)}
        <Button size="small" onClick={() => setFromMs(now)}>
          {playerText('clipStartHere')}
        </Button>
        {field(playerText('clipEnd'), untilMs, setUntilMs)}
        <Button size="small" onClick={() => setUntilMs(now)}>
          {playerText('clipEndHere')}
        </Button>
        <span>{isReversed ? '' : playerText('clipLength', { length: durationText(untilMs - fromMs) })}</span>
      </div>
      <p>{playerText('clipHelp', { minutes: MAX_MINUTES })}</p>
      {isReversed && <Alert type="warning" showIcon title={playerText('clipReversed')} />}
      {isTooLong && <Alert type="warning" showIcon title={playerText('clipTooLong', { minutes: MAX_MINUTES })} />}
      {download.problem && <Alert type="error" showIcon title={download.problem} />}
      <div className="player-export-actions">
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          disabled={isReversed || isTooLong || download.isWorking}
          onClick={() => void download.start(href, recording.name)}
        >
          {playerText('clipDownload')}
        </Button>
        <ShareButton
          shared={{ kind: 'moment', targetId: recording._id, fromMs, untilMs }}
          name={recording.name}
          disabled={isReversed || isTooLong}
        />
        {download.isWorking ? (
          <Button onClick={download.cancel}>{playerText('clipCancel')}</Button>
        ) : (
          <Button onClick={onClose}>{playerText('clipClose')}</Button>
        )}
        {download.isWorking && (
          <span role="status">
            <Spin size="small" /> {playerText('clipPreparing')}
          </span>
        )}
      </div>
    </section>
  )
}

/** One file at a time; leaving the page cancels it. */
function useDownload() {
  const running = useRef<AbortController>(null)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => running.current?.abort(), [])
  const start = async (href: string, name: string) => {
    running.current = new AbortController()
    const { signal } = running.current
    setProblem(undefined)
    setWorking(true)
    const loaded = await fetchFile(href, signal)
    if (signal.aborted) return
    setWorking(false)
    if ('error' in loaded) return setProblem(loaded.error.message)
    saveFile(loaded.file, loaded.name ?? name)
  }
  const cancel = () => {
    running.current?.abort()
    setWorking(false)
  }
  return { isWorking, problem, start, cancel }
}
