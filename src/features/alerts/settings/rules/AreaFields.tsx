import { Form, Input, InputNumber, Segmented, Select, Typography } from 'antd'
import { useGetBaseLayerQuery, useListBaseLayersQuery } from '../../../../api/base-layer'
import type { AlertRule } from '../../../../api/alert-rule'
import { NoOptions } from '../../../../shared/lists/NoOptions'
import { newAlertRuleLimits } from '../../../../shared/limits/alert-rule.gen'
import { popupParent } from '../../../../shared/popupParent'
import { useSettledSearch } from '../../../../shared/useSettledSearch'
import { LayerFields, type NamedMission } from './LayerFields'
import { rulesText } from './messages'
import { ruleLabels } from './ruleValues'

const SHOWN = 50

/** The area of a geofence: a base layer, one of its areas, or an area of a layer. */
export function AreaFields({ stored, mission }: { stored?: AlertRule; mission?: NamedMission }) {
  const areaOf = Form.useWatch<string | undefined>('areaOf')
  return (
    <>
      <Form.Item name="areaOf" label={rulesText('areaOf')} required>
        <Segmented
          block
          options={[
            { value: 'baseLayer', label: rulesText('ofBaseLayer') },
            { value: 'layer', label: rulesText('ofLayer') },
          ]}
        />
      </Form.Item>
      {areaOf === 'layer' ? (
        <LayerFields {...(stored && { stored })} {...(mission && { mission })} />
      ) : (
        <BaseLayerFields {...(stored?.baseLayerId && { stored })} />
      )}
      <HeightFields />
    </>
  )
}

function HeightFields() {
  const form = Form.useFormInstance()
  const { minimum: min, maximum: max } = newAlertRuleLimits.minHeight
  const inRange = { type: 'number' as const, min, max, message: rulesText('heightInvalid', { min, max }) }
  const isAboveLowest = {
    validator(_: unknown, highest?: number | null) {
      const lowest = form.getFieldValue('minHeight') as number | null | undefined
      const isCrossed = typeof lowest === 'number' && typeof highest === 'number' && lowest >= highest
      return isCrossed ? Promise.reject(new Error(rulesText('heightsCrossed'))) : Promise.resolve()
    },
  }
  return (
    <>
      <div className="alert-rule-pair">
        <Form.Item name="minHeight" label={rulesText('minHeight')} rules={[inRange]}>
          <InputNumber
            suffix={rulesText('heightUnit')}
            placeholder={rulesText('heightAny')}
            style={{ width: '100%' }}
          />
        </Form.Item>
        <Form.Item
          name="maxHeight"
          label={rulesText('maxHeight')}
          dependencies={['minHeight']}
          rules={[inRange, isAboveLowest]}
        >
          <InputNumber
            suffix={rulesText('heightUnit')}
            placeholder={rulesText('heightAny')}
            style={{ width: '100%' }}
          />
        </Form.Item>
      </div>
      <Typography.Paragraph type="secondary">{rulesText('heightsHelp')}</Typography.Paragraph>
    </>
  )
}

function BaseLayerFields({ stored }: { stored?: AlertRule }) {
  const labels = ruleLabels()
  const form = Form.useFormInstance()
  const baseLayerId = Form.useWatch<string | null | undefined>('baseLayerId') ?? ''
  const { currentData } = useGetBaseLayerQuery({ baseLayerId }, { skip: baseLayerId === '' })
  const chosen = currentData?.data.baseLayer
  const attribute = chosen?.primeAttribute
  const isWithout = chosen !== undefined && !attribute
  return (
    <>
      <Form.Item
        name="baseLayerId"
        label={labels.baseLayerId}
        rules={[{ required: true, message: rulesText('baseLayerMissing') }]}
      >
        <BaseLayerSelect
          {...(stored && { stored })}
          // The value belongs to the base layer before.
          onChosen={() => form.setFieldValue('mapref', null)}
        />
      </Form.Item>
      <Form.Item
        name="mapref"
        label={attribute ? rulesText('maprefOf', { attribute }) : labels.mapref}
        extra={isWithout && rulesText('maprefNone')}
      >
        <Input
          disabled={baseLayerId === '' || isWithout}
          autoComplete="off"
          placeholder={rulesText('maprefAll')}
          maxLength={newAlertRuleLimits.mapref.maxLength}
        />
      </Form.Item>
    </>
  )
}

interface BaseLayerSelectProps {
  stored?: AlertRule
  onChosen: () => void
  // `Form.Item` passes the rest.
  id?: string
  value?: string | null
  onChange?: (baseLayerId: string) => void
}

function BaseLayerSelect({ stored, onChosen, id, value, onChange }: BaseLayerSelectProps) {
  const [search, setTyped] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListBaseLayersQuery({ kind: 'vector', search, pageSize: SHOWN })
  const listed = (data?.data.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const isListed = !stored || search !== undefined || listed.some((each) => each.value === stored.baseLayerId)
  const own = { value: stored?.baseLayerId ?? '', label: stored?.areaName ?? rulesText('areaDeleted') }
  return (
    <Select
      id={id}
      value={value ?? undefined}
      onChange={(next: string) => {
        onChange?.(next)
        onChosen()
      }}
      loading={isFetching}
      getPopupContainer={popupParent}
      placeholder={rulesText('baseLayerSearch')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={isListed ? listed : [own, ...listed]}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={rulesText('baseLayerNone')} />}
    />
  )
}
