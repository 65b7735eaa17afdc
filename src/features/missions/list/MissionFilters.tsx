import { Flex, Select, Switch } from 'antd'
import { useGetMissionSummaryQuery, useGetMissionTypesQuery } from '../../../api/mission'
import { OptionsState } from '../../../shared/lists/OptionsState'
import { popupParent } from '../../../shared/popupParent'
import { FilterChips } from '../../../shared/lists/FilterChips'
import type { ListStateOf } from '../../../shared/lists/useListParams'
import { missionStatusLabel } from '../../../shared/MissionStatusTag'
import { missionsText } from '../messages'
import { STATUSES, type missionListParams } from './missionListParams'

/** Filters by status, type and archive. */
export function MissionFilters({ list: { view, change } }: { list: ListStateOf<typeof missionListParams> }) {
  const { data } = useGetMissionSummaryQuery()
  const missionTypes = useGetMissionTypesQuery()
  const types = missionTypes.data?.data.types ?? []
  return (
    <>
      <FilterChips
        label={missionsText('statusFilter')}
        chips={STATUSES.map((key) => ({
          key,
          label: missionStatusLabel(key),
          count: view.archived ? undefined : (data?.data[key] ?? null),
        }))}
        chosen={view.status}
        onChange={(status) => change({ status })}
      />
      {(types.length > 0 || view.type || missionTypes.error) && (
        <Select
          aria-label={missionsText('typeFilter')}
          value={view.type}
          getPopupContainer={popupParent}
          onChange={(type) => change({ type })}
          popupRender={(menu) => <OptionsState queries={[missionTypes]}>{menu}</OptionsState>}
          options={[
            { value: '', label: missionsText('typeAny') },
            ...types.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          style={{ minWidth: 140 }}
        />
      )}
      <Flex component="label" gap={8} align="center" style={{ minHeight: 32, cursor: 'pointer' }}>
        <Switch size="small" checked={view.archived} onChange={(archived) => change({ archived })} />
        {missionsText('archived')}
      </Flex>
    </>
  )
}
