import { useEffect, useState } from 'react'
import { byteSize } from '../shared/byteSize'
import { uploadsText } from './messages'
import type { FileUpload } from './uploadState'

const SECOND_MS = 1000
const STALLED_MS = 10 * SECOND_MS
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** Sent bytes, speed and time left of an upload, or that no bytes are moving. */
export function SendingNote({ upload }: { upload: FileUpload }) {
  const { size, done, rate, progressAt } = upload
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const sent = byteSize(done)
  const total = byteSize(size)
  if (progressAt !== undefined && now - progressAt > STALLED_MS && done < size) {
    return uploadsText('stalled', { sent, size: total })
  }
  if (!rate) return uploadsText('sending', { sent, size: total })
  return uploadsText('sendingAt', { sent, size: total, rate: byteSize(rate), left: timeLeftText((size - done) / rate) })
}

function timeLeftText(seconds: number): string {
  if (seconds < MINUTE_S) return uploadsText('underAMinute')
  return seconds < 2 * HOUR_S
    ? uploadsText('minutesLeft', { count: Math.round(seconds / MINUTE_S) })
    : uploadsText('hoursLeft', { count: Math.round(seconds / HOUR_S) })
}
