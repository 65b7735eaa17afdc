/** Selected rows of a list. */
export interface Selection {
  selectedIds: readonly string[]
  onSelect: (ids: string[]) => void
}
