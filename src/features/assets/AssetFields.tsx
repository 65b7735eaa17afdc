import { Flex, Form, Input, InputNumber, Select } from 'antd'
import type { Asset } from '../../api/asset'
import { useGetAssetClassesQuery } from '../../api/asset-class'
import { useGetAssetModelsQuery } from '../../api/manufacturer'
import { useCan } from '../../session/useCan'
import { NoOptions } from '../../shared/lists/NoOptions'
import { DayInput } from '../../shared/forms/DayField'
import { assetEditLimits, newAssetLimits } from '../../shared/limits/asset.gen'
import { popupParent } from '../../shared/popupParent'
import { assetsText } from './messages'

export interface AssetValues {
  name: string
  serial: string
  classId?: string
  modelId?: string | null
  inServiceOn: string
  hours: number | null
  flights: number | null
  cycles: number | null
  firmware: string
  health: number | null
  note: string
  /** Why hours, flights or cycles of a stored asset change. */
  reason?: string
}

export const assetLabels = () => ({
  name: assetsText('fieldName'),
  serial: assetsText('fieldSerial'),
  classId: assetsText('fieldClass'),
  modelId: assetsText('fieldModel'),
  inServiceOn: assetsText('fieldInService'),
  hours: assetsText('fieldHours'),
  flights: assetsText('fieldFlights'),
  cycles: assetsText('fieldCycles'),
  firmware: assetsText('fieldFirmware'),
  health: assetsText('fieldHealth'),
  note: assetsText('fieldNote'),
  reason: assetsText('fieldUseReason'),
})

/** The fields of an asset in the form around them. */
export function AssetFields({ asset }: { asset?: Asset }) {
  const labels = assetLabels()
  const canSeeClasses = useCan('asset_class_list')
  const canSeeModels = useCan('model_list')
  const classesQuery = useGetAssetClassesQuery(undefined, { skip: !canSeeClasses })
  const modelsQuery = useGetAssetModelsQuery({}, { skip: !canSeeModels })
  const classId = Form.useWatch<string | undefined>('classId')
  const ofClass = (modelsQuery.data?.data.models ?? []).filter((model) => model.class._id === classId)
  // People who may not list classes still see the class of the asset.
  const classOptions = classesQuery.data?.data.classes ?? (asset ? [asset.class] : [])
  const required = (message: string) => [{ required: true, whitespace: true, message }]
  return (
    <>
      <Form.Item name="name" label={labels.name} rules={required(assetsText('nameNeeded'))}>
        <Input autoComplete="off" maxLength={newAssetLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="serial" label={labels.serial} rules={required(assetsText('serialNeeded'))}>
        <Input autoComplete="off" maxLength={newAssetLimits.serial.maxLength} />
      </Form.Item>
      <Form.Item name="classId" label={labels.classId} rules={[{ required: true, message: assetsText('classNeeded') }]}>
        <Select
          getPopupContainer={popupParent}
          notFoundContent={<NoOptions query={classesQuery} />}
          options={classOptions.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      </Form.Item>
      {canSeeModels && (
        <Form.Item name="modelId" label={labels.modelId}>
          <Select
            allowClear
            getPopupContainer={popupParent}
            notFoundContent={<NoOptions query={modelsQuery} />}
            options={ofClass.map(({ _id, name, manufacturer }) => ({
              value: _id,
              label: `${manufacturer.name} ${name}`,
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="inServiceOn" label={labels.inServiceOn}>
        <DayInput max={today()} />
      </Form.Item>
      <Flex gap={12} wrap>
        <Form.Item name="hours" label={labels.hours}>
          <InputNumber min={0} max={newAssetLimits.hours.maximum} step={0.1} />
        </Form.Item>
        <Form.Item name="flights" label={labels.flights}>
          <InputNumber min={0} max={newAssetLimits.flights.maximum} precision={0} />
        </Form.Item>
        <Form.Item name="cycles" label={labels.cycles} tooltip={assetsText('cyclesHelp')}>
          <InputNumber min={0} max={newAssetLimits.cycles.maximum} precision={0} />
        </Form.Item>
      </Flex>
      {asset && <UseReason asset={asset} />}
      <Flex gap={12} wrap>
        <Form.Item name="firmware" label={labels.firmware}>
          <Input autoComplete="off" maxLength={newAssetLimits.firmware.maxLength} />
        </Form.Item>
        <Form.Item name="health" label={labels.health}>
          <InputNumber min={0} max={100} precision={0} />
        </Form.Item>
      </Flex>
      <Form.Item name="note" label={labels.note}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={newAssetLimits.note.maxLength} />
      </Form.Item>
    </>
  )
}

/** Today in UTC, the last day that the server accepts. */
const today = (): string => new Date().toISOString().slice(0, 10)

const COUNTERS = ['hours', 'flights', 'cycles'] as const

/** The counters as the form shows them. */
export const countersOf = (asset: Asset) => ({
  hours: Math.round(asset.hours * 100) / 100,
  flights: asset.flights,
  cycles: asset.cycles,
})

/** Asks for a reason once a counter of a stored asset was changed. */
function UseReason({ asset }: { asset: Asset }) {
  const hours = Form.useWatch<number | null | undefined>('hours')
  const flights = Form.useWatch<number | null | undefined>('flights')
  const cycles = Form.useWatch<number | null | undefined>('cycles')
  const entered = { hours, flights, cycles }
  const before = countersOf(asset)
  if (!COUNTERS.some((name) => entered[name] != null && entered[name] !== before[name])) return null
  return (
    <Form.Item
      name="reason"
      label={assetsText('fieldUseReason')}
      rules={[{ required: true, whitespace: true, message: assetsText('reasonNeeded') }]}
    >
      <Input autoComplete="off" maxLength={assetEditLimits.reason.maxLength} />
    </Form.Item>
  )
}
