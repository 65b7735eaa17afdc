import { useEffect, useRef, useState } from 'react'
import { Alert, Button, Checkbox, Flex, Form } from 'antd'
import { StateTag, type StateHue } from '../shared/StateTag'
import { publishText } from './messages'
import { ReceivedMessages } from './ReceivedMessages'
import { sendPositions, type OwnPosition, type PositionState } from './sendPositions'
import { useCamera } from './useCamera'
import { usePublisher, type PublisherState } from './usePublisher'
import { useWakeLock } from './useWakeLock'
import './publish.css'

const HUES: Readonly<Record<PublisherState, StateHue | undefined>> = {
  ready: undefined,
  connecting: 'blue',
  live: 'red',
  reconnecting: 'gold',
}

const POSITION_TEXTS = {
  none: 'positionLater',
  sending: 'positionSent',
  denied: 'positionDenied',
  unknown: 'positionUnknown',
} as const satisfies Record<PositionState, string>

/** A camera of this device with its preview, and buttons to publish it with a stream key. */
export function PublishCamera({ streamKey }: { streamKey: string }) {
  const preview = useRef<HTMLVideoElement>(null)
  const [deviceId, setDeviceId] = useState<string>()
  const [hasSound, setSound] = useState(false)
  const { media, cameras, problem: cameraProblem } = useCamera(deviceId, hasSound)
  const { state, problem, start, stop } = usePublisher(streamKey)
  const isRunning = state !== 'ready'
  useWakeLock(isRunning)
  const [position, setPosition] = useState<PositionState>('none')
  const [own, setOwn] = useState<OwnPosition>()
  useEffect(() => {
    if (!isRunning) return undefined
    const end = sendPositions(streamKey, setPosition, setOwn)
    return () => {
      end()
      setPosition('none')
      setOwn(undefined)
    }
  }, [isRunning, streamKey])
  useEffect(() => {
    if (preview.current) preview.current.srcObject = media ?? null
  }, [media])
  const shown = cameraProblem ?? problem
  return (
    <Flex vertical gap={12}>
      <ReceivedMessages streamKey={streamKey} own={own} />
      <video ref={preview} className="publish-preview" muted autoPlay playsInline aria-label={publishText('preview')} />
      <div role="status">
        <StateTag hue={HUES[state]} dot={state === 'live'}>
          {publishText(state)}
        </StateTag>
        <span className="publish-position">{publishText(POSITION_TEXTS[position])}</span>
      </div>
      {shown !== undefined && <Alert type="error" showIcon title={publishText(shown)} />}
      {cameras.length > 1 && (
        <Form.Item label={publishText('camera')} htmlFor="publish-camera" layout="vertical" style={{ margin: 0 }}>
          <select
            id="publish-camera"
            className="publish-camera"
            disabled={isRunning}
            value={deviceId ?? media?.getVideoTracks()[0]?.getSettings().deviceId ?? ''}
            onChange={({ target }) => setDeviceId(target.value)}
          >
            {cameras.map((camera, index) => (
              <option key={camera.deviceId} value={camera.deviceId}>
                {camera.label || publishText('unnamedCamera', { number: index + 1 })}
              </option>
            ))}
          </select>
        </Form.Item>
      )}
      <Checkbox checked={hasSound} disabled={isRunning} onChange={({ target }) => setSound(target.checked)}>
        {publishText('sound')}
      </Checkbox>
      {isRunning ? (
        <Button danger size="large" block onClick={stop}>
          {publishText('stop')}
        </Button>
      ) : (
        <Button type="primary" size="large" block disabled={!media} onClick={() => media && start(media)}>
          {publishText('start')}
        </Button>
      )}
    </Flex>
  )
}
