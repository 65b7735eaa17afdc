/** Rows by the value of one column, without that column. */
export function groupBy<Key extends string, Row extends Record<Key, string>>(
  rows: readonly Row[],
  key: Key,
): Map<string, Omit<Row, Key>[]> {
  const groups = new Map<string, Omit<Row, Key>[]>()
  for (const { [key]: value, ...row } of rows) {
    const group = groups.get(value)
    if (group) group.push(row)
    else groups.set(value, [row])
  }
  return groups
}
