// Which tables and columns of an archive an import writes.
import type { ImportColumn, Reference } from './importSql'

export interface ImportPlan {
  /** Columns by table. */
  tables: Map<string, string[]>
  /** Tables that need a secret which archives do not have, and what cannot be without them. */
  skipped: string[]
  /** References to rows that may not exist here: they are cleared then. */
  cleared: { table: string; column: string; target: string }[]
}

interface Written {
  name: string
  columns: readonly string[]
}

/** @param written tables of the archive */
export function planOf(
  written: readonly Written[],
  columns: readonly ImportColumn[],
  references: readonly Reference[],
): ImportPlan {
  const present = new Map(written.map(({ name, columns: own }) => [name, new Set(own)]))
  const requiredOf = (table: string) => columns.filter((column) => column.table === table && column.isRequired)
  const skipped = new Set(
    written
      .filter(({ name }) => requiredOf(name).some((column) => !present.get(name)?.has(column.name)))
      .map(({ name }) => name),
  )
  const isRequired = (table: string, names: readonly string[]) =>
    requiredOf(table).some(({ name }) => names.includes(name))
  const needsSkipped = ({ table, columns: own, target }: Reference) =>
    !skipped.has(table) && present.has(table) && skipped.has(target) && isRequired(table, own)
  for (let next = references.find(needsSkipped); next; next = references.find(needsSkipped)) skipped.add(next.table)
  const kept = written.filter(({ name }) => !skipped.has(name))
  const generated = new Set(
    columns.filter(({ isGenerated }) => isGenerated).map(({ table, name }) => `${table}.${name}`),
  )
  return {
    tables: new Map(
      kept.map(({ name, columns: own }) => [name, own.filter((column) => !generated.has(`${name}.${column}`))]),
    ),
    skipped: [...skipped].sort(),
    cleared: references.flatMap((reference) => clearedOf(reference, present, skipped)),
  }
}

/** Skipped tables, users of the platform, and tables of the installation. */
function clearedOf(
  { table, columns, target }: Reference,
  present: ReadonlyMap<string, unknown>,
  skipped: ReadonlySet<string>,
): ImportPlan['cleared'] {
  const column = columns[0]
  if (!present.has(table) || skipped.has(table) || column === undefined || columns.length > 1) return []
  const mayMiss = skipped.has(target) || target === 'app_user' || !present.has(target)
  return mayMiss && target !== 'evidence_key' && target !== 'tenant' ? [{ table, column, target }] : []
}
