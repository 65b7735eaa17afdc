/** Selected rows of a list. */
export interface Selection<Row> {
  selectedIds: readonly string[]
  onSelect: (ids: string[]) => void
  /** Rows for which it is false have a disabled checkbox. */
  canSelect: (row: Row) => boolean
}
