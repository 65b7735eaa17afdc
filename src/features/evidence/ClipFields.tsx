import { Flex, InputNumber } from 'antd'
import { evidenceText } from './messages'

const MS_PER_SECOND = 1000
const MAX_SECONDS = 2_000_000

/** Seconds from the start of a recording; null where nothing is entered. */
export interface ClipRange {
  from: number | null
  until: number | null
}

interface ClipFieldsProps {
  range: ClipRange
  onChange: (range: ClipRange) => void
}

/** The part of a recording that is added; without an end it is the whole recording. */
export const ClipFields = ({ range, onChange }: ClipFieldsProps) => (
  <Flex gap={8} align="center" wrap>
    <InputNumber
      aria-label={evidenceText('clipFrom')}
      placeholder={evidenceText('clipFrom')}
      value={range.from}
      min={0}
      max={MAX_SECONDS}
      onChange={(from) => onChange({ ...range, from })}
      style={{ width: 150 }}
    />
    <InputNumber
      aria-label={evidenceText('clipUntil')}
      placeholder={evidenceText('clipUntil')}
      value={range.until}
      min={0}
      max={MAX_SECONDS}
      onChange={(until) => onChange({ ...range, until })}
      style={{ width: 150 }}
    />
    <span style={{ fontSize: 12 }}>{evidenceText('clipHelp')}</span>
  </Flex>
)

export const clipOf = ({ from, until }: ClipRange): { fromMs: number; untilMs: number } | undefined =>
  until === null
    ? undefined
    : { fromMs: Math.round((from ?? 0) * MS_PER_SECOND), untilMs: Math.round(until * MS_PER_SECOND) }
