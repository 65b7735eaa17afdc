import { SendOutlined } from '@ant-design/icons'
import { useListSharedMissionsQuery } from '../../api/client'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteRecords, PALETTE_MATCHES } from '../../manifest/PaletteRecords'
import { routeText } from './routeMessages'

/** The missions of a client in the command palette. */
export function SharedMissionResults({ search }: PaletteSourceProps) {
  const query = useListSharedMissionsQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteRecords
      title={routeText('missions')}
      query={query}
      entryOf={({ _id, name, locationName }) => ({
        path: `/dashboard/client/missions/${_id}`,
        title: name,
        hint: locationName ?? undefined,
        icon: <SendOutlined />,
      })}
    />
  )
}
