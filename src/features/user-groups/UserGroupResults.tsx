import { TeamOutlined } from '@ant-design/icons'
import { useListUserGroupsQuery } from '../../api/user-group'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteRecords, PALETTE_MATCHES } from '../../manifest/PaletteRecords'
import { routeText } from './routeMessages'

/** User groups in the command palette. */
export function UserGroupResults({ search }: PaletteSourceProps) {
  const query = useListUserGroupsQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteRecords
      title={routeText('userGroups')}
      query={query}
      entryOf={({ _id, name }) => ({
        path: `/dashboard/tenant/user-group/${_id}`,
        title: name,
        icon: <TeamOutlined />,
      })}
    />
  )
}
