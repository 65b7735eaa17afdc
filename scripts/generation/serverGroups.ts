// Generates the lists of server groups: folders of server/groups with index.ts, and what their folder testing contributes to
// the tests of all groups. They use static imports, so that a missing or duplicate handler is a type error.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { camelCase, ROOT, writeGenerated } from './output'

const FOLDER = 'server/groups'
const STALENESS = 'server/testing/staleness'

export async function writeServerGroups(): Promise<void> {
  const names = foldersWith('index.ts')
  await writeGenerated(
    `${FOLDER}/groups.gen.ts`,
    `import type { OperationId } from '../platform/contract/contract.gen'
import type { Handlers } from '../platform/http/contract'
import type { Group } from './group'
import type { Services } from './services'
${names.map((name) => `import { group as ${camelCase(name)}Group } from './${name}'`).join('\n')}

export const groups: readonly Group[] = [${names.map((name) => `${camelCase(name)}Group`).join(', ')}]

export const handlersOf = (services: Services): Handlers<OperationId> => ({
  ${names.map((name) => `...${camelCase(name)}Group.handlers(services),`).join('\n  ')}
})
`,
  )
  const withFixtures = foldersWith('testing/fixtures.ts')
  await writeGenerated(
    'server/testing/groupFixtures.gen.ts',
    `import type { GroupFixtures } from './groupFixtures'
${withFixtures.map((name) => `import { fixtures as ${camelCase(name)}Fixtures } from '../groups/${name}/testing/fixtures'`).join('\n')}

export const groupFixtures: readonly GroupFixtures[] = [${withFixtures.map((name) => `${camelCase(name)}Fixtures`).join(', ')}]
`,
  )
  await writeWriteFixtures()
  await writeExpectedPermissions()
}

/** Successful calls of write operations: those of one group in its folder, those that need several beside the test. */
async function writeWriteFixtures(): Promise<void> {
  const names = foldersWith('testing/writes.ts')
  const shared = readdirSync(path.join(ROOT, STALENESS))
    .filter((file) => file.endsWith('Fixtures.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort()
  const own = names.map(
    (name) => `import { writes as ${camelCase(name)}Writes } from '../../groups/${name}/testing/writes'`,
  )
  const joint = shared.map((name) => `import { writes as ${name} } from './${name}'`)
  await writeGenerated(
    `${STALENESS}/writes.gen.ts`,
    `import type { WriteFixture } from './site'
${[...own, ...joint].join('\n')}

/** A successful call of every write operation, by its name. */
export const WRITE_FIXTURES: Record<string, WriteFixture> = {
  ${[...names.map((name) => `...${camelCase(name)}Writes,`), ...shared.map((name) => `...${name},`)].join('\n  ')}
}
`,
  )
}

/** The permission that each operation needs, as a person read it in the specification. */
async function writeExpectedPermissions(): Promise<void> {
  const names = foldersWith('testing/permissions.ts')
  await writeGenerated(
    'server/testing/permissions/groupPermissions.gen.ts',
    `import type { SpecPermission } from '../../platform/contract/spec'
${names.map((name) => `import { permissions as ${camelCase(name)}Permissions } from '../../groups/${name}/testing/permissions'`).join('\n')}

export const GROUP_PERMISSIONS: Record<string, SpecPermission> = {
  ${names.map((name) => `...${camelCase(name)}Permissions,`).join('\n  ')}
}
`,
  )
}

const foldersWith = (file: string): string[] =>
  readdirSync(path.join(ROOT, FOLDER))
    .filter((name) => existsSync(path.join(ROOT, FOLDER, name, file)))
    .sort()
