import { useEffect, useRef, type KeyboardEvent } from 'react'
import { AlertOutlined } from '@ant-design/icons'
import type { Alert } from '../../../api/alert'
import { alertsText } from '../../../alerts/messages'
import { seenText } from '../../../alerts/seenText'
import { SeverityTag } from '../../../alerts/SeverityTag'
import { useCan } from '../../../session/useCan'
import { clockText } from '../../../shared/time/timeText'
import { useNow } from '../../../shared/time/useNow'
import './filmstrip.css'

interface AlertFilmstripProps {
  alerts: readonly Alert[]
  selectedId: string | null
  onSelect: (alertId: string) => void
  onStep: (by: 1 | -1) => void
}

/** The pictures of the queue in one row. The arrow keys move along it, as J and K do. */
export function AlertFilmstrip({ alerts, selectedId, onSelect, onStep }: AlertFilmstripProps) {
  const row = useRef<HTMLUListElement>(null)
  const hasFocus = useRef(false)
  const now = useNow()
  const canSeeRecordings = useCan('vod_list')
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current=true]')
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    if (hasFocus.current) shown?.focus({ preventScroll: true })
  }, [selectedId])
  const pressKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onStep(by)
  }
  // One stop for the Tab key; the arrow keys reach the others.
  const stop = alerts.find(({ _id }) => _id === selectedId) ?? alerts[0]
  return (
    <ul
      ref={row}
      className="alert-filmstrip"
      aria-label={alertsText('queue')}
      onKeyDown={pressKey}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      {alerts.map((alert) => {
        const { _id, title, severity, occurredAt, isTimeKnown, isTimeOfFile, pictureUrl, posterUrl } = alert
        const clock = clockText(occurredAt, now)
        const isCertain = isTimeKnown && !isTimeOfFile
        const picture = pictureUrl ?? (canSeeRecordings ? posterUrl : null)
        return (
          <li key={_id}>
            <button
              type="button"
              tabIndex={alert === stop ? 0 : -1}
              aria-current={_id === selectedId}
              onClick={() => onSelect(_id)}
            >
              <span className="alert-frame">
                {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <AlertOutlined aria-hidden />}
              </span>
              <span className="alert-frame-line">
                <SeverityTag severity={severity} />
                {isCertain ? (
                  <time dateTime={occurredAt}>{clock}</time>
                ) : (
                  <span title={seenText(alert)}>
                    {isTimeKnown ? alertsText('clockOfFile', { time: clock }) : alertsText('raisedOn', { time: clock })}
                  </span>
                )}
              </span>
              <span className="alert-frame-title">{title}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
