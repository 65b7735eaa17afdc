import { GlobalOutlined } from '@ant-design/icons'
import { useListBaseLayersQuery } from '../../api/base-layer'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteGroup, PALETTE_MATCHES } from '../../manifest/PaletteGroup'
import { routeText } from './routeMessages'

/** Base layers in the command palette. */
export function BaseLayerResults({ search }: PaletteSourceProps) {
  const { data, isFetching, error } = useListBaseLayersQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteGroup
      title={routeText('baseLayers')}
      isPending={isFetching && !data}
      error={error?.message}
      entries={(data?.data.items ?? []).map(({ _id, name }) => ({
        path: `/dashboard/basemap/${_id}`,
        title: name,
        icon: <GlobalOutlined />,
      }))}
    />
  )
}
