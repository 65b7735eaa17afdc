import { useId } from 'react'
import { Alert, Select } from 'antd'
import { useSelector } from 'react-redux'
import { useListMissionsQuery, type MissionStatus } from '../../../api/mission'
import { selectTenantId } from '../../../session/authSlice'
import { popupParent } from '../../../shared/popupParent'
import { sharedText } from '../../../shared/sharedText'
import { useSettledSearch } from '../../../shared/useSettledSearch'
import { keysText } from './messages'

const MAX_OPTIONS = 50
/** Missions that have ended accept no streams. */
const OPEN: MissionStatus[] = ['live', 'scheduled', 'draft', 'paused']

interface MissionSelectProps {
  value: string | undefined
  onChange: (missionId: string) => void
}

/** Chooses a mission that can stream. The server searches, because there may be thousands. */
export function MissionSelect({ value, onChange }: MissionSelectProps) {
  const id = useId()
  const tenantId = useSelector(selectTenantId) ?? ''
  const [search, setTyped] = useSettledSearch()
  const { data, isFetching, error } = useListMissionsQuery({
    ...{ tenantId, search, status: OPEN, sort: '-updatedAt', pageSize: MAX_OPTIONS },
  })
  return (
    <div>
      <label htmlFor={id}>{keysText('mission')}</label>
      <Select
        id={id}
        style={{ width: '100%' }}
        value={value}
        onChange={onChange}
        loading={isFetching}
        getPopupContainer={popupParent}
        placeholder={keysText('missionSearch')}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        options={(data?.data.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        notFoundContent={isFetching ? sharedText('loading') : keysText('missionNone')}
      />
      {error && <Alert type="error" showIcon title={error.message} style={{ marginTop: 8 }} />}
    </div>
  )
}
