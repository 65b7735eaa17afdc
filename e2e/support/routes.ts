// Routes of the app, read from the manifests of the features, so that a new route cannot be forgotten.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { require as requireSource } from 'tsx/cjs/api'
import type { UserDetails } from '../../src/api/auth'
import { denialOf } from '../../src/manifest/access'
import type { FeatureManifest, PublicRoute } from '../../src/manifest/manifest'

const SRC = path.resolve(__dirname, '../../src')

const publicRoutes = modulesNamed<{ publicRoutes: PublicRoute[] }>('publicRoutes.ts').flatMap((it) => it.publicRoutes)
const manifests = modulesNamed<{ manifest: FeatureManifest }>('routes.tsx').map(({ manifest }) => manifest)
const screens = manifests.flatMap((manifest) => manifest.screens ?? [])
const segments = manifests.flatMap((manifest) => manifest.missionSegments ?? [])

/** Paths of the pages for visitors without a session. The parameter of a page has its own name as value, such as `?share=:share`. */
export const publicPaths = (): string[] =>
  publicRoutes.map(({ path: route, parameter }) =>
    parameter === undefined ? route : `${route}?${parameter}=:${parameter}`,
  )

/** Paths of the private pages and mission segments that `user` can open. */
export const allowedPaths = (user: UserDetails): string[] => privatePaths((access) => !denialOf(user, access))

/** Paths of the private pages and mission segments that `user` cannot open. */
export const deniedPaths = (user: UserDetails): string[] =>
  privatePaths((access) => denialOf(user, access) !== undefined)

function privatePaths(isIncluded: (access: (typeof screens)[number]['access']) => boolean): string[] {
  const included = [
    ...screens,
    ...segments.map((segment) => ({ ...segment, path: `/dashboard/missions/:missionId/${segment.path}` })),
  ].filter(({ access }) => isIncluded(access))
  // The first segment of a mission has the path of the mission.
  return [...new Set(included.map((route) => route.path.replace(/\/\*?$/, '')))]
}

/** Inserts IDs into the parameters of a path. @throws Error when a parameter has no ID */
export function pathWithIds(routePath: string, ids: Readonly<Record<string, string>>): string {
  return routePath.replace(/:(\w+)/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`${routePath}: this flow has no record for the parameter ${name}`)
    return id
  })
}

function modulesNamed<Module>(file: string): Module[] {
  const features = readdirSync(path.join(SRC, 'features')).map((name) => path.join('features', name))
  return [...features, 'app/pages']
    .map((folder) => path.join(SRC, folder, file))
    .filter((found) => existsSync(found))
    .map((found) => requireSource(found, __filename) as Module)
}
