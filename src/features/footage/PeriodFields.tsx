import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { popupParent } from '../../shared/popupParent'
import { dateFormat } from '../../shared/time/timeText'
import { footageText } from './messages'

/** ISO 8601 times. */
export interface Period {
  from?: string
  until?: string
}

interface PeriodFieldsProps {
  value: Period
  onChange: (period: Period) => void
}

/** Days on which the search starts and ends, both included. */
export function PeriodFields({ value: { from, until }, onChange }: PeriodFieldsProps) {
  return (
    <>
      <DatePicker
        size="small"
        aria-label={footageText('from')}
        placeholder={footageText('from')}
        format={dateFormat()}
        value={from ? dayjs(from) : null}
        getPopupContainer={popupParent}
        {...(until && { maxDate: dayjs(until) })}
        onChange={(day) =>
          onChange({ ...(until && { until }), ...(day && { from: day.startOf('day').toISOString() }) })
        }
      />
      <DatePicker
        size="small"
        aria-label={footageText('until')}
        placeholder={footageText('until')}
        format={dateFormat()}
        value={until ? dayjs(until) : null}
        getPopupContainer={popupParent}
        {...(from && { minDate: dayjs(from) })}
        onChange={(day) => onChange({ ...(from && { from }), ...(day && { until: day.endOf('day').toISOString() }) })}
      />
    </>
  )
}
