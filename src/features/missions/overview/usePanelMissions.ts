import { useSelector } from 'react-redux'
import { useListMissionsQuery, type MissionSort, type MissionStatus } from '../../../api/mission'
import { selectTenantId } from '../../../session/authSlice'

const SHOWN = 6
const FRESH_SECONDS = 30

export interface PanelKind {
  status?: MissionStatus
  sort: MissionSort
}

/** The missions of a panel. */
export function usePanelMissions({ status, sort }: PanelKind) {
  const tenantId = useSelector(selectTenantId) ?? ''
  return useListMissionsQuery(
    { tenantId, status: status && [status], sort, page: 1, pageSize: SHOWN },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  )
}
