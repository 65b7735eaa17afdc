import { useId } from 'react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { popupParent } from '../popupParent'
import { dateFormat } from '../time/timeText'
import './dayField.css'

const DAY_FORMAT = 'YYYY-MM-DD'

interface DayFieldProps {
  label: string
  /** YYYY-MM-DD; empty for no day. */
  day: string
  min?: string
  max?: string
  /** Whether the label stands beside the field instead of above it. */
  isInline?: boolean
  /** Offers to remove the day, which calls `onDay` with an empty text. */
  canClear?: boolean
  onDay: (day: string) => void
}

/** A day in the format of the user's language, typed or chosen in a calendar. */
export function DayField({ label, day, min, max, isInline = false, canClear = false, onDay }: DayFieldProps) {
  const id = useId()
  return (
    <div className={isInline ? 'day-field day-field-inline' : 'day-field'}>
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} value={day} min={min} max={max} canClear={canClear} onChange={onDay} />
    </div>
  )
}

interface DayInputProps {
  id?: string
  /** YYYY-MM-DD; empty for no day. */
  value?: string
  min?: string | undefined
  max?: string | undefined
  /** Offers to remove the day, which calls `onChange` with an empty text. */
  canClear?: boolean
  'aria-label'?: string
  onChange?: (day: string) => void
}

/** The field without its label, for a form item, which sets `id`, `value` and `onChange`. */
export function DayInput({ value, min, max, canClear = false, onChange, ...field }: DayInputProps) {
  return (
    <DatePicker
      {...field}
      allowClear={canClear}
      format={dateFormat()}
      value={value ? dayjs(value) : null}
      getPopupContainer={popupParent}
      {...(min && { minDate: dayjs(min) })}
      {...(max && { maxDate: dayjs(max) })}
      onChange={(next) => {
        if (next || canClear) onChange?.(next ? next.format(DAY_FORMAT) : '')
      }}
    />
  )
}
