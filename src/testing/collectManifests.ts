import type { FeatureManifest } from '../manifest/manifest'
import { requireFiles } from './requireFiles'

export const collectManifests = (): FeatureManifest[] =>
  requireFiles<{ manifest: FeatureManifest }>('routes.tsx', 'app/pages').map(({ manifest }) => manifest)
