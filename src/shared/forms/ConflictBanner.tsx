import { useEffect, useRef } from 'react'
import { Alert, Button } from 'antd'
import { sharedText } from '../sharedText'
import { absoluteTime, relativeTime } from '../time/timeText'
import { useNow } from '../time/useNow'

/** Height of the page frame's header in px, which would cover the banner. */
const HEADER_HEIGHT = 48

/** When the newer version was created, and the name of the user who created it. */
export interface NewerChange {
  at: string
  by?: string
}

interface ConflictBannerProps {
  /** The fields that were changed, with their new values if these can be shown as text. */
  differences: readonly { label: string; value?: string }[]
  change: NewerChange | undefined
  /** Number of saves that were rejected. The banner takes the focus with each. */
  rejectedSaves: number
  onLoad: () => void
}

/** Above a form: another user has changed what is being edited. Shows the differences and offers to merge them. */
export function ConflictBanner({ differences, change, rejectedSaves, onLoad }: ConflictBannerProps) {
  const box = useRef<HTMLDivElement>(null)
  const now = useNow()

  // Focus also scrolls the banner into view. The save button may be far below: without this a rejected save looks as if
  // nothing happened. A change that arrives while the user is typing must not take the focus.
  useEffect(() => {
    if (rejectedSaves === 0) return
    box.current?.focus()
  }, [rejectedSaves])

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      style={{ maxWidth: 820, marginBottom: 16, outline: 'none', scrollMarginTop: HEADER_HEIGHT + 16 }}
    >
      <Alert
        role="presentation"
        type="warning"
        showIcon
        title={<span title={change && absoluteTime(change.at)}>{titleOf(change, now)}</span>}
        description={
          <>
            {sharedText('conflictHelp')}
            <ul style={{ margin: '8px 0 0', paddingInlineStart: 18 }}>
              {differences.map(({ label, value }) => (
                <li key={label} style={{ overflowWrap: 'anywhere' }}>
                  {value === undefined ? label : sharedText('conflictValue', { label, value })}
                </li>
              ))}
            </ul>
          </>
        }
        action={
          <Button size="small" onClick={onLoad}>
            {sharedText('loadLatest')}
          </Button>
        }
      />
    </div>
  )
}

function titleOf(change: NewerChange | undefined, now: number): string {
  if (!change) return sharedText('conflict')
  const time = relativeTime(change.at, now)
  return change.by === undefined
    ? sharedText('conflictAt', { time })
    : sharedText('conflictBy', { name: change.by, time })
}
