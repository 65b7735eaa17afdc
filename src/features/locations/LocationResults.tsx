import { EnvironmentOutlined } from '@ant-design/icons'
import { useListLocationsQuery } from '../../api/location'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteGroup, PALETTE_MATCHES } from '../../manifest/PaletteGroup'
import { routeText } from './routeMessages'

/** Locations in the command palette. */
export function LocationResults({ search }: PaletteSourceProps) {
  const { data, isFetching, error } = useListLocationsQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteGroup
      title={routeText('locations')}
      isPending={isFetching && !data}
      error={error?.message}
      entries={(data?.data.items ?? []).map(({ _id, name }) => ({
        path: `/dashboard/locations/${_id}`,
        title: name,
        icon: <EnvironmentOutlined />,
      }))}
    />
  )
}
