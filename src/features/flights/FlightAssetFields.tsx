import { Alert, Form, Input, Select } from 'antd'
import type { FlightAsset } from '../../api/flight'
import { assetAssignmentLimits } from '../../shared/limits/flight.gen'
import { popupParent } from '../../shared/popupParent'
import { AssetMarks } from './AssetMarks'
import { assetProblemText, needsReason } from './assetProblemText'
import { flightsText } from './messages'

export interface AssetValues {
  droneId?: string
  batteryIds?: string[]
  payloadIds?: string[]
  overrideReason?: string
}

export const assetLabels = () => ({
  droneId: flightsText('fieldDrone'),
  batteryIds: flightsText('fieldBatteries'),
  payloadIds: flightsText('fieldPayloads'),
  overrideReason: flightsText('fieldReason'),
})

interface FlightAssetFieldsProps {
  /** Those that can be chosen, with what speaks against each. */
  assets: readonly FlightAsset[]
  isLoading: boolean
  /** Why they could not be loaded. */
  error?: string
}

/** The drone, batteries and payload in the form around them. Shows what speaks against them; grounded assets need a reason. */
export function FlightAssetFields({ assets, isLoading, error }: FlightAssetFieldsProps) {
  const form = Form.useFormInstance<AssetValues>()
  const droneId = Form.useWatch('droneId', form)
  const batteryIds = Form.useWatch('batteryIds', form) ?? []
  const payloadIds = Form.useWatch('payloadIds', form) ?? []
  const chosen = assets.filter(({ _id }) => _id === droneId || batteryIds.includes(_id) || payloadIds.includes(_id))
  const of = (role: FlightAsset['role']) => assets.filter((asset) => asset.role === role)
  const labels = assetLabels()
  return (
    <>
      {error !== undefined && <Alert type="error" showIcon title={error} style={{ marginBottom: 16 }} />}
      <AssetSelect field="droneId" label={labels.droneId} assets={of('drone')} isLoading={isLoading} />
      <AssetSelect
        isMultiple
        field="batteryIds"
        label={labels.batteryIds}
        assets={of('battery')}
        isLoading={isLoading}
      />
      <AssetSelect
        isMultiple
        field="payloadIds"
        label={labels.payloadIds}
        assets={of('payload')}
        isLoading={isLoading}
      />
      {chosen.filter(isNotable).map((asset) => (
        <AssetWarning key={asset._id} asset={asset} />
      ))}
      {chosen.some(({ problems }) => problems.some(needsReason)) && (
        <Form.Item
          name="overrideReason"
          label={labels.overrideReason}
          extra={flightsText('assetReasonHelp')}
          rules={[{ required: true, whitespace: true, message: flightsText('reasonNeeded') }]}
        >
          <Input.TextArea autoSize maxLength={assetAssignmentLimits.overrideReason.maxLength} />
        </Form.Item>
      )}
    </>
  )
}

const isNotable = ({ problems, status, isAgeing }: FlightAsset): boolean =>
  problems.length > 0 || isAgeing || status === 'due_soon' || status === 'overdue'

function AssetWarning({ asset }: { asset: FlightAsset }) {
  const { name, problems } = asset
  const isUnfit = problems.length > 0
  return (
    <Alert
      type={isUnfit ? 'warning' : 'info'}
      showIcon
      role="alert"
      title={isUnfit ? flightsText('assetProblemTitle', { name }) : name}
      description={
        <>
          {isUnfit && <div>{problems.map(assetProblemText).join(' · ')}</div>}
          <AssetMarks asset={asset} />
        </>
      }
      style={{ marginBottom: 16 }}
    />
  )
}

interface AssetSelectProps {
  field: 'droneId' | 'batteryIds' | 'payloadIds'
  label: string
  assets: readonly FlightAsset[]
  isLoading: boolean
  isMultiple?: boolean
}

function AssetSelect({ field, label, assets, isLoading, isMultiple = false }: AssetSelectProps) {
  return (
    <Form.Item name={field} label={label}>
      <Select
        allowClear
        mode={isMultiple ? 'multiple' : undefined}
        maxCount={isMultiple ? assetAssignmentLimits.batteryIds.maxItems : undefined}
        loading={isLoading}
        getPopupContainer={popupParent}
        showSearch={{ optionFilterProp: 'label' }}
        options={assets.map(({ _id, name, serial }) => ({ value: _id, label: `${name} (${serial})` }))}
      />
    </Form.Item>
  )
}
