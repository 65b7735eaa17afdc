import { Flex, Select } from 'antd'
import { useGetTenantStatsQuery, type TenantSort } from '../../../api/tenant'
import { besideField } from '../../../shared/besideField'
import { FilterChips } from '../../../shared/lists/FilterChips'
import { SearchInput } from '../../../shared/lists/SearchInput'
import { useIsPhone } from '../../../shared/useIsPhone'
import { SEARCH_MAX } from '../limits'
import { tenantsText } from '../messages'
import { SORTS, STATUSES, type ListView } from './listView'

const sortWords: Record<TenantSort, string> = {
  '-createdAt': tenantsText('sortNewest'),
  createdAt: tenantsText('sortOldest'),
  name: tenantsText('sortName'),
  '-name': tenantsText('sortNameBack'),
  status: tenantsText('sortStatus'),
  '-status': tenantsText('sortStatusBack'),
}

interface TenantFiltersProps {
  view: ListView
  onChange: (change: Partial<ListView>) => void
}

/** Search and status; on a phone, which has no column heads to click, the order as well. */
export function TenantFilters({ view, onChange }: TenantFiltersProps) {
  const isPhone = useIsPhone()
  const { data } = useGetTenantStatsQuery()
  return (
    <Flex wrap gap="8px 16px" align="center" style={{ marginBottom: 12 }}>
      <SearchInput
        label={tenantsText('search')}
        value={view.search}
        maxLength={SEARCH_MAX}
        onSearch={(search) => onChange({ search })}
      />
      <FilterChips
        label={tenantsText('statusFilter')}
        chips={STATUSES.map((key) => ({ key, label: tenantsText(key), count: data?.data[key] ?? null }))}
        chosen={view.statuses}
        onChange={(statuses) => onChange({ statuses })}
      />
      {isPhone && (
        <Select<TenantSort>
          aria-label={tenantsText('sortBy')}
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
