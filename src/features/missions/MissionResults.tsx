import { SendOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { skipToken } from '@reduxjs/toolkit/query'
import { useListMissionsQuery } from '../../api/mission'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteRecords, PALETTE_MATCHES } from '../../manifest/PaletteRecords'
import { selectTenantId } from '../../session/authSlice'
import { routeText } from './routeMessages'

/** Missions in the command palette. */
export function MissionResults({ search }: PaletteSourceProps) {
  const tenantId = useSelector(selectTenantId)
  const query = useListMissionsQuery(tenantId ? { tenantId, search, pageSize: PALETTE_MATCHES } : skipToken)
  return (
    <PaletteRecords
      title={routeText('missions')}
      query={query}
      entryOf={({ _id, name, location }) => ({
        path: `/dashboard/missions/${_id}`,
        title: name,
        hint: location?.name,
        icon: <SendOutlined />,
      })}
    />
  )
}
