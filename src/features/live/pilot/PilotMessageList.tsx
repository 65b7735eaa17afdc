import { useEffect, useRef } from 'react'
import type { PilotMessage } from '../../../api/stream'
import { PLACE_DIGITS, positionText } from '../../../shared/positionText'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime, clockText } from '../../../shared/time/timeText'
import { useNow } from '../../../shared/time/useNow'
import { pilotText } from './messages'

const ROW_HEIGHT = 48

interface PilotMessageListProps {
  /** Name of the stream. */
  name: string
  /** Undefined while they are loaded. */
  messages: readonly PilotMessage[] | undefined
  isPageOpen: boolean
}

/** Messages to the pilot of a stream with what has become of them. */
export function PilotMessageList({ name, messages, isPageOpen }: PilotMessageListProps) {
  const log = useRef<HTMLDivElement>(null)
  const count = messages?.length ?? 0
  useEffect(() => {
    log.current?.scrollTo?.({ top: log.current.scrollHeight })
  }, [count])
  if (!messages) return <RowsSkeleton rows={1} height={ROW_HEIGHT} />
  if (count === 0) return <p className="pilot-none">{pilotText('none')}</p>
  return (
    <div ref={log} className="pilot-log" role="log" tabIndex={0} aria-label={pilotText('log', { name })}>
      <ol className="pilot-messages">
        {messages.map((message) => (
          <li key={message._id}>
            {message.text !== null && <p>{message.text}</p>}
            {message.lat !== null && message.long !== null && (
              <p>
                {pilotText('pointAt', {
                  position: positionText({ lat: message.lat, long: message.long }, PLACE_DIGITS),
                })}
              </p>
            )}
            <MessageState message={message} isPageOpen={isPageOpen} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function MessageState({ message, isPageOpen }: { message: PilotMessage; isPageOpen: boolean }) {
  const { sender, sentAt, seenAt, acknowledgedAt } = message
  const now = useNow()
  return (
    <div className="pilot-message-state">
      <span title={absoluteTime(sentAt)}>
        {pilotText('sent', { time: clockText(sentAt, now) })} {sender !== '' && pilotText('by', { name: sender })}
      </span>
      {seenAt !== null && (
        <span title={absoluteTime(seenAt)}>{pilotText('seen', { time: clockText(seenAt, now) })}</span>
      )}
      {acknowledgedAt !== null && (
        <strong title={absoluteTime(acknowledgedAt)}>
          {pilotText('acknowledged', { time: clockText(acknowledgedAt, now) })}
        </strong>
      )}
      {seenAt === null && !isPageOpen && <strong>{pilotText('notDelivered')}</strong>}
    </div>
  )
}
