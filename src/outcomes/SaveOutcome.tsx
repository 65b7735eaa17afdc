import { useEffect, useRef } from 'react'
import type { Outcome } from '../api/outcome'
import { Facts } from '../shared/Facts'
import { FormDialog } from '../shared/forms/FormDialog'
import { absoluteTime } from '../shared/time/timeText'
import { outcomeText } from './messages'
import type { OutcomeDraft } from './outcomeDraft'
import { OutcomeFields, outcomeLabels, type OutcomeValues } from './OutcomeFields'
import './saveOutcome.css'

const SECOND_MS = 1000
const MINUTE_S = 60

interface SaveOutcomeProps {
  draft: OutcomeDraft
  onSaved: (outcome: Outcome) => void
  onClose: () => void
}

/** Form for an outcome: its picture and time, with a note and a number of people. */
export function SaveOutcome({ draft, onSaved, onClose }: SaveOutcomeProps) {
  const { picture, takenAt, momentMs, send } = draft
  return (
    <FormDialog<OutcomeValues, { data: Outcome }>
      title={outcomeText('save')}
      okText={outcomeText('save')}
      formName="save-outcome"
      labels={outcomeLabels()}
      initialValues={{ note: '', pcount: null }}
      send={send}
      onDone={({ data }) => onSaved(data)}
      onClose={onClose}
    >
      <DraftPicture picture={picture} />
      <Facts
        items={[
          {
            key: 'taken',
            label: outcomeText('taken'),
            children: takenAt === null ? outcomeText('unknownTime') : absoluteTime(takenAt),
          },
          ...(momentMs === undefined
            ? []
            : [{ key: 'moment', label: outcomeText('moment'), children: clockOf(momentMs) }]),
        ]}
      />
      <OutcomeFields />
    </FormDialog>
  )
}

/** Minutes and seconds from the start of a recording. */
function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND_MS)
  return outcomeText('clock', {
    minutes: String(Math.floor(seconds / MINUTE_S)),
    seconds: String(seconds % MINUTE_S).padStart(2, '0'),
  })
}

function DraftPicture({ picture }: { picture: Blob | string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (typeof picture === 'string') return undefined
    const address = URL.createObjectURL(picture)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return (
    <img
      ref={image}
      className="save-outcome-picture"
      alt={outcomeText('picture')}
      {...(typeof picture === 'string' && { src: picture })}
    />
  )
}
