import { GlobalOutlined } from '@ant-design/icons'
import { useListBaseLayersQuery } from '../../api/base-layer'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteRecords, PALETTE_MATCHES } from '../../manifest/PaletteRecords'
import { routeText } from './routeMessages'

/** Base layers in the command palette. */
export function BaseLayerResults({ search }: PaletteSourceProps) {
  const query = useListBaseLayersQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteRecords
      title={routeText('baseLayers')}
      query={query}
      entryOf={({ _id, name }) => ({
        path: `/dashboard/basemap/${_id}`,
        title: name,
        icon: <GlobalOutlined />,
      })}
    />
  )
}
