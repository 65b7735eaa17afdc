// Writes docs/data-model.md: tables by subject, with columns, references, row policies and diagrams.
import { policyText } from './policyText'
import type { Column, Grant, Policy, Reference, Role, Table } from './readTables'
import { OTHER, PURPOSES, SUBJECTS, subjectOf } from './subjects'

/** Policies that many tables have; their SQL is shown once. */
const STANDARD_POLICIES: { role: Role; condition: RegExp; text: string }[] = [
  {
    role: 'aerie_tenant',
    condition: /^\(tenant_id = \( SELECT current_tenant\(\) AS current_tenant\)\)$/,
    text: 'Tenants see and change the rows with their `tenant_id`: `tenant_id = (select current_tenant())`.',
  },
  { role: 'aerie_client', condition: /^false$/, text: 'Clients see no rows: `false`.' },
  {
    role: 'aerie_visitor',
    condition: /^false$/,
    text: 'Visitors see no rows, as of all tables without a policy for them: `false`.',
  },
  {
    role: 'aerie_platform',
    condition: /^\(\( SELECT CURRENT_USER AS "current_user"\) = 'aerie_platform'::name\)$/,
    text: "The platform sees all rows, and changes them unless the policy is for `select`: `(select current_user) = 'aerie_platform'`.",
  },
]

const PLATFORM_READS = 'the platform reads'
const PLATFORM_CHANGES = 'the platform reads and changes'

const INTRODUCTION = `# Data model

The tables of the database with their columns, references and row policies. This page is written by \`npm run generate\` from a database with
all migrations; \`npm test\` fails when it is out of date. To change it, change the schema: a purpose is the \`comment on table\` and a
meaning the \`comment on column\` of a migration. [Architecture](architecture.md) explains how a request reaches the database, and
[the decision for row-level security](decisions/row-level-security.md) gives the reasons.

## Roles

The server connects as the owner of the tables, who sees no rows, because row-level security is forced and no policy is for the
owner. Each transaction takes a role, which neither owns a table nor can bypass policies:

| role | takes it | for |
| - | - | - |
| \`aerie_tenant\` | \`inTenant\` | one tenant, named by \`app.tenant_id\` |
| \`aerie_client\` | \`inTenant\` in the session of a client | what the client of \`app.client_id\` sees of the tenant; it never changes rows |
| \`aerie_visitor\` | \`inTenant\` in the request of a visitor | what the share of \`app.share_id\` shows; it never changes rows |
| \`aerie_platform\` | \`asPlatform\` | work across tenants: sign-in, sessions, provisioning, sweeps |
| \`aerie_search\`, \`aerie_features\` | functions of the database only | searches through indexes, which add the tenant and what a client sees themselves |

Two functions read the settings of the transaction: \`current_tenant()\` and \`current_client()\`.

## Standard policies

Most tables have these policies, which are not repeated below:

${STANDARD_POLICIES.map(({ text }) => `- ${text}`).join('\n')}

A role without a policy sees no rows. Tests hold this: every table has forced row-level security and a policy, and every table without
\`tenant_id\` is a documented exception (\`tenancy.test.ts\`); every table says what clients see (\`clientAccess.test.ts\`); the
matrices of \`server/testing\` call every operation with the IDs of another tenant.

In the diagrams, \`tenant\` and the references to people are left out, because nearly every table has them.
`

/**
 * The document.
 * @throws Error when a table has no purpose
 */
export function dataModel(tables: readonly Table[]): string {
  const titles = [...SUBJECTS.map(({ title }) => title), OTHER]
  const sections = titles.flatMap((title) => {
    const own = tables.filter(({ name }) => subjectOf(name) === title)
    return own.length > 0 ? [{ title, tables: own }] : []
  })
  const index = sections.map(
    (section) => `- [${section.title}](#${anchorOf(section.title)}): ${section.tables.map(linkTo).join(', ')}`,
  )
  return [
    INTRODUCTION,
    '## Subjects\n',
    index.join('\n'),
    ...sections.map((section) => `\n## ${section.title}\n\n${diagram(section.tables)}\n\n${describe(section.tables)}`),
  ].join('\n')
}

const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')

const linkTo = ({ name }: { name: string }): string => `[${name}](#${name})`

function describe(tables: readonly Table[]): string {
  return tables
    .map((table) =>
      [`### ${table.name}`, purposeOf(table), columnsOf(table), policiesOf(table)].filter(Boolean).join('\n\n'),
    )
    .join('\n\n')
}

function purposeOf({ name, comment }: Table): string {
  const purpose = comment ?? PURPOSES[name]
  if (purpose === undefined)
    throw new Error(
      `Table ${name} has no purpose. Add \`comment on table ${name} is '…'\` to its migration, or, if that has landed, a line to scripts/generation/data-model/subjects.ts.`,
    )
  return purpose
}

