import { Flex, Select, Switch } from 'antd'
import { useGetMissionSummaryQuery, useGetMissionTypesQuery, type MissionSort } from '../../../api/mission'
import { besideField } from '../../../shared/besideField'
import { FilterChips } from '../../../shared/lists/FilterChips'
import { SearchInput } from '../../../shared/lists/SearchInput'
import { missionStatusWord } from '../../../shared/MissionStatusTag'
import { useIsPhone } from '../../../shared/useIsPhone'
import { SEARCH_MAX } from '../limits'
import { missionsText } from '../messages'
import { SORTS, STATUSES, type ListView } from './listView'

const sortWords: Record<MissionSort, string> = {
  '-createdAt': missionsText('sortNewest'),
  createdAt: missionsText('sortOldest'),
  name: missionsText('sortName'),
  '-name': missionsText('sortNameBack'),
  scheduledAt: missionsText('sortSoonest'),
  '-scheduledAt': missionsText('sortLatest'),
  status: missionsText('sortStatus'),
  '-status': missionsText('sortStatusBack'),
}

interface MissionFiltersProps {
  view: ListView
  onChange: (change: Partial<ListView>) => void
}

/** Search, status, archive; on a phone, which has no column heads to click, the order as well. */
export function MissionFilters({ view, onChange }: MissionFiltersProps) {
  const isPhone = useIsPhone()
  const { data } = useGetMissionSummaryQuery()
  const { data: typesData } = useGetMissionTypesQuery()
  const types = typesData?.data.types ?? []
  return (
    <Flex wrap gap="8px 16px" align="center" style={{ marginBottom: 12 }}>
      <SearchInput
        label={missionsText('search')}
        value={view.search}
        maxLength={SEARCH_MAX}
        onSearch={(search) => onChange({ search })}
      />
      <FilterChips
        label={missionsText('statusFilter')}
        chips={STATUSES.map((key) => ({
          key,
          label: missionStatusWord(key),
          count: view.isArchived ? undefined : (data?.data[key] ?? null),
        }))}
        chosen={view.statuses}
        onChange={(statuses) => onChange({ statuses })}
      />
      {(types.length > 0 || view.typeId) && (
        <Select
          aria-label={missionsText('typeFilter')}
          value={view.typeId ?? ''}
          getPopupContainer={besideField}
          onChange={(typeId) => onChange({ typeId: typeId === '' ? undefined : typeId })}
          options={[
            { value: '', label: missionsText('typeAny') },
            ...types.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          style={{ minWidth: 140 }}
        />
      )}
      <Flex component="label" gap={8} align="center" style={{ minHeight: 32, cursor: 'pointer' }}>
        <Switch size="small" checked={view.isArchived} onChange={(isArchived) => onChange({ isArchived })} />
        {missionsText('archived')}
      </Flex>
      {isPhone && (
        <Select<MissionSort>
          aria-label={missionsText('sortBy')}
          value={view.sort}
          getPopupContainer={besideField}
          onChange={(sort) => onChange({ sort })}
          options={SORTS.map((value) => ({ value, label: sortWords[value] }))}
          style={{ flex: 1, minWidth: 200 }}
        />
      )}
    </Flex>
  )
}
