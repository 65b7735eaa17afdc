import { SendOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { skipToken } from '@reduxjs/toolkit/query'
import { useListMissionsQuery } from '../../api/mission'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteGroup, PALETTE_MATCHES } from '../../manifest/PaletteGroup'
import { selectTenantId } from '../../session/authSlice'
import { routeText } from './routeMessages'

/** Missions in the command palette. */
export function MissionResults({ search }: PaletteSourceProps) {
  const tenantId = useSelector(selectTenantId)
  const { data, isFetching, error } = useListMissionsQuery(
    tenantId ? { tenantId, search, pageSize: PALETTE_MATCHES } : skipToken,
  )
  return (
    <PaletteGroup
      title={routeText('missions')}
      isPending={isFetching && !data}
      error={error?.message}
      entries={(data?.data.items ?? []).map(({ _id, name, location }) => ({
        path: `/dashboard/missions/${_id}`,
        title: name,
        hint: location?.name,
        icon: <SendOutlined />,
      }))}
    />
  )
}
