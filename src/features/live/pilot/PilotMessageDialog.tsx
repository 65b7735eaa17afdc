import { useState, type FormEvent } from 'react'
import { Alert, Button, Flex, Form, Input, Modal, Select } from 'antd'
import { useGetPilotMessagesQuery, useSendPilotMessageMutation, type ActiveStream } from '../../../api/stream'
import { parsePosition } from '../../../map/controls/parsePosition'
import { usePolling } from '../../../realtime/usePolling'
import { newPilotMessageLimits } from '../../../shared/limits/stream.gen'
import { popupParent } from '../../../shared/popupParent'
import { PLACE_DIGITS, positionText } from '../../../shared/positionText'
import { ErrorState } from '../../../shared/states/ErrorState'
import { pilotText } from './messages'
import './pilot.css'
import { PilotMessageList } from './PilotMessageList'

/** That the pilot has closed the page is told by no event. */
const POLL_MS = 5_000

export interface PilotPoint {
  lat: number
  long: number
}

interface PilotMessageDialogProps {
  streams: readonly ActiveStream[]
  /** Whose pilot is written to first. */
  streamId: string
  /** From a click on the map. */
  point?: PilotPoint | undefined
  onClose: () => void
}

/** What was sent to the pilot of a stream, and a form for more. Mount it when it opens. */
export function PilotMessageDialog({ streams, streamId, point, onClose }: PilotMessageDialogProps) {
  const [chosenId, setChosenId] = useState(streamId)
  // The stream that was addressed stays, also after its end.
  const [first] = useState(() => streams.find(({ _id }) => _id === streamId))
  const stream = streams.find(({ _id }) => _id === chosenId)
  const shown = stream ?? (first?._id === chosenId ? first : undefined)
  const { data, error, refetch } = useGetPilotMessagesQuery({ streamId: chosenId }, usePolling(POLL_MS, false))
  const isPageOpen = data?.data.isPageOpen
  return (
    <Modal open title={pilotText('title')} footer={null} onCancel={onClose}>
      <Flex vertical gap={12}>
        {streams.length > 1 && <StreamChoice streams={streams} chosenId={chosenId} onChoose={setChosenId} />}
        {!stream && <Alert type="warning" showIcon title={pilotText('ended')} />}
        {stream && isPageOpen !== undefined && <PageState isOpen={isPageOpen} />}
        {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        <PilotMessageList name={shown?.name ?? ''} messages={data?.data.messages} isPageOpen={isPageOpen ?? false} />
        <MessageForm key={chosenId} streamId={chosenId} isDisabled={!stream} point={point} />
      </Flex>
    </Modal>
  )
}

interface StreamChoiceProps {
  streams: readonly ActiveStream[]
  chosenId: string
  onChoose: (streamId: string) => void
}

function StreamChoice({ streams, chosenId, onChoose }: StreamChoiceProps) {
  return (
    <Form.Item label={pilotText('stream')} htmlFor="pilot-stream" layout="vertical" style={{ margin: 0 }}>
      <Select
        id="pilot-stream"
        value={chosenId}
        onChange={onChoose}
        getPopupContainer={popupParent}
        style={{ width: '100%' }}
        options={streams.map(({ _id, name, missionName }) => ({
          value: _id,
          label: pilotText('streamOption', { name, missionName }),
        }))}
      />
    </Form.Item>
  )
}

function PageState({ isOpen }: { isOpen: boolean }) {
  return (
    <Alert
      role="status"
      type={isOpen ? 'info' : 'warning'}
      showIcon
      title={pilotText(isOpen ? 'pageOpen' : 'pageClosed')}
    />
  )
}

interface MessageFormProps {
  streamId: string
  isDisabled: boolean
  point: PilotPoint | undefined
}

function MessageForm({ streamId, isDisabled, point }: MessageFormProps) {
  const [send, { isLoading, error }] = useSendPilotMessageMutation()
  const [text, setText] = useState('')
  const [pointText, setPointText] = useState(point ? positionText(point, PLACE_DIGITS) : '')
  const [problem, setProblem] = useState<'empty' | 'pointUnread'>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const at = parsePosition(pointText)
    if (pointText.trim() !== '' && !at) return setProblem('pointUnread')
    if (text.trim() === '' && !at) return setProblem('empty')
    setProblem(undefined)
    const newPilotMessage = { ...(text.trim() !== '' && { text: text.trim() }), ...at }
    const reply = await send({ streamId, newPilotMessage })
    if (reply.error) return
    setText('')
    setPointText('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Form.Item
        label={pilotText('text')}
        htmlFor="pilot-text"
        layout="vertical"
        {...(problem === 'empty' && { validateStatus: 'error', help: <span role="alert">{pilotText('empty')}</span> })}
      >
        <Input.TextArea
          id="pilot-text"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={newPilotMessageLimits.text.maxLength}
          showCount
          autoSize={{ minRows: 2, maxRows: 5 }}
          disabled={isDisabled}
          aria-invalid={problem === 'empty'}
          // Enter sends, as in other conversations; Shift+Enter begins a line.
          onPressEnter={(event) => {
            if (!event.shiftKey) void submit(event)
          }}
        />
      </Form.Item>
      <Form.Item
        label={pilotText('point')}
        htmlFor="pilot-point"
        layout="vertical"
        extra={pilotText('pointHelp')}
        {...(problem === 'pointUnread' && {
          validateStatus: 'error',
          help: <span role="alert">{pilotText('pointUnread')}</span>,
        })}
      >
        <Input
          id="pilot-point"
          autoComplete="off"
          value={pointText}
          onChange={({ target }) => setPointText(target.value)}
          disabled={isDisabled}
          aria-invalid={problem === 'pointUnread'}
        />
      </Form.Item>
      {error && <Alert type="error" showIcon title={error.message} style={{ marginBottom: 12 }} />}
      <Button type="primary" htmlType="submit" loading={isLoading} disabled={isDisabled}>
        {pilotText('send')}
      </Button>
    </form>
  )
}
