// Labels, areas and holders of the permissions for the browser, from the server, which defines both.
import { render } from '../../server/platform/core/messages'
import { AREAS } from '../../server/groups/permission/areas'
import { areaText, permissionText } from '../../server/groups/permission/messages'
import { ALLOWED_FOR_TENANT, typePermissions } from '../../server/platform/identity/permissions'
import { writeGenerated } from './output'

const ENGLISH = 'en'

export async function writePermissions(): Promise<void> {
  const names = AREAS.flatMap(({ permissions }) => permissions)
  const labels = names.map((name) => `${name}: ${JSON.stringify(render(permissionText(name), ENGLISH))},`)
  const titles = AREAS.map(({ area }) => `'${area}': ${JSON.stringify(render(areaText(area), ENGLISH))},`)
  const platform = new Set(typePermissions('super-admin'))
  const grantable = new Set(ALLOWED_FOR_TENANT)
  const tenantRoot = names.filter((name) => !platform.has(name) && !grantable.has(name))
  await writeGenerated(
    'src/shared/permissions/permissions.gen.ts',
    `import { catalogue } from '../messages'

/** Label of a permission: \`permissionLabel('user_list')\` is "See users". */
export const permissionLabel = catalogue('permissionLabels', {
${labels.join('\n')}
})

/** A permission name, spelled as in the contract. */
export type PermissionName = Parameters<typeof permissionLabel>[0]

/** Title of an area: \`permissionAreaTitle('video')\` is "Live streams and recordings". */
export const permissionAreaTitle = catalogue('permissionAreas', {
${titles.join('\n')}
})

/** Every permission once, by area, in the order of the permission picker. */
export const PERMISSION_AREAS: readonly {
  area: Parameters<typeof permissionAreaTitle>[0]
  permissions: readonly PermissionName[]
}[] = ${JSON.stringify(AREAS)}

/** Held by super admins only. */
export const PLATFORM_PERMISSIONS: ReadonlySet<PermissionName> = new Set(${JSON.stringify([...platform])} as const)

/** Held by tenant roots; an organisation cannot grant them to other users. */
export const TENANT_ROOT_PERMISSIONS: ReadonlySet<PermissionName> = new Set(${JSON.stringify(tenantRoot)} as const)
`,
    'server/groups/permission and server/platform/identity',
  )
}
