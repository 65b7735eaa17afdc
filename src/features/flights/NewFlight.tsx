import { Form } from 'antd'
import { useCreateFlightMutation, useGetNewFlightAssetsQuery, type Flight } from '../../api/flight'
import { FormDialog } from '../../shared/forms/FormDialog'
import { assetLabels, FlightAssetFields, type AssetValues } from './FlightAssetFields'
import { FlightFields, flightLabels, type FlightValues } from './FlightFields'
import { flightsText } from './messages'

interface NewFlightProps {
  missionId: string
  /** The number of flights of the mission. */
  count: number
  onCreated: (flight: Flight) => void
  onClose: () => void
}

interface NewFlightValues extends FlightValues, AssetValues {}

/** Dialog that plans a flight with its assets. Mount it when it opens. */
export function NewFlight({ missionId, count, onCreated, onClose }: NewFlightProps) {
  const [create] = useCreateFlightMutation()
  const send = (values: NewFlightValues) => {
    const { name, payload, plannedStart, plannedEnd, droneId, batteryIds = [], payloadIds = [] } = values
    const reason = values.overrideReason?.trim()
    return create({
      newFlight: {
        missionId,
        name: name.trim(),
        payload,
        plannedStart: plannedStart?.toISOString() ?? null,
        plannedEnd: plannedEnd?.toISOString() ?? null,
        ...(droneId !== undefined && { droneId }),
        ...(batteryIds.length > 0 && { batteryIds }),
        ...(payloadIds.length > 0 && { payloadIds }),
        ...(reason && { overrideReason: reason }),
      },
    })
  }
  return (
    <FormDialog<NewFlightValues, { data: Flight }>
      title={flightsText('new')}
      okText={flightsText('create')}
      formName="new-flight"
      labels={{ ...flightLabels(), ...assetLabels() }}
      initialValues={{ name: flightsText('defaultName', { number: count + 1 }) }}
      send={send}
      onDone={({ data }) => onCreated(data)}
      onClose={onClose}
    >
      <PlanFields />
    </FormDialog>
  )
}

/** The payload is a text only as long as there are no assets for it. */
function PlanFields() {
  const form = Form.useFormInstance<NewFlightValues>()
  const plannedStart = Form.useWatch('plannedStart', form)?.toISOString()
  const plannedEnd = Form.useWatch('plannedEnd', form)?.toISOString()
  const times = {
    ...(plannedStart !== undefined && { plannedStart }),
    ...(plannedStart !== undefined && plannedEnd !== undefined && plannedEnd > plannedStart && { plannedEnd }),
  }
  const { data, currentData, isFetching, error } = useGetNewFlightAssetsQuery(times, {
    refetchOnMountOrArgChange: true,
  })
  // Assets at other times still name the choice while those at the new times are loaded.
  const assets = (currentData ?? data)?.data.assets
  return (
    <>
      <FlightFields hasPayloadText={assets !== undefined && !assets.some(({ role }) => role === 'payload')} />
      <FlightAssetFields assets={assets ?? []} isLoading={isFetching} error={error?.message} />
    </>
  )
}
