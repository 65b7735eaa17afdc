import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useEditFlightMutation, type Flight } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { flightEditLimits } from '../../../shared/limits/flight.gen'
import { FlightFields, flightLabels, type FlightValues } from '../FlightFields'
import { flightsText } from '../messages'

interface EditFlightProps {
  flight: Flight
  reload: () => Promise<Flight | undefined>
}

/** Edits the plan of a flight that is not over. */
export function EditFlight({ flight, reload }: EditFlightProps) {
  const [isOpen, setOpen] = useState(false)
  const canUpdate = useCan('flight_update')
  if (!canUpdate || flight.status === 'landed' || flight.status === 'aborted') return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{flightsText('edit')}</Button>
      {isOpen && <FlightDialog flight={flight} reload={reload} onClose={() => setOpen(false)} />}
    </>
  )
}

interface EditValues extends FlightValues {
  overrideReason: string
}

const timeOf = (time: string | null): Dayjs | null => (time === null ? null : dayjs(time))

const valuesOf = ({ name, payload, plannedStart, plannedEnd }: Flight): EditValues => ({
  name,
  payload,
  plannedStart: timeOf(plannedStart),
  plannedEnd: timeOf(plannedEnd),
  // An earlier reason does not apply to another time.
  overrideReason: '',
})

function FlightDialog({ flight, reload, onClose }: EditFlightProps & { onClose: () => void }) {
  const [update, { isLoading }] = useEditFlightMutation()
  const send = ({ name, payload, plannedStart, plannedEnd, overrideReason }: EditValues, base: Flight) => {
    const start = plannedStart?.toISOString() ?? null
    const end = plannedEnd?.toISOString() ?? null
    return update({
      flightId: base._id,
      flightEdit: {
        version: base.version,
        ...(name.trim() !== base.name && { name: name.trim() }),
        ...(payload !== undefined && payload !== base.payload && { payload }),
        ...(start !== base.plannedStart && { plannedStart: start }),
        ...(end !== base.plannedEnd && { plannedEnd: end }),
        ...(overrideReason.trim() !== '' && { overrideReason: overrideReason.trim() }),
      },
    })
  }
  return (
    <EditDialog<Flight, EditValues>
      title={flightsText('editTitle', { name: flight.name })}
      formName="flight"
      newest={flight}
      valuesOf={valuesOf}
      labels={{ ...flightLabels(), overrideReason: flightsText('fieldReason') }}
      send={send}
      reload={reload}
      isSaving={isLoading}
      onClose={onClose}
    >
      <FlightFields hasPayloadText={flight.payload !== '' || !flight.assets.some(({ role }) => role === 'payload')} />
      {flight.pilot && (
        <Form.Item name="overrideReason" label={flightsText('fieldReason')} extra={flightsText('reasonHelp')}>
          <Input.TextArea autoSize maxLength={flightEditLimits.overrideReason.maxLength} />
        </Form.Item>
      )}
    </EditDialog>
  )
}
