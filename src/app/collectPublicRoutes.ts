// Finds the public routes when webpack builds; tests find them in the file system (src/testing/collectPublicRoutes.ts).
import type { PublicRoute } from '../manifest/manifest'

export function collectPublicRoutes(): PublicRoute[] {
  const modules = import.meta.webpackContext('../features', {
    recursive: true,
    regExp: /^\.\/[^/]+\/publicRoutes\.ts$/,
  })
  return modules.keys().flatMap((key) => (modules(key) as { publicRoutes: PublicRoute[] }).publicRoutes)
}
