import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useGetAssetClassesQuery } from '../../../api/asset-class'
import { useGetAssetModelsQuery } from '../../../api/manufacturer'
import { useCan } from '../../../session/useCan'
import { newMaintenanceRuleLimits } from '../../../shared/limits/maintenance.gen'
import { popupParent } from '../../../shared/popupParent'
import { assetSettingsText } from '../messages'

export interface RuleValues {
  name: string
  classId?: string
  modelId?: string | null
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
  everyDays: assetSettingsText('everyDays'),
  everyHours: assetSettingsText('everyHours'),
  everyFlights: assetSettingsText('everyFlights'),
  everyCycles: assetSettingsText('everyCycles'),
  warnPercent: assetSettingsText('warnPercent'),
  grounds: assetSettingsText('grounds'),
})

const LIMITS = ['everyHours', 'everyFlights', 'everyDays', 'everyCycles'] as const

/** The fields of a maintenance rule. @param fixedClass the class of a stored rule, which cannot be changed */
export function RuleFields({ fixedClass }: { fixedClass?: string }) {
  const labels = ruleLabels()
  const canSeeModels = useCan('model_list')
  const { data: classes } = useGetAssetClassesQuery(undefined, { skip: fixedClass !== undefined })
  const { data: models } = useGetAssetModelsQuery({}, { skip: !canSeeModels })
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
            options={(classes?.data.classes ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        </Form.Item>
      )}
      {canSeeModels && (
        <Form.Item name="modelId" label={labels.modelId}>
          <Select
            allowClear
            placeholder={assetSettingsText('allModels')}
            getPopupContainer={popupParent}
            options={(models?.data.models ?? [])
              .filter((model) => model.class._id === classId)
              .map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        </Form.Item>
      )}
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
