import { Suspense, useEffect, useRef, useState } from 'react'
import { Alert, Button } from 'antd'
import type { ReceivedMessage } from '../api/stream'
import { lazyArea } from '../shared/lazyArea'
import { PLACE_DIGITS, positionText } from '../shared/positionText'
import { clockText } from '../shared/time/timeText'
import { useNow } from '../shared/time/useNow'
import { publishText } from './messages'
import { acknowledgeMessage, receiveMessages } from './receiveMessages'
import type { OwnPosition } from './sendPositions'

// A map is large, and most messages have none.
const MessageMap = lazyArea(() => import('./MessageMap'), 'MessageMap')

const BUZZ_MS = 300

interface ReceivedMessagesProps {
  streamKey: string
  /** Where this device is, while it is sent. */
  own: OwnPosition | undefined
}

/** What the control center has sent, until the pilot acknowledges it. */
export function ReceivedMessages({ streamKey, own }: ReceivedMessagesProps) {
  const [messages, setMessages] = useState<readonly ReceivedMessage[]>([])
  const [hasAcknowledged, setAcknowledged] = useState(false)
  const seen = useRef(new Set<string>())
  /** An answer that was on its way may still contain them. */
  const done = useRef(new Set<string>())
  useEffect(() => {
    const end = receiveMessages(streamKey, (received) => {
      const open = received.filter(({ _id }) => !done.current.has(_id))
      const added = open.filter(({ _id }) => !seen.current.has(_id))
      for (const { _id } of added) seen.current.add(_id)
      if (added.length > 0) navigator.vibrate?.(BUZZ_MS)
      setMessages(open)
    })
    return end
  }, [streamKey])
  const remove = (id: string) => {
    done.current.add(id)
    setMessages((before) => before.filter(({ _id }) => _id !== id))
    setAcknowledged(true)
  }
  return (
    <section
      className="publish-inbox"
      aria-label={publishText('messages')}
      hidden={messages.length === 0 && !hasAcknowledged}
    >
      <ul className="publish-messages" aria-live="assertive">
        {messages.map((message) => (
          <Message key={message._id} message={message} streamKey={streamKey} own={own} onDone={remove} />
        ))}
      </ul>
      <p role="status" className="publish-message-origin" style={{ margin: 0 }}>
        {hasAcknowledged && messages.length === 0 && publishText('acknowledged')}
      </p>
    </section>
  )
}

interface MessageProps extends ReceivedMessagesProps {
  message: ReceivedMessage
  onDone: (id: string) => void
}

function Message({ message, streamKey, own, onDone }: MessageProps) {
  const { _id, text, long, lat, sender, sentAt } = message
  const now = useNow()
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const acknowledge = async () => {
    setSending(true)
    const isReceived = await acknowledgeMessage(streamKey, _id)
    setSending(false)
    setFailed(!isReceived)
    if (isReceived) onDone(_id)
  }
  const time = clockText(sentAt, now)
  return (
    <li>
      {text !== null && <p className="publish-message-text">{text}</p>}
      {long !== null && lat !== null && (
        <>
          <p>{publishText('point', { position: positionText({ lat, long }, PLACE_DIGITS) })}</p>
          <div className="publish-message-map">
            <Suspense>
              <MessageMap point={{ lat, long }} own={own} />
            </Suspense>
          </div>
          <a href={`geo:${lat},${long}?q=${lat},${long}`}>{publishText('openMaps')}</a>
        </>
      )}
      <p className="publish-message-origin">
        {sender === ''
          ? publishText('messageFromNobody', { time })
          : publishText('messageFrom', { name: sender, time })}
      </p>
      {hasFailed && <Alert type="error" showIcon title={publishText('acknowledgeFailed')} />}
      <Button type="primary" size="large" block loading={isSending} onClick={() => void acknowledge()}>
        {publishText('acknowledge')}
      </Button>
    </li>
  )
}
