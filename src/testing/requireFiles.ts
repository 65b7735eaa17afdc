// Replaces webpack's module contexts in tests: requires each existing `<folder>/<name>`.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const SRC = path.resolve(__dirname, '..')

/** The modules named `file` in all feature folders and in the given folders. */
export function requireFiles<Module extends object>(file: string, ...more: string[]): Module[] {
  const features = readdirSync(path.join(SRC, 'features')).map((name) => `features/${name}`)
  return [...features, ...more]
    .map((folder) => path.join(SRC, folder, file))
    .filter((found) => existsSync(found))
    .map((found) => jest.requireActual<Module>(found))
}
