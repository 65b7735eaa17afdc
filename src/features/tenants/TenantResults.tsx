import { BankOutlined } from '@ant-design/icons'
import { useListTenantsQuery } from '../../api/tenant'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteRecords, PALETTE_MATCHES } from '../../manifest/PaletteRecords'
import { routeText } from './routeMessages'

/** Tenants in the command palette. */
export function TenantResults({ search }: PaletteSourceProps) {
  const query = useListTenantsQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteRecords
      title={routeText('tenants')}
      query={query}
      entryOf={({ _id, name }) => ({
        path: `/dashboard/admin/tenant/${_id}`,
        title: name,
        icon: <BankOutlined />,
      })}
    />
  )
}
