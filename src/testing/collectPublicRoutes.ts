import type { PublicRoute } from '../manifest/manifest'
import { requireFiles } from './requireFiles'

export const collectPublicRoutes = (): PublicRoute[] =>
  requireFiles<{ publicRoutes: PublicRoute[] }>('publicRoutes.ts').flatMap(({ publicRoutes }) => publicRoutes)
