import { Flex, Select } from 'antd'
import type { UserSort } from '../../api/user'
import { useListUserGroupsQuery } from '../../api/user-group'
import { useCan } from '../../session/useCan'
import { besideField } from '../../shared/besideField'
import { FilterChips } from '../../shared/lists/FilterChips'
import { SearchInput } from '../../shared/lists/SearchInput'
import { useIsPhone } from '../../shared/useIsPhone'
import { SEARCH_MAX } from './limits'
import { SORTS, type UserView } from './listView'
import { usersText } from './messages'
import { STATES, stateWords, TYPES, typeWords } from './words'

const GROUPS_SHOWN = 200

const sortWords: Record<UserSort, string> = {
  name: usersText('sortName'),
  '-name': usersText('sortNameBack'),
  email: usersText('sortEmail'),
  '-email': usersText('sortEmailBack'),
  userType: usersText('sortType'),
  '-userType': usersText('sortTypeBack'),
  state: usersText('sortState'),
  '-state': usersText('sortStateBack'),
  '-createdAt': usersText('sortNewest'),
  createdAt: usersText('sortOldest'),
}

interface UserFiltersProps {
  view: UserView
  onChange: (change: Partial<UserView>) => void
}

/** Search, state, kind and group; on a phone, which has no column heads to click, the order as well. */
export function UserFilters({ view, onChange }: UserFiltersProps) {
  const isPhone = useIsPhone()
  const canListGroups = useCan('user_group_list')
  const { data } = useListUserGroupsQuery({ pageSize: GROUPS_SHOWN }, { skip: !canListGroups })
  const groups = data?.data.items ?? []
  return (
    <Flex wrap gap="8px 16px" align="center" style={{ marginBottom: 12 }}>
      <SearchInput
        label={usersText('search')}
        value={view.search}
        maxLength={SEARCH_MAX}
        onSearch={(search) => onChange({ search })}
      />
      <FilterChips
        label={usersText('stateFilter')}
        chips={STATES.map((key) => ({ key, label: stateWords[key] }))}
        chosen={view.states}
        onChange={(states) => onChange({ states })}
      />
      <FilterChips
        label={usersText('typeFilter')}
        chips={TYPES.map((key) => ({ key, label: typeWords[key] }))}
        chosen={view.types}
        onChange={(types) => onChange({ types })}
      />
      {canListGroups && (
        <Select
          aria-label={usersText('groupFilterLabel')}
          allowClear
          value={groups.length > 0 ? view.group : undefined}
          placeholder={usersText('groupFilter')}
          getPopupContainer={besideField}
          onChange={(group: string | undefined) => onChange({ group })}
          options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
          style={{ width: 180 }}
        />
      )}
      {isPhone && (
        <Select<UserSort>
          aria-label={usersText('sortBy')}
          value={view.sort}
          getPopupContainer={besideField}
          onChange={(sort) => onChange({ sort })}
          options={SORTS.map((value) => ({ value, label: sortWords[value] }))}
          style={{ flex: 1, minWidth: 180 }}
        />
      )}
    </Flex>
  )
}
