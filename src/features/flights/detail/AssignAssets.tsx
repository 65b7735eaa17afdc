import { useState } from 'react'
import { Alert, Form, Input, Select } from 'antd'
import {
  useAssignFlightAssetsMutation,
  useGetFlightAssetsQuery,
  type Flight,
  type FlightAsset,
} from '../../../api/flight'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { assetAssignmentLimits } from '../../../shared/limits/flight.gen'
import { popupParent } from '../../../shared/popupParent'
import { assetProblemText, needsReason } from '../assetProblemText'
import { flightsText } from '../messages'

interface AssignAssetsProps {
  flight: Flight
  /** The server has a newer version of the flight. */
  onStale: () => void
  onClose: () => void
}

interface AssetValues {
  droneId?: string
  batteryIds?: string[]
  payloadIds?: string[]
  overrideReason?: string
}

/** Assigns the drone, batteries and payload. Shows first what speaks against them; grounded assets then need a reason. */
export function AssignAssets({ flight, onStale, onClose }: AssignAssetsProps) {
  const { _id: flightId, version, name, assets } = flight
  const { data, isLoading, error } = useGetFlightAssetsQuery({ flightId }, { refetchOnMountOrArgChange: true })
  const [assign] = useAssignFlightAssetsMutation()
  const all = data?.data.assets ?? []
  const assigned = (role: FlightAsset['role']) => assets.filter((asset) => asset.role === role).map(({ _id }) => _id)
  const initial = { droneId: assigned('drone')[0], batteryIds: assigned('battery'), payloadIds: assigned('payload') }
  const [chosen, setChosen] = useState<AssetValues>(initial)
  const ids = [chosen.droneId, ...(chosen.batteryIds ?? []), ...(chosen.payloadIds ?? [])]
  const unfit = all.filter(({ _id, problems }) => ids.includes(_id) && problems.length > 0)
  const isReasonNeeded = unfit.some(
    ({ _id, problems }) =>
      problems.some(needsReason) && !assets.some((asset) => asset._id === _id && asset.overrideReason !== null),
  )

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

  const select = (role: FlightAsset['role'], field: keyof AssetValues, label: string) => (
    <Form.Item name={field} label={label}>
      <Select
        allowClear
        mode={role === 'drone' ? undefined : 'multiple'}
        maxCount={role === 'drone' ? undefined : assetAssignmentLimits.batteryIds.maxItems}
        loading={isLoading}
        getPopupContainer={popupParent}
        showSearch={{ optionFilterProp: 'label' }}
        options={all
          .filter((asset) => asset.role === role)
          .map((asset) => ({ value: asset._id, label: `${asset.name} (${asset.serial})` }))}
        onChange={(value: never) => setChosen((before) => ({ ...before, [field]: value }))}
      />
    </Form.Item>
  )

  return (
    <FormDialog<AssetValues, object>
      title={flightsText('assetsTitle', { name })}
      okText={flightsText('saveAssets')}
      formName="assign-assets"
      labels={{
        droneId: flightsText('fieldDrone'),
        batteryIds: flightsText('fieldBatteries'),
        payloadIds: flightsText('fieldPayloads'),
        overrideReason: flightsText('fieldReason'),
      }}
      initialValues={initial}
      send={send}
      onDone={onClose}
      onClose={onClose}
    >
      {error && <Alert type="error" showIcon title={error.message} style={{ marginBottom: 16 }} />}
      {select('drone', 'droneId', flightsText('fieldDrone'))}
      {select('battery', 'batteryIds', flightsText('fieldBatteries'))}
      {select('payload', 'payloadIds', flightsText('fieldPayloads'))}
      {unfit.map((asset) => (
        <Alert
          key={asset._id}
          type="warning"
          showIcon
          role="alert"
          title={flightsText('assetProblemTitle', { name: asset.name })}
          description={asset.problems.map(assetProblemText).join(' · ')}
          style={{ marginBottom: 16 }}
        />
      ))}
      {isReasonNeeded && (
        <Form.Item
          name="overrideReason"
          label={flightsText('fieldReason')}
          extra={flightsText('assetReasonHelp')}
          rules={[{ required: true, whitespace: true, message: flightsText('reasonNeeded') }]}
        >
          <Input.TextArea autoSize maxLength={assetAssignmentLimits.overrideReason.maxLength} />
        </Form.Item>
      )}
    </FormDialog>
  )
}
