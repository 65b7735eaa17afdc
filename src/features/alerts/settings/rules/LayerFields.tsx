import { Form, Select } from 'antd'
import { useListFilteredFeaturesQuery } from '../../../../api/feature'
import type { AlertRule } from '../../../../api/alert-rule'
import { useListLayersQuery, type Layer } from '../../../../api/layer'
import { featureName } from '../../../../map/featureName'
import { MissionSelect } from '../../../../session/MissionSelect'
import { NoOptions } from '../../../../shared/lists/NoOptions'
import { popupParent } from '../../../../shared/popupParent'
import { useSettledSearch } from '../../../../shared/useSettledSearch'
import { rulesText } from './messages'
import { ruleLabels } from './ruleValues'

const SHOWN = 50

const NO_MISSION: NamedMission = { id: null, name: null }

/** Its name is null if it was deleted. */
export interface NamedMission {
  id: string | null
  name: string | null
}

interface LayerFieldsProps {
  stored?: AlertRule
  /** The mission that is chosen first, which may not be among those that are listed. */
  mission?: NamedMission
}

/** A layer of a mission and one of its features. */
export function LayerFields({ stored, mission = NO_MISSION }: LayerFieldsProps) {
  const labels = ruleLabels()
  const form = Form.useFormInstance()
  const missionId = Form.useWatch<string | null | undefined>('layerMissionId') ?? ''
  const layerId = Form.useWatch<string | null | undefined>('layerId') ?? ''
  return (
    <>
      <Form.Item name="layerMissionId" label={labels.layerMissionId}>
        <MissionChoice stored={mission} onChosen={() => form.setFieldsValue({ layerId: null, featureIndex: null })} />
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
  stored: NamedMission
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
  const { groups, isFetching, error, refetch } = useLayerGroups(missionId, search)
  const isListed = groups.some(({ options }) => options.some((each) => each.value === value))
  const isStored = stored !== undefined && value === stored.layerId
  // A layer that was chosen on the map may not be among those that are listed.
  const isOwn = value != null && !isListed && (isStored || !isFetching)
  const own = {
    value: value ?? '',
    label: isStored ? (stored.areaName ?? rulesText('areaDeleted')) : rulesText('layerOfMap'),
  }
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
      options={isOwn ? [own, ...groups] : groups}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={rulesText('layerNone')} />}
    />
  )
}

/** The vector layers of a mission, fences first. Each search finds as many fences as other layers. */
function useLayerGroups(missionId: string, search: string | undefined) {
  const skip = missionId === ''
  const wanted = { missionId, kind: 'vector' as const, status: ['ready' as const], search, page: 1, pageSize: SHOWN }
  const fences = useListLayersQuery({ ...wanted, fence: true }, { skip })
  const others = useListLayersQuery({ ...wanted, fence: false }, { skip })
  const groups = [
    { label: rulesText('fences'), options: optionsOf(fences.currentData?.data.items) },
    { label: rulesText('otherLayers'), options: optionsOf(others.currentData?.data.items) },
  ]
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    isFetching: fences.isFetching || others.isFetching,
    error: fences.error ?? others.error,
    refetch: () => void Promise.all([fences.refetch(), others.refetch()]),
  }
}

const optionsOf = (layers: readonly Layer[] = []) => layers.map(({ _id, name }) => ({ value: _id, label: name }))

function FeatureSelect({ id, value, onChange, layerId }: ChoiceProps<number> & { layerId: string }) {
  const [search, setTyped] = useSettledSearch()
  const { currentData, isFetching, error, refetch } = useListFilteredFeaturesQuery(
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
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={rulesText('featureNone')} />}
    />
  )
}
