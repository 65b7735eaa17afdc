import {
  useAssignFlightAssetsMutation,
  useGetFlightAssetsQuery,
  type Flight,
  type FlightAsset,
} from '../../../api/flight'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { assetLabels, FlightAssetFields, type AssetValues } from '../FlightAssetFields'
import { flightsText } from '../messages'

interface AssignAssetsProps {
  flight: Flight
  /** The server has a newer version of the flight. */
  onStale: () => void
  onClose: () => void
}

/** Assigns the drone, batteries and payload. Shows first what speaks against them; grounded assets then need a reason. */
export function AssignAssets({ flight, onStale, onClose }: AssignAssetsProps) {
  const { _id: flightId, version, name, assets } = flight
  const { data, isLoading, error } = useGetFlightAssetsQuery({ flightId }, { refetchOnMountOrArgChange: true })
  const [assign] = useAssignFlightAssetsMutation()
  const assigned = (role: FlightAsset['role']) => assets.filter((asset) => asset.role === role).map(({ _id }) => _id)
  const initial = { droneId: assigned('drone')[0], batteryIds: assigned('battery'), payloadIds: assigned('payload') }

  const send = async ({ droneId, batteryIds, payloadIds, overrideReason }: AssetValues) => {
    const reason = overrideReason?.trim()
    const reply = await assign({
      assetAssignment: {
        flightId,
        version,
        droneId: droneId ?? null,
        batteryIds: batteryIds ?? [],
        payloadIds: payloadIds ?? [],
        ...(reason && { overrideReason: reason }),
      },
    })
    if (reply.error) onStale()
    return reply
  }

  return (
    <FormDialog<AssetValues, object>
      title={flightsText('assetsTitle', { name })}
      okText={flightsText('saveAssets')}
      formName="assign-assets"
      labels={assetLabels()}
      initialValues={initial}
      send={send}
      onDone={onClose}
      onClose={onClose}
    >
      <FlightAssetFields assets={data?.data.assets ?? []} isLoading={isLoading} error={error?.message} />
    </FormDialog>
  )
}
