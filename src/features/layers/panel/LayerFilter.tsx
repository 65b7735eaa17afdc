import { Button, DatePicker, Segmented } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { Layer } from '../../../api/layer'
import { popupParent } from '../../../shared/popupParent'
import { dateFormat } from '../../../shared/time/timeText'
import { layersText } from '../texts/messages'
import { NO_FILTER, type PanelFilter } from './panelFilter'

interface LayerFilterProps {
  filter: PanelFilter
  onChange: (fields: Partial<PanelFilter>) => void
}

/** Filters the listed layers by kind and capture date. */
export function LayerFilter({ filter: { kind, from, until }, onChange }: LayerFilterProps) {
  return (
    <div className="panel-filter">
      <span>{layersText('kindFilter')}</span>
      <Segmented<Layer['kind'] | 'any'>
        size="small"
        aria-label={layersText('kindFilter')}
        value={kind ?? 'any'}
        options={[
          { value: 'any', label: layersText('anyKind') },
          { value: 'raster', label: layersText('rasters') },
          { value: 'vector', label: layersText('vectors') },
        ]}
        onChange={(wanted) => onChange({ kind: wanted === 'any' ? null : wanted })}
      />
      <DayField label={layersText('from')} value={from} onChange={(day) => onChange({ from: day })} />
      <DayField label={layersText('until')} value={until} onChange={(day) => onChange({ until: day })} />
      <Button
        size="small"
        disabled={!kind && !from && !until}
        onClick={() => onChange({ kind: NO_FILTER.kind, from: NO_FILTER.from, until: NO_FILTER.until })}
      >
        {layersText('clearFilters')}
      </Button>
    </div>
  )
}

interface DayFieldProps {
  label: string
  value: string | null
  onChange: (day: string | null) => void
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <>
      <span>{label}</span>
      <DatePicker
        size="small"
        format={dateFormat()}
        aria-label={label}
        value={value ? dayjs(value) : null}
        getPopupContainer={popupParent}
        onChange={(day: Dayjs | null) => onChange(day?.format('YYYY-MM-DD') ?? null)}
      />
    </>
  )
}
