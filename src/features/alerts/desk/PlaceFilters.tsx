// Filters of the desk of all missions by mission and by place.
import { useSelector } from 'react-redux'
import { alertsText } from '../../../alerts/messages'
import { useGetLocationQuery, useListLocationsQuery } from '../../../api/location'
import { useGetMissionQuery, useListMissionsQuery } from '../../../api/mission'
import { selectTenantId } from '../../../session/authSlice'
import { useCan } from '../../../session/useCan'
import { FoundSelect } from '../../../shared/lists/FoundSelect'
import { useSettledSearch } from '../../../shared/useSettledSearch'
import { deskText } from './messages'

const SHOWN = 50
const WIDTH = 160

interface MissionFilterProps {
  /** Empty for all missions. */
  missionId: string
  onChange: (missionId: string) => void
}

/** Nothing for users who may not list missions. */
export function MissionFilter({ missionId, onChange }: MissionFilterProps) {
  const canList = useCan('mission_list')
  const tenantId = useSelector(selectTenantId) ?? ''
  const [search, onSearch] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListMissionsQuery(
    { tenantId, search, sort: '-updatedAt', pageSize: SHOWN },
    { skip: !canList || tenantId === '' },
  )
  const { currentData: chosen, isError } = useGetMissionQuery({ missionId }, { skip: !canList || missionId === '' })
  if (!canList) return null
  return (
    <FoundSelect
      label={alertsText('mission')}
      placeholder={deskText('anyMission')}
      noMatch={deskText('noMission')}
      value={missionId}
      onChange={onChange}
      options={(data?.data.items ?? []).map(optionOf)}
      query={{ isFetching, error, refetch }}
      onSearch={onSearch}
      width={WIDTH}
      nameOfOther={isError ? deskText('unknownMission') : chosen?.data.name}
    />
  )
}

interface LocationFilterProps {
  /** Empty for all places. */
  locationId: string
  onChange: (locationId: string) => void
}

/** Nothing for users who may not list places. */
export function LocationFilter({ locationId, onChange }: LocationFilterProps) {
  const canList = useCan('location_list')
  const [search, onSearch] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListLocationsQuery({ search, pageSize: SHOWN }, { skip: !canList })
  const { currentData: chosen, isError } = useGetLocationQuery({ locationId }, { skip: !canList || locationId === '' })
  if (!canList) return null
  return (
    <FoundSelect
      label={alertsText('location')}
      placeholder={deskText('anyLocation')}
      noMatch={deskText('noLocation')}
      value={locationId}
      onChange={onChange}
      options={(data?.data.items ?? []).map(optionOf)}
      query={{ isFetching, error, refetch }}
      onSearch={onSearch}
      width={WIDTH}
      nameOfOther={isError ? deskText('unknownLocation') : chosen?.data.location.name}
    />
  )
}

const optionOf = ({ _id, name }: { _id: string; name: string }) => ({ value: _id, name, label: name })
