import { Form, Input } from 'antd'
import type { Dayjs } from 'dayjs'
import { DateTimeField } from '../../shared/forms/DateTimeField'
import { newFlightLimits } from '../../shared/limits/flight.gen'
import { zoneName } from '../../shared/time/timeText'
import { flightsText } from './messages'

export interface FlightValues {
  name: string
  /** Absent when the payload is not offered as a text. */
  payload?: string
  plannedStart: Dayjs | null
  plannedEnd: Dayjs | null
}

export const flightLabels = () => ({
  name: flightsText('fieldName'),
  payload: flightsText('fieldPayloadText'),
  plannedStart: flightsText('fieldStart'),
  plannedEnd: flightsText('fieldEnd'),
})

interface FlightFieldsProps {
  /** Offers the payload as a text. */
  hasPayloadText: boolean
}

/** The fields of a flight in the form around them. */
export function FlightFields({ hasPayloadText }: FlightFieldsProps) {
  const labels = flightLabels()
  return (
    <>
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: flightsText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={newFlightLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="plannedStart" label={labels.plannedStart} extra={flightsText('zoneHelp', { zone: zoneName() })}>
        <DateTimeField />
      </Form.Item>
      <Form.Item name="plannedEnd" label={labels.plannedEnd}>
        <DateTimeField />
      </Form.Item>
      {hasPayloadText && (
        <Form.Item name="payload" label={labels.payload} extra={flightsText('payloadHelp')}>
          <Input autoComplete="off" maxLength={newFlightLimits.payload.maxLength} />
        </Form.Item>
      )}
    </>
  )
}
