import { Select } from 'antd'
import { useGetUserSummaryQuery } from '../../api/user'
import { useListUserGroupsQuery } from '../../api/user-group'
import { useCan } from '../../session/useCan'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { FilterChips } from '../../shared/lists/FilterChips'
import type { ListStateOf } from '../../shared/lists/useListParams'
import { usersText } from './messages'
import type { userListParams } from './userListParams'
import { STATES, stateLabels, TYPES, roleLabels } from './labels'

const GROUPS_SHOWN = 200

/** Filters by state, role and user group. */
export function UserFilters({ list: { view, change } }: { list: ListStateOf<typeof userListParams> }) {
  const canListGroups = useCan('user_group_list')
  const groupList = useListUserGroupsQuery({ pageSize: GROUPS_SHOWN }, { skip: !canListGroups })
  const { data: summary } = useGetUserSummaryQuery()
  const groups = groupList.data?.data.items ?? []
  return (
    <>
      <FilterChips
        label={usersText('stateFilter')}
        chips={STATES.map((key) => ({ key, label: stateLabels()[key], count: summary?.data[key] ?? null }))}
        chosen={view.state}
        onChange={(state) => change({ state })}
      />
      <FilterChips
        label={usersText('typeFilter')}
        chips={TYPES.map((key) => ({ key, label: roleLabels()[key] }))}
        chosen={view.type}
        onChange={(type) => change({ type })}
      />
      <FilterChips
        label={usersText('factorFilter')}
        chips={[
          { key: 'on', label: usersText('withFactor') },
          { key: 'off', label: usersText('withoutFactor') },
        ]}
        chosen={view.factor}
        onChange={(factor) => change({ factor })}
      />
      {canListGroups && (
        <Select
          aria-label={usersText('groupFilterLabel')}
          allowClear
          value={groups.length > 0 && view.group ? view.group : undefined}
          placeholder={usersText('groupFilter')}
          getPopupContainer={popupParent}
          onChange={(group: string | undefined) => change({ group: group ?? '' })}
          notFoundContent={<NoOptions query={groupList} />}
          options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
          style={{ width: 180 }}
        />
      )}
    </>
  )
}
