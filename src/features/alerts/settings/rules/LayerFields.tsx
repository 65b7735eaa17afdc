import { Form, Select } from 'antd'
import { useListFilteredFeaturesQuery } from '../../../../api/feature'
import type { AlertRule } from '../../../../api/alert-rule'
import { useListLayersQuery } from '../../../../api/layer'
import { featureName } from '../../../../map/featureName'
import { MissionSelect } from '../../../../session/MissionSelect'
import { popupParent } from '../../../../shared/popupParent'
import { useSettledSearch } from '../../../../shared/useSettledSearch'
import { rulesText } from './messages'
import { ruleLabels } from './ruleValues'

const SHOWN = 50

/** A layer of a mission and one of its features. */
export function LayerFields({ stored }: { stored?: AlertRule }) {
  const labels = ruleLabels()
  const form = Form.useFormInstance()
  const missionId = Form.useWatch<string | null | undefined>('layerMissionId') ?? ''
  const layerId = Form.useWatch<string | null | undefined>('layerId') ?? ''
  return (
    <>
      <Form.Item name="layerMissionId" label={labels.layerMissionId}>
        <MissionChoice
          stored={{ id: stored?.missionId ?? null, name: stored?.missionName ?? null }}
          onChosen={() => form.setFieldsValue({ layerId: null, featureIndex: null })}
        />
      </Form.Item>
      <Form.Item name="layerId" label={labels.layerId} rules={[{ required: true, message: rulesText('layerMissing') }]}>
        <LayerSelect
          missionId={missionId}
          {...(stored?.layerId && { stored })}
          onChosen={() => form.setFieldValue('featureIndex', null)}
        />
      </Form.Item>
      <Form.Item
        name="featureIndex"
        label={labels.featureIndex}
        rules={[{ required: true, type: 'integer', message: rulesText('featureMissing') }]}
      >
        <FeatureSelect layerId={layerId} />
      </Form.Item>
    </>
  )
}

interface ChoiceProps<Value> {
  // `Form.Item` passes the first three.
  id?: string
  value?: Value | null
  onChange?: (value: Value | null) => void
  /** Called after `onChange`, to empty the fields that depend on it. */
  onChosen?: () => void
}

interface MissionChoiceProps extends ChoiceProps<string> {
  stored: { id: string | null; name: string | null }
}

function MissionChoice({ onChange, onChosen, ...field }: MissionChoiceProps) {
  const choose = (missionId: string | null) => {
    onChange?.(missionId)
    onChosen?.()
  }
  return <MissionSelect {...field} onChange={choose} />
}

function LayerSelect({
  id,
  value,
  onChange,
  onChosen,
  missionId,
  stored,
}: ChoiceProps<string> & { missionId: string; stored?: AlertRule }) {
  const [search, setTyped] = useSettledSearch()
  const { currentData, isFetching, error } = useListLayersQuery(
    { missionId, kind: 'vector', status: ['ready'], search, page: 1, pageSize: SHOWN },
    { skip: missionId === '' },
  )
  const listed = (currentData?.data.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const isOwn = stored !== undefined && value === stored.layerId && !listed.some((each) => each.value === value)
  const own = { value: stored?.layerId ?? '', label: stored?.areaName ?? rulesText('areaDeleted') }
  return (
    <Select
      id={id}
      value={value ?? undefined}
      disabled={missionId === '' && !isOwn}
      onChange={(next: string) => {
        onChange?.(next)
        onChosen?.()
      }}
      loading={isFetching}
      getPopupContainer={popupParent}
      placeholder={missionId === '' && rulesText('layerFirst')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={isOwn ? [own, ...listed] : listed}
      notFoundContent={error?.message ?? rulesText('layerNone')}
    />
  )
}

function FeatureSelect({ id, value, onChange, layerId }: ChoiceProps<number> & { layerId: string }) {
  const [search, setTyped] = useSettledSearch()
  const { currentData, isFetching, error } = useListFilteredFeaturesQuery(
    { layerId, search, pageSize: SHOWN },
    { skip: layerId === '' },
  )
  const listed = (currentData?.data.items ?? []).map(({ index, properties }) => ({
    value: index,
    label: featureName(properties) ?? rulesText('featureNumber', { index: String(index) }),
  }))
  const isListed = value == null || listed.some((each) => each.value === value)
  const own = { value: value ?? 0, label: rulesText('featureNumber', { index: String(value) }) }
  return (
    <Select
      id={id}
      value={value ?? undefined}
      disabled={layerId === ''}
      onChange={(next: number) => onChange?.(next)}
      loading={isFetching}
      getPopupContainer={popupParent}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={isListed ? listed : [own, ...listed]}
      notFoundContent={error?.message ?? rulesText('featureNone')}
    />
  )
}
