// Finds the manifests when webpack builds; tests find them in the file system (src/testing/collectManifests.ts).
import type { FeatureManifest } from '../manifest/manifest'

export function collectManifests(): FeatureManifest[] {
  const modules = import.meta.webpackContext('..', {
    recursive: true,
    regExp: /^\.\/(features\/[^/]+|app\/pages)\/routes\.tsx$/,
  })
  return modules.keys().map((key) => (modules(key) as { manifest: FeatureManifest }).manifest)
}
