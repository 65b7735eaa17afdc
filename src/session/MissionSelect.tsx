import { Select } from 'antd'
import { useSelector } from 'react-redux'
import { useListMissionsQuery, type MissionStatus } from '../api/mission'
import { NoOptions } from '../shared/lists/NoOptions'
import { popupParent } from '../shared/popupParent'
import { useSettledSearch } from '../shared/useSettledSearch'
import { selectTenantId } from './authSlice'
import { missionSelectText } from './missionSelectMessages'

const SHOWN = 50

interface MissionSelectProps {
  // `Form.Item` passes the first three.
  id?: string
  value?: string | null
  onChange?: (missionId: string | null) => void
  /** Offers missions of these statuses only. */
  status?: MissionStatus[]
  /** The stored mission, which may not be among those that are listed; its name is null if it was deleted. */
  stored?: { id: string | null; name: string | null }
  /** Shown without a mission; the mission can then be removed. */
  none?: string
}

/** Chooses a mission. The server searches, because there may be thousands. */
export function MissionSelect({ id, value, onChange, status, stored, none }: MissionSelectProps) {
  const [search, setTyped] = useSettledSearch()
  const tenantId = useSelector(selectTenantId) ?? ''
  const { data, isFetching, error, refetch } = useListMissionsQuery(
    { tenantId, search, sort: '-updatedAt', pageSize: SHOWN, ...(status && { status }) },
    { skip: tenantId === '' },
  )
  const listed = (data?.data.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const isListed = stored?.id == null || search !== undefined || listed.some((each) => each.value === stored.id)
  const own = { value: stored?.id ?? '', label: stored?.name ?? missionSelectText('deleted') }
  return (
    <Select
      id={id}
      style={{ width: '100%' }}
      value={value ?? undefined}
      onChange={(next: string | undefined) => onChange?.(next ?? null)}
      loading={isFetching}
      allowClear={none !== undefined}
      getPopupContainer={popupParent}
      placeholder={none ?? missionSelectText('search')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={isListed ? listed : [own, ...listed]}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={missionSelectText('noMatch')} />}
    />
  )
}
