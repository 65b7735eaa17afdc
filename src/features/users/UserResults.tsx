import { UserOutlined } from '@ant-design/icons'
import { useListUsersQuery } from '../../api/user'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteRecords, PALETTE_MATCHES } from '../../manifest/PaletteRecords'
import { routeText } from './routeMessages'

/** Users in the command palette. */
export function UserResults({ search }: PaletteSourceProps) {
  const query = useListUsersQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteRecords
      title={routeText('users')}
      query={query}
      entryOf={({ _id, name, email }) => ({
        path: `/dashboard/tenant/user/${_id}`,
        title: name,
        hint: email,
        icon: <UserOutlined />,
      })}
    />
  )
}
