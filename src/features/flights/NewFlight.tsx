import { useCreateFlightMutation, type Flight } from '../../api/flight'
import { FormDialog } from '../../shared/forms/FormDialog'
import { FlightFields, flightLabels, type FlightValues } from './FlightFields'
import { flightsText } from './messages'

interface NewFlightProps {
  missionId: string
  /** The number of flights of the mission. */
  count: number
  onCreated: (flight: Flight) => void
  onClose: () => void
}

/** Dialog that plans a flight. Mount it when it opens. */
export function NewFlight({ missionId, count, onCreated, onClose }: NewFlightProps) {
  const [create] = useCreateFlightMutation()
  return (
    <FormDialog<FlightValues, { data: Flight }>
      title={flightsText('new')}
      okText={flightsText('create')}
      formName="new-flight"
      labels={flightLabels()}
      initialValues={{ name: flightsText('defaultName', { number: count + 1 }) }}
      send={({ name, payload, plannedStart, plannedEnd }) =>
        create({
          newFlight: {
            missionId,
            name: name.trim(),
            payload,
            plannedStart: plannedStart?.toISOString() ?? null,
            plannedEnd: plannedEnd?.toISOString() ?? null,
          },
        })
      }
      onDone={({ data }) => onCreated(data)}
      onClose={onClose}
    >
      <FlightFields />
    </FormDialog>
  )
}
