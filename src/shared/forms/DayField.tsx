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
  /** Beside the field instead of above it. */
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
      <DatePicker
        id={id}
        allowClear={canClear}
        format={dateFormat()}
        value={day ? dayjs(day) : null}
        getPopupContainer={popupParent}
        {...(min && { minDate: dayjs(min) })}
        {...(max && { maxDate: dayjs(max) })}
        onChange={(next) => {
          if (next || canClear) onDay(next ? next.format(DAY_FORMAT) : '')
        }}
      />
    </div>
  )
}
