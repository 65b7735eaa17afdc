// Adds a group of operations with a table, a list, a creation and a deletion, as a start for a real one:
//   npm run new-group -- landing-site
// Every file is new; the lists of groups are collected by `npm run generate`, which is to be run next.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../children.mjs'

const TEMPLATES = path.join(import.meta.dirname, 'template')
const MIGRATIONS = 'server/platform/db/migrations'
const MIGRATION_STEP = 10

/** Where the file of each template goes, relative to the repository. */
const targetsOf = (name, migration) => ({
  'contract.yaml': `api-spec/${name}.yaml`,
  'migration.sql': `${MIGRATIONS}/${migration}`,
  'sql.ts': `server/groups/${name}/sql.ts`,
  'service.ts': `server/groups/${name}/service.ts`,
  'messages.ts': `server/groups/${name}/messages.ts`,
  'handlers.ts': `server/groups/${name}/handlers.ts`,
  'index.ts': `server/groups/${name}/index.ts`,
  'group.test.ts': `server/groups/${name}/${camelCase(name)}.test.ts`,
  'fixtures.ts': `server/groups/${name}/testing/fixtures.ts`,
  'permissions.ts': `server/groups/${name}/testing/permissions.ts`,
  'writes.ts': `server/groups/${name}/testing/writes.ts`,
  'api.ts': `src/api/${name}.ts`,
})

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1)

function wordsOf(name) {
  const camel = camelCase(name)
  const words = name.replaceAll('-', ' ')
  return {
    kebab: name,
    snake: name.replaceAll('-', '_'),
    name: camel,
    Name: capitalized(camel),
    Names: `${capitalized(camel)}s`,
    words,
    Words: capitalized(words),
  }
}

/** The next free number, in steps of ten. */
function nextMigration(name) {
  const numbers = readdirSync(path.join(ROOT, MIGRATIONS)).map((file) => Number(file.slice(0, 4)) || 0)
  const next = (Math.floor(Math.max(...numbers) / MIGRATION_STEP) + 1) * MIGRATION_STEP
  return `${String(next).padStart(4, '0')}_${name.replaceAll('-', '_')}.sql`
}

function main(name = '') {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error('Name the group in lower case with hyphens, such as landing-site')
  const words = wordsOf(name)
  const targets = targetsOf(name, nextMigration(name))
  const taken = Object.values(targets).find((file) => existsSync(path.join(ROOT, file)))
  if (taken) throw new Error(`${taken} exists already`)
  for (const [template, target] of Object.entries(targets)) {
    const text = readFileSync(path.join(TEMPLATES, `${template}.tmpl`), 'utf8')
    mkdirSync(path.join(ROOT, path.dirname(target)), { recursive: true })
    writeFileSync(
      path.join(ROOT, target),
      text.replace(/\{\{(\w+)\}\}/g, (_, word) => words[word]),
    )
    process.stdout.write(`${target}\n`)
  }
  process.stdout.write('Next: npm run generate\n')
}

try {
  main(process.argv[2])
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