function columnsOf({ columns, primaryKey, references }: Table): string {
  const rows = columns.map((column) => {
    const name = primaryKey.includes(column.name) ? `**${column.name}**` : column.name
    return `| ${name} | ${column.type} | ${column.isNullable ? 'null' : ''} | ${targetOf(column, references)} | ${meaningOf(column)} |`
  })
  return `| column | type | null | references | meaning |\n| - | - | - | - | - |\n${rows.join('\n')}`
}

function targetOf({ name }: Column, references: readonly Reference[]): string {
  const targets = references.filter(({ columns }) => columns.at(-1) === name)
  return targets
    .map(({ table, onDelete }) => linkTo({ name: table }) + (onDelete === 'restrict' ? '' : `, ${onDelete}`))
    .join('; ')
}

function meaningOf({ comment, values }: Column): string {
  const list = values.length > 0 ? `One of ${values.map((value) => `\`${value}\``).join(', ')}.` : ''
  return [comment ?? '', list].filter(Boolean).join(' ').replaceAll('|', '\\|')
}

function policiesOf({ policies, grants }: Table): string {
  if (policies.length === 0) return 'No row-level security: only the owner, who applies migrations, uses it.'
  const standard = standardTexts(policies.filter(isStandard))
  const roles = new Set(policies.map(({ role }) => role))
  if (!roles.has('aerie_tenant')) standard.push('tenants see nothing')
  if (!roles.has('aerie_client')) standard.push('clients see nothing')
  const special = policies.filter((policy) => !isStandard(policy))
  const seeing = new Set(policies.filter(({ using }) => using !== 'false').map(({ role }) => role))
  const lines = [
    `Standard policies: ${standard.join(', ')}.`,
    ...special.map(policyOf),
    ...grants.filter(({ role }) => seeing.has(role)).flatMap(limitsOf),
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}

/** Of several policies of the platform, the strongest. */
function standardTexts(policies: readonly Policy[]): string[] {
  const texts = policies.map(({ role, command }) => {
    if (role === 'aerie_client') return 'clients see nothing'
    if (role === 'aerie_visitor') return 'visitors see nothing'
    if (role === 'aerie_tenant') return 'own tenant'
    return command === 'select' ? PLATFORM_READS : PLATFORM_CHANGES
  })
  return [...new Set(texts)].filter((text) => text !== PLATFORM_READS || !texts.includes(PLATFORM_CHANGES))
}

function isStandard({ role, using, check }: Policy): boolean {
  if (check !== null) return false
  return STANDARD_POLICIES.some((standard) => standard.role === role && standard.condition.test(using ?? ''))
}

function policyOf(policy: Policy): string {
  const sql = plainSql(policy.using ?? policy.check ?? '')
  if (sql === 'true') return policyText(policy)
  return `${policyText(policy)}\n\n  \`\`\`sql\n${sql.replace(/^/gm, '  ')}\n  \`\`\`\n`
}

/** A condition as PostgreSQL prints it, without names and types that only repeat. */
const plainSql = (sql: string): string =>
  sql
    .replaceAll('::text', '')
    .replace(/\( SELECT (\w+)\(([^)]*)\) AS \1\)/g, '(SELECT $1($2))')
    .replace(/\s*\n\s+(FROM|WHERE) /g, ' $1 ')
    .replace(/^\((.*)\)$/s, '$1')

/** What tenants and clients cannot do with the rows that they see. */
function limitsOf({ role, privileges, hidden }: Grant): string[] {
  const lines: string[] = []
  const missing = ['insert', 'update', 'delete'].filter((privilege) => !privileges.includes(privilege))
  if (role === 'aerie_tenant' && missing.length > 0) lines.push(`Tenants have no privilege to ${missing.join(', ')}.`)
  if (role !== 'aerie_tenant' && role !== 'aerie_client') return lines
  if (hidden.length > 0)
    lines.push(
      `${role === 'aerie_tenant' ? 'Tenants' : 'Clients'} cannot read ${hidden.map((name) => `\`${name}\``).join(', ')}.`,
    )
  return lines
}

/** In nearly every table; lines to them would hide all others. */
const EVERYWHERE = new Set(['tenant', 'app_user'])

function diagram(tables: readonly Table[]): string {
  const own = new Set(tables.map(({ name }) => name))
  const lines = tables.flatMap((table) =>
    table.references
      .filter(({ table: target }) => !EVERYWHERE.has(target) || (own.has(target) && target !== table.name))
      .map((reference) => relation(table, reference)),
  )
  const related = new Set(lines.flatMap((line) => line.split(' ').filter((word) => own.has(word))))
  const single = tables.filter(({ name }) => !related.has(name)).map(({ name }) => `  ${name} {\n  }`)
  return ['```mermaid', 'erDiagram', ...lines, ...single, '```'].join('\n')
}

function relation({ name, columns }: Table, reference: Reference): string {
  const isOptional = columns.some((column) => reference.columns.includes(column.name) && column.isNullable)
  const one = isOptional ? '|o' : '||'
  const many = reference.isUnique ? 'o|' : 'o{'
  return `  ${reference.table} ${one}--${many} ${name} : "${reference.columns.join(', ')}"`
}
