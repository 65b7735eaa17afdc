// The origins that the content security policy of a page allows because of base maps.
import { asPlatform } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import type { Services } from '../services'
import { managedBaseMaps, offeredBaseMaps, permittedOrigins } from './service'
import { selectPublisher } from './sql'

const PUBLIC_MAP = /^\/map\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i
/** The settings page previews the base map that its address names. */
const SETTINGS = '/dashboard/base-maps'

/**
 * Origins of the enabled base maps: those of the installation, of the user's tenant and, on a public map, of the tenant
 * that published it. On the settings page also those of the base map in `?preview=`, if the user manages it.
 */
export async function pageOrigins(
  services: Pick<Services, 'db' | 'config'>,
  user: Principal | undefined,
  url: URL,
): Promise<string[]> {
  const publicId = PUBLIC_MAP.exec(url.pathname)?.[1]
  const publisher = publicId && (await asPlatform(services.db, (tx) => selectPublisher(tx, publicId)))
  const tenantIds = [...new Set([user?.tenantId ?? null, publisher ?? null])]
  const offered = await Promise.all(tenantIds.map((tenantId) => offeredBaseMaps(services, tenantId)))
  const previewed = url.pathname === SETTINGS ? await previewOrigins(services, user, url.searchParams) : []
  return [...new Set([...offered.flat().flatMap(({ origins }) => origins), ...previewed])].sort()
}

async function previewOrigins(
  services: Pick<Services, 'db' | 'config'>,
  user: Principal | undefined,
  query: URLSearchParams,
): Promise<string[]> {
  const id = query.get('preview')
  if (!id || (user?.userType !== 'super-admin' && user?.userType !== 'tenant-root')) return []
  const managed = await managedBaseMaps(services, user.tenantId)
  return managed.filter((row) => row.id === id).flatMap((row) => permittedOrigins(row, services.config))
}
