// Who may open the screens, from the file testing/access.ts of each feature. A person writes these files from the
// specification; never derive them from the manifests, because src/app/access.test.tsx compares the manifests with them.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { UserType } from '../api/auth'
import type { PermissionName } from '../shared/permissions/permissions.gen'

/** The permissions a page needs, all of them, and whether clients with them may open it; or the user types that may. */
export type Expected = { needs: PermissionName[]; clients?: true } | { only: UserType[] }

/** By the path of a screen, or of a part of a mission's page. */
export type ExpectedAccess = Readonly<Record<string, Expected>>

const SRC = path.resolve(__dirname, '..')

/** The expectations of all features. */
export function collectExpectedAccess(): ExpectedAccess {
  const features = readdirSync(path.join(SRC, 'features')).map((name) => path.join(SRC, 'features', name))
  const files = [...features, path.join(SRC, 'app/pages')]
    .map((folder) => path.join(folder, 'testing/access.ts'))
    .filter((file) => existsSync(file))
  return Object.assign(
    {},
    ...files.map((file) => jest.requireActual<{ access: ExpectedAccess }>(file).access),
  ) as ExpectedAccess
}
