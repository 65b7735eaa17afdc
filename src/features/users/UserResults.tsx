import { UserOutlined } from '@ant-design/icons'
import { useListUsersQuery } from '../../api/user'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteGroup, PALETTE_MATCHES } from '../../manifest/PaletteGroup'
import { routeText } from './routeMessages'

/** Users in the command palette. */
export function UserResults({ search }: PaletteSourceProps) {
  const { data, isFetching, error } = useListUsersQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteGroup
      title={routeText('users')}
      isPending={isFetching && !data}
      error={error?.message}
      entries={(data?.data.items ?? []).map(({ _id, name, email }) => ({
        path: `/dashboard/tenant/user/${_id}`,
        title: name,
        hint: email,
        icon: <UserOutlined />,
      }))}
    />
  )
}
