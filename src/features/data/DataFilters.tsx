import { DatePicker, Select } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { DataCounts } from '../../api/data'
import { FilterChips } from '../../shared/lists/FilterChips'
import type { ListStateOf } from '../../shared/lists/useListParams'
import { popupParent } from '../../shared/popupParent'
import { dateFormat } from '../../shared/time/timeText'
import type { DataKind } from '../../api/data'
import type { dataListParams } from './dataListParams'
import { kindLabel } from './items'
import { dataText } from './messages'

interface DataFiltersProps {
  list: ListStateOf<typeof dataListParams>
  /** Kinds that the user may list. */
  kinds: readonly DataKind[]
  /** Undefined while they load. */
  counts: DataCounts | undefined
}

const DAY = 'YYYY-MM-DD'

/** Filters by kind, mission, place, month and days, each with the number of items. */
export function DataFilters({ list, kinds, counts }: DataFiltersProps) {
  const { kind, mission, place, from, until } = list.view
  return (
    <>
      <FilterChips
        label={dataText('kindFilter')}
        chips={kinds.map((key) => ({
          key,
          label: kindLabel(key),
          count: counts ? (counts.kinds.find((each) => each.kind === key)?.count ?? 0) : null,
        }))}
        chosen={kind}
        onChange={(next) => list.change({ kind: next })}
      />
      <NamedFilter
        label={dataText('missionFilter')}
        counts={counts?.missions}
        chosen={mission}
        onChange={(next) => list.change({ mission: next })}
      />
      <NamedFilter
        label={dataText('placeFilter')}
        counts={counts?.places}
        chosen={place}
        onChange={(next) => list.change({ place: next })}
      />
      <Select
        aria-label={dataText('monthFilter')}
        placeholder={dataText('monthFilter')}
        allowClear
        value={monthOf(from, until)}
        getPopupContainer={popupParent}
        options={(counts?.months ?? []).map(({ month, count }) => ({
          value: month,
          label: dataText('withCount', { name: dayjs(month).format('MMMM YYYY'), count }),
        }))}
        onChange={(month: string | undefined) => list.change(daysOf(month))}
        style={{ width: 190 }}
      />
      <DayFilter label={dataText('from')} value={from} onChange={(day) => list.change({ from: day })} />
      <DayFilter label={dataText('until')} value={until} onChange={(day) => list.change({ until: day })} />
    </>
  )
}

interface NamedFilterProps {
  label: string
  counts: DataCounts['missions'] | undefined
  chosen: string[]
  onChange: (chosen: string[]) => void
}

function NamedFilter({ label, counts, chosen, onChange }: NamedFilterProps) {
  return (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder={label}
      allowClear
      loading={!counts}
      maxTagCount="responsive"
      optionFilterProp="label"
      // Until the names are known, there is nothing to show.
      value={counts ? chosen : []}
      getPopupContainer={popupParent}
      options={(counts ?? []).map(({ _id, name, count }) => ({
        value: _id,
        label: dataText('withCount', { name, count }),
      }))}
      onChange={onChange}
      style={{ width: 220 }}
    />
  )
}

interface DayFilterProps {
  label: string
  value: string
  onChange: (day: string) => void
}

const DayFilter = ({ label, value, onChange }: DayFilterProps) => (
  <DatePicker
    format={dateFormat()}
    aria-label={label}
    placeholder={label}
    value={value ? dayjs(value) : null}
    getPopupContainer={popupParent}
    onChange={(day: Dayjs | null) => onChange(day?.format(DAY) ?? '')}
    style={{ width: 150 }}
  />
)

/** The month that the days are, if they are exactly one. */
function monthOf(from: string, until: string): string | undefined {
  const month = from.slice(0, 7)
  const days = daysOf(month || undefined)
  return month && days.from === from && days.until === until ? month : undefined
}

function daysOf(month: string | undefined): { from: string; until: string } {
  if (month === undefined) return { from: '', until: '' }
  const first = dayjs(`${month}-01`)
  return { from: first.format(DAY), until: first.endOf('month').format(DAY) }
}
