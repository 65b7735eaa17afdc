/**
 * What a migration may not do to tables that exist, because their requests would wait or the version before would fail in a rolling
 * restart. A migration states an exception with its reason in a line: -- allow RULE on TABLE: REASON
 */
import { parse } from 'libpg-query'
import { NO_TRANSACTION, type Migration } from '../applyMigration'
import { needsNoServers } from '../serverLock'

/** A node of the parser: one key, the type, or the fields of a type. */
type Node = Record<string, unknown>

interface Violation {
  rule: string
  table: string
  text: string
}

/** What the migrations before have done. */
export interface History {
  /** `table.column` of not-null checks, by `table.constraint`. */
  notNullChecks: Map<string, string>
  /** `table.column` that validated checks keep from being null. */
  neverNull: Set<string>
}

export const emptyHistory = (): History => ({ notNullChecks: new Map(), neverNull: new Set() })

const ALLOWANCE = /^-- allow ([\w-]+) on (\w+): (.{15,})$/gm
/** What only the version before suffers from, which does not run beside a migration that needs no running servers. */
const OF_VERSION_BEFORE = new Set(['drop-table', 'drop-column', 'rename', 'truncate'])
/** Constant during a statement, so that a new column has one value for all rows. */
const STABLE = new Set(['now', 'transaction_timestamp', 'statement_timestamp'])
const SERIAL = new Set(['serial', 'bigserial', 'smallserial', 'serial4', 'serial8', 'serial2'])

/** The violations of a migration as sentences. Adds to `history` what later migrations rely on. */
export async function violationsOf({ sql }: Pick<Migration, 'sql'>, history: History): Promise<string[]> {
  const statements = await statementsOf(sql)
  const alone = sql.startsWith(NO_TRANSACTION)
  const created = new Set(statements.flatMap(createdBy))
  const found: Violation[] = []
  if (alone && statements.length !== 1)
    found.push({ rule: 'alone', table: '-', text: 'has one statement, because it begins with -- no transaction' })
  for (const statement of statements) found.push(...violationsOfStatement(statement, { alone, history }))
  found.push(...validationsUnderLock(statements))
  learn(statements, history)

  const allowed = [...sql.matchAll(ALLOWANCE)].map(([, rule = '', table = '']) => `${rule} on ${table}`)
  const ofExisting = found.filter(({ table, rule }) => {
    const isFine = needsNoServers({ sql }) && OF_VERSION_BEFORE.has(rule)
    return !created.has(table) && !isFine
  })
  const used = new Set(ofExisting.map(({ rule, table }) => `${rule} on ${table}`))
  return [
    ...ofExisting
      .filter(({ rule, table }) => !allowed.includes(`${rule} on ${table}`))
      .map(({ rule, table, text }) => `${rule} on ${table}: ${text}`),
    ...allowed.filter((each) => !used.has(each)).map((each) => `${each}: is allowed but not done`),
  ]
}

async function statementsOf(sql: string): Promise<[type: string, fields: Node][]> {
  const { stmts = [] } = (await parse(sql)) as { stmts?: { stmt: Node }[] }
  return stmts.map(({ stmt }) => Object.entries(stmt)[0] as [string, Node])
}

function createdBy([type, fields]: [string, Node]): string[] {
  if (type === 'CreateStmt') return [tableOf(fields)]
  if (type === 'CreateTableAsStmt') return [tableOf(fields['into'] as Node, 'rel')]
  return []
}

const tableOf = (fields: Node, key = 'relation'): string => textOf((fields[key] as Node | undefined)?.['relname'])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '-')

function violationsOfStatement(
  [type, fields]: [string, Node],
  { alone, history }: { alone: boolean; history: History },
): Violation[] {
  switch (type) {
    case 'IndexStmt':
      return indexViolations(fields, alone)
    case 'AlterTableStmt':
      return ((fields['cmds'] as Node[]) ?? []).flatMap((cmd) =>
        alterViolations(tableOf(fields), cmd['AlterTableCmd'] as Node, history),
      )
    case 'RenameStmt':
      return renameViolations(fields)
    case 'DropStmt':
      return fields['removeType'] === 'OBJECT_TABLE'
        ? droppedNames(fields).map((table) => ({
            rule: 'drop-table',
            table,
            text: 'the version before still uses it during a rolling restart. Drop it in a later release',
          }))
        : []
    case 'TruncateStmt':
      return [{ rule: 'truncate', table: '-', text: 'locks the table and removes what the version before reads' }]
    case 'ClusterStmt':
    case 'VacuumStmt':
    case 'ReindexStmt':
    case 'RefreshMatViewStmt':
      return [{ rule: 'rewrite', table: tableOf(fields), text: 'locks the table while it is written again' }]
    case 'LockStmt':
      return [{ rule: 'lock', table: '-', text: 'locks the table' }]
    case 'DoStmt':
      return blockViolations(fields, alone)
    default:
      return changesIn({ [type]: fields })
  }
}

