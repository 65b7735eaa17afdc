import { TeamOutlined } from '@ant-design/icons'
import { useListUserGroupsQuery } from '../../api/user-group'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteGroup, PALETTE_MATCHES } from '../../manifest/PaletteGroup'
import { routeText } from './routeMessages'

/** User groups in the command palette. */
export function UserGroupResults({ search }: PaletteSourceProps) {
  const { data, isFetching, error } = useListUserGroupsQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteGroup
      title={routeText('userGroups')}
      isPending={isFetching && !data}
      error={error?.message}
      entries={(data?.data.items ?? []).map(({ _id, name }) => ({
        path: `/dashboard/tenant/user-group/${_id}`,
        title: name,
        icon: <TeamOutlined />,
      }))}
    />
  )
}
