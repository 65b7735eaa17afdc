import { EnvironmentOutlined } from '@ant-design/icons'
import { useListLocationsQuery } from '../../api/location'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteRecords, PALETTE_MATCHES } from '../../manifest/PaletteRecords'
import { routeText } from './routeMessages'

/** Locations in the command palette. */
export function LocationResults({ search }: PaletteSourceProps) {
  const query = useListLocationsQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteRecords
      title={routeText('locations')}
      query={query}
      entryOf={({ _id, name }) => ({
        path: `/dashboard/locations/${_id}`,
        title: name,
        icon: <EnvironmentOutlined />,
      })}
    />
  )
}