function indexViolations(fields: Node, alone: boolean): Violation[] {
  const form = 'create index concurrently if not exists NAME in a file of its own that begins with -- no transaction'
  const isRight = fields['concurrent'] && fields['if_not_exists'] && fields['idxname'] && alone
  return isRight ? [] : [{ rule: 'index', table: tableOf(fields), text: `writes wait for it. Use ${form}` }]
}

function alterViolations(table: string, cmd: Node, { neverNull }: History): Violation[] {
  const violation = (rule: string, text: string): Violation[] => [{ rule, table, text }]
  switch (cmd['subtype']) {
    case 'AT_AddColumn':
      return columnViolations(table, (cmd['def'] as Node)['ColumnDef'] as Node)
    case 'AT_AddConstraint':
      return constraintViolations(table, (cmd['def'] as Node)['Constraint'] as Node)
    case 'AT_AlterColumnType':
      return violation('type', 'the table may be written again under a lock. Add a column of the new type')
    case 'AT_SetNotNull':
      return neverNull.has(`${table}.${textOf(cmd['name'])}`)
        ? []
        : violation(
            'not-null',
            'reads the table under a lock. Validate a check (… is not null) in an earlier migration',
          )
    case 'AT_DropColumn':
      return violation('drop-column', 'the version before still uses it during a rolling restart')
    case 'AT_SetTableSpace':
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
    case 'AT_SetAccessMethod':
    case 'AT_SetExpression':
    case 'AT_AddIdentity':
      return violation('rewrite', 'locks the table while it is written again')
    default:
      return []
  }
}

function columnViolations(table: string, column: Node): Violation[] {
  const types = ((column['typeName'] as Node | undefined)?.['names'] as Node[] | undefined) ?? []
  const isSerial = types.some(({ String: name }) => SERIAL.has(textOf((name as Node)['sval'])))
  const constraints = ((column['constraints'] as Node[]) ?? []).map((each) => each['Constraint'] as Node)
  const hasDefault = constraints.some(({ contype }) => contype === 'CONSTR_DEFAULT')
  return [
    ...(isSerial ? [{ rule: 'default', table, text: 'a serial column writes the table again' }] : []),
    ...constraints.flatMap((constraint) => columnConstraintViolations(table, constraint, hasDefault)),
  ]
}

function columnConstraintViolations(table: string, constraint: Node, hasDefault: boolean): Violation[] {
  const violation = (rule: string, text: string): Violation[] => [{ rule, table, text }]
  switch (constraint['contype']) {
    case 'CONSTR_DEFAULT':
      return callsIn(constraint).every((name) => STABLE.has(name))
        ? []
        : violation('default', 'a default that differs by row writes the table again')
    case 'CONSTR_GENERATED':
      return constraint['generated_kind'] === 'v'
        ? []
        : violation('default', 'a generated column writes the table again')
    case 'CONSTR_IDENTITY':
      return violation('default', 'an identity column writes the table again')
    case 'CONSTR_CHECK':
      return violation('constraint', 'a check of a new column reads the table under a lock. Add it as not valid')
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return violation('constraint', 'builds an index under a lock')
    case 'CONSTR_FOREIGN':
      // Without a default there is nothing to check.
      return hasDefault ? violation('constraint', 'a reference with a default reads the table under a lock') : []
    default:
      return []
  }
}

function constraintViolations(table: string, constraint: Node): Violation[] {
  const violation = (text: string): Violation[] => [{ rule: 'constraint', table, text }]
  switch (constraint['contype']) {
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return constraint['indexname']
        ? []
        : violation('builds an index under a lock. Build it before, then add it using index')
    case 'CONSTR_EXCLUSION':
      return violation('builds an index under a lock')
    default:
      return constraint['skip_validation']
        ? []
        : violation('reads the table under a lock. Add it as not valid, and validate it in a later migration')
  }
}

function renameViolations(fields: Node): Violation[] {
  const kinds = ['OBJECT_TABLE', 'OBJECT_COLUMN']
  if (!kinds.includes(textOf(fields['renameType']))) return []
  return [{ rule: 'rename', table: tableOf(fields), text: 'the version before uses the name during a rolling restart' }]
}

