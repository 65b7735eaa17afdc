import { BankOutlined } from '@ant-design/icons'
import { useListTenantsQuery } from '../../api/tenant'
import type { PaletteSourceProps } from '../../manifest/manifest'
import { PaletteGroup, PALETTE_MATCHES } from '../../manifest/PaletteGroup'
import { routeText } from './routeMessages'

/** Tenants in the command palette. */
export function TenantResults({ search }: PaletteSourceProps) {
  const { data, isFetching, error } = useListTenantsQuery({ search, pageSize: PALETTE_MATCHES })
  return (
    <PaletteGroup
      title={routeText('tenants')}
      isPending={isFetching && !data}
      error={error?.message}
      entries={(data?.data.items ?? []).map(({ _id, name }) => ({
        path: `/dashboard/admin/tenant/${_id}`,
        title: name,
        icon: <BankOutlined />,
      }))}
    />
  )
}
