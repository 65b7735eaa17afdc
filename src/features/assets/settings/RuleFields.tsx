import { useState } from 'react'
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useListAssetsQuery } from '../../../api/asset'
import { useGetAssetClassesQuery } from '../../../api/asset-class'
import type { MaintenanceRule } from '../../../api/maintenance'
import { useGetAssetModelsQuery } from '../../../api/manufacturer'
import { useCan } from '../../../session/useCan'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { newMaintenanceRuleLimits } from '../../../shared/limits/maintenance.gen'
import { popupParent } from '../../../shared/popupParent'
import { assetSettingsText } from '../messages'

export interface RuleValues {
  name: string
  classId?: string
  modelId?: string | null
  assetId?: string | null
  everyDays?: number | null
  everyHours?: number | null
  everyFlights?: number | null
  everyCycles?: number | null
  warnPercent: number
  grounds: boolean
}

export const ruleLabels = () => ({
  name: assetSettingsText('fieldName'),
  classId: assetSettingsText('fieldClass'),
  modelId: assetSettingsText('fieldModel'),
  assetId: assetSettingsText('fieldAsset'),
  everyDays: assetSettingsText('everyDays'),
  everyHours: assetSettingsText('everyHours'),
  everyFlights: assetSettingsText('everyFlights'),
  everyCycles: assetSettingsText('everyCycles'),
  warnPercent: assetSettingsText('warnPercent'),
  grounds: assetSettingsText('grounds'),
})

const LIMITS = ['everyHours', 'everyFlights', 'everyDays', 'everyCycles'] as const

/**
 * The fields of a maintenance rule.
 * @param fixedClass the class of a stored rule, which cannot be changed
 * @param ruleAsset the asset of a stored rule
 */
export function RuleFields({ fixedClass, ruleAsset }: { fixedClass?: string; ruleAsset?: MaintenanceRule['asset'] }) {
  const labels = ruleLabels()
  const canSeeModels = useCan('model_list')
  const classesQuery = useGetAssetClassesQuery(undefined, { skip: fixedClass !== undefined })
  const modelsQuery = useGetAssetModelsQuery({}, { skip: !canSeeModels })
  const chosen = Form.useWatch<string | undefined>('classId')
  const classId = fixedClass ?? chosen
  return (
    <>
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: assetSettingsText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={newMaintenanceRuleLimits.name.maxLength} />
      </Form.Item>
      {fixedClass === undefined && (
        <Form.Item
          name="classId"
          label={labels.classId}
          rules={[{ required: true, message: assetSettingsText('classNeeded') }]}
        >
          <Select
            getPopupContainer={popupParent}
            notFoundContent={<NoOptions query={classesQuery} />}
            options={(classesQuery.data?.data.classes ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        </Form.Item>
      )}
      {canSeeModels && (
        <Form.Item name="modelId" label={labels.modelId}>
          <Select
            allowClear
            placeholder={assetSettingsText('allModels')}
            getPopupContainer={popupParent}
            notFoundContent={<NoOptions query={modelsQuery} />}
            options={(modelsQuery.data?.data.models ?? [])
              .filter((model) => model.class._id === classId)
              .map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        </Form.Item>
      )}
      <OneAsset classId={classId} ruleAsset={ruleAsset} />
      {LIMITS.map((name) => (
        <Form.Item key={name} name={name} label={labels[name]}>
          <InputNumber
            min={newMaintenanceRuleLimits[name].minimum}
            max={newMaintenanceRuleLimits[name].maximum}
            precision={name === 'everyHours' ? 1 : 0}
          />
        </Form.Item>
      ))}
      <Form.Item name="warnPercent" label={labels.warnPercent}>
        <InputNumber min={0} max={90} precision={0} />
      </Form.Item>
      <Form.Item name="grounds" valuePropName="checked">
        <Checkbox>{labels.grounds}</Checkbox>
      </Form.Item>
    </>
  )
}

const MOST_FOUND = 50

/** Chooses one asset of the class by its name or serial number. */
function OneAsset({ classId, ruleAsset }: { classId: string | undefined; ruleAsset?: MaintenanceRule['asset'] }) {
  const [search, setSearch] = useState('')
  const { currentData, isFetching, error, refetch } = useListAssetsQuery(
    { pageSize: MOST_FOUND, ...(classId && { classId }), ...(search && { search }) },
    { skip: classId === undefined },
  )
  const found = (currentData?.data.items ?? []).map(({ _id, name, serial }) => ({
    value: _id,
    label: assetSettingsText('assetWithSerial', { name, serial }),
  }))
  // The stored one may not be among those that were found.
  const isMissing = ruleAsset && search === '' && !found.some(({ value }) => value === ruleAsset._id)
  const options = isMissing ? [{ value: ruleAsset._id, label: ruleAsset.name }, ...found] : found
  return (
    <Form.Item name="assetId" label={assetSettingsText('fieldAsset')}>
      <Select
        allowClear
        disabled={classId === undefined}
        placeholder={assetSettingsText('allAssets')}
        getPopupContainer={popupParent}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        notFoundContent={<NoOptions query={{ isFetching, error, refetch }} />}
        options={options}
      />
    </Form.Item>
  )
}
