// Generates the lists of server groups: folders of server/groups with index.ts, and those with testing/fixtures.ts. They
// use static imports, so that a missing or duplicate handler is a type error.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { camelCase, ROOT, writeGenerated } from './output'

const FOLDER = 'server/groups'

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
}

const foldersWith = (file: string): string[] =>
  readdirSync(path.join(ROOT, FOLDER))
    .filter((name) => existsSync(path.join(ROOT, FOLDER, name, file)))
    .sort()