const droppedNames = (fields: Node): string[] =>
  ((fields['objects'] as Node[]) ?? []).map((object) => {
    const items = (object['List'] as Node | undefined)?.['items'] as Node[] | undefined
    return textOf((items?.at(-1)?.['String'] as Node | undefined)?.['sval'])
  })

/** Blocks are texts for the parser. Those of a transaction give rights and policies to new tables, the others change rows in batches. */
function blockViolations(fields: Node, alone: boolean): Violation[] {
  const body = JSON.stringify(fields['args']).toLowerCase()
  if (alone)
    return /\bcommit\b/.test(body) && /\blimit\b/.test(body)
      ? []
      : [
          {
            rule: 'batches',
            table: '-',
            text: 'a block outside of a transaction commits after each batch, with a limit',
          },
        ]
  const changes = [...body.matchAll(/\b(update\s+(?:only\s+)?(\w+)\s+(?:\w+\s+)?set|delete\s+from\s+(\w+))/g)]
  const found = changes.map(([, , updated, deleted]) => changeOf(updated ?? deleted ?? '-'))
  const others = body.replace(/alter table %i (?:enable|force) row level security/g, '')
  if (/\b(?:create (?:unique )?index|alter table|drop table|truncate)\b/.test(others))
    found.push({
      rule: 'block',
      table: '-',
      text: 'a block hides what it does to tables. Write the statements themselves',
    })
  return found
}

const changeOf = (table: string): Violation => ({
  rule: 'change',
  table,
  text: 'changes rows in one transaction. Use a block with batches in a file of its own that begins with -- no transaction',
})

/** Updates and deletions, also inside of other statements. */
function changesIn(node: unknown): Violation[] {
  if (Array.isArray(node)) return node.flatMap(changesIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => [
    ...(['UpdateStmt', 'DeleteStmt', 'MergeStmt'].includes(key) ? [changeOf(tableOf(value as Node))] : []),
    ...changesIn(value),
  ])
}

/** Names of the functions in an expression. */
function callsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(callsIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const names = key === 'FuncCall' ? ((value as Node)['funcname'] as Node[]) : []
    const name = (names.at(-1)?.['String'] as Node | undefined)?.['sval']
    return [...(name === undefined ? [] : [textOf(name)]), ...callsIn(value)]
  })
}

/** A validation reads the table, so that nothing else of its transaction may lock it. */
function validationsUnderLock(statements: readonly [string, Node][]): Violation[] {
  const kinds = new Map<string, Set<unknown>>()
  for (const [type, fields] of statements) {
    if (type !== 'AlterTableStmt') continue
    const ofTable = kinds.get(tableOf(fields)) ?? new Set()
    for (const cmd of (fields['cmds'] as Node[]) ?? []) ofTable.add((cmd['AlterTableCmd'] as Node)['subtype'])
    kinds.set(tableOf(fields), ofTable)
  }
  return [...kinds]
    .filter(([, ofTable]) => ofTable.has('AT_ValidateConstraint') && ofTable.size > 1)
    .map(([table]) => ({
      rule: 'validate',
      table,
      text: 'is locked by the same transaction. Validate in a later migration',
    }))
}

function learn(statements: readonly [string, Node][], { notNullChecks, neverNull }: History): void {
  for (const [type, fields] of statements) {
    if (type !== 'AlterTableStmt') continue
    const table = tableOf(fields)
    for (const each of (fields['cmds'] as Node[]) ?? []) {
      const cmd = each['AlterTableCmd'] as Node
      const constraint = (cmd['def'] as Node | undefined)?.['Constraint'] as Node | undefined
      const column = constraint && notNullColumn(constraint)
      if (column !== undefined) notNullChecks.set(`${table}.${textOf(constraint?.['conname'])}`, `${table}.${column}`)
      const validated = notNullChecks.get(`${table}.${textOf(cmd['name'])}`)
      if (cmd['subtype'] === 'AT_ValidateConstraint' && validated !== undefined) neverNull.add(validated)
    }
  }
}

/** The column of a check (… is not null). */
function notNullColumn(constraint: Node): string | undefined {
  const test = (constraint['raw_expr'] as Node | undefined)?.['NullTest'] as Node | undefined
  if (test?.['nulltesttype'] !== 'IS_NOT_NULL') return undefined
  const [field] = (((test['arg'] as Node)['ColumnRef'] as Node | undefined)?.['fields'] as Node[] | undefined) ?? []
  return field && textOf((field['String'] as Node)['sval'])
}
