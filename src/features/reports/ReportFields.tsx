import { useId, useState } from 'react'
import { Flex, Segmented, Select, Typography } from 'antd'
import { useListBaseLayersQuery, useGetBaseLayerQuery } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { NoOptions } from '../../shared/lists/NoOptions'
import { DayField } from '../../shared/forms/DayField'
import { popupParent } from '../../shared/popupParent'
import { useDebounced } from '../../shared/useDebounced'
import { reportText } from './messages'
import type { ReportArgs } from './reportParams'

const MOST_LISTED = 50
const SEARCH_DELAY_MS = 250

interface ReportFieldsProps {
  args: ReportArgs
  onChange: (change: { layer?: string; from?: string; until?: string; rows?: string }) => void
}

/** Base layer, period, and whether rows are plots or blocks. */
export function ReportFields({ args: { baseLayerId, from, until, rows }, onChange }: ReportFieldsProps) {
  const id = useId()
  return (
    <Flex wrap gap={16} align="end" className="report-fields">
      <div className="report-field">
        <label htmlFor={`${id}-layer`}>{reportText('baseLayer')}</label>
        <BaseLayerSelect id={`${id}-layer`} value={baseLayerId} onChange={(layer) => onChange({ layer })} />
      </div>
      <DayField label={reportText('from')} day={from} max={until} onDay={(day) => onChange({ from: day, until })} />
      <DayField label={reportText('until')} day={until} min={from} onDay={(day) => onChange({ from, until: day })} />
      <Segmented
        aria-label={reportText('rowsBy')}
        value={rows}
        onChange={(next) => onChange({ rows: next })}
        options={[
          { value: 'plot', label: reportText('plot') },
          { value: 'block', label: reportText('block') },
        ]}
      />
    </Flex>
  )
}

interface BaseLayerSelectProps {
  id: string
  value: string
  onChange: (baseLayerId: string) => void
}

function BaseLayerSelect({ id, value, onChange }: BaseLayerSelectProps) {
  const canList = useCan('layer_list')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed, SEARCH_DELAY_MS)
  const query = useListBaseLayersQuery({ kind: 'vector', search, pageSize: MOST_LISTED }, { skip: !canList })
  const chosen = useGetBaseLayerQuery({ baseLayerId: value }, { skip: !canList || value === '' })
  const own = chosen.currentData?.data.baseLayer
  const listed = query.data?.data.items ?? []
  const all = own && !listed.some(({ _id }) => _id === own._id) && typed === '' ? [own, ...listed] : listed
  if (!canList) return <Typography.Text type="secondary">{reportText('baseLayersHidden')}</Typography.Text>
  return (
    <Select
      id={id}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={reportText('chooseBaseLayer')}
      loading={query.isFetching}
      notFoundContent={<NoOptions query={query} none={reportText('noBaseLayers')} />}
      value={own ? value : undefined}
      getPopupContainer={popupParent}
      options={all.map(({ _id, name }) => ({ value: _id, label: name }))}
      onChange={onChange}
      style={{ width: 260, maxWidth: '100%' }}
    />
  )
}
