import { Flex, Select } from 'antd'
import type { PackageSort } from '../../../api/package'
import { besideField } from '../../../shared/besideField'
import { FilterChips } from '../../../shared/lists/FilterChips'
import { SearchInput } from '../../../shared/lists/SearchInput'
import { useIsPhone } from '../../../shared/useIsPhone'
import { SEARCH_MAX } from '../limits'
import { packagesText } from '../messages'
import { SORTS, type ListView } from './listView'

const sortWords: Record<PackageSort, string> = {
  '-createdAt': packagesText('sortNewest'),
  createdAt: packagesText('sortOldest'),
  name: packagesText('sortName'),
  '-name': packagesText('sortNameBack'),
  price: packagesText('sortCheapest'),
  '-price': packagesText('sortDearest'),
  '-tenants': packagesText('sortMost'),
  tenants: packagesText('sortFewest'),
}

interface PackageFiltersProps {
  view: ListView
  onChange: (change: Partial<ListView>) => void
}

/** Search and state; on a phone, which has no column heads to click, the order as well. */
export function PackageFilters({ view, onChange }: PackageFiltersProps) {
  const isPhone = useIsPhone()
  return (
    <Flex wrap gap="8px 16px" align="center" style={{ marginBottom: 12 }}>
      <SearchInput
        label={packagesText('search')}
        value={view.search}
        maxLength={SEARCH_MAX}
        onSearch={(search) => onChange({ search })}
      />
      <FilterChips
        label={packagesText('saleFilter')}
        chips={[
          { key: 'on', label: packagesText('onSale') },
          { key: 'off', label: packagesText('offSale') },
        ]}
        chosen={view.sale}
        onChange={(sale) => onChange({ sale })}
      />
      {isPhone && (
        <Select<PackageSort>
          aria-label={packagesText('sortBy')}
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
