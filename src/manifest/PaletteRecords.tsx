import { PaletteGroup, type PaletteEntry } from './PaletteGroup'

/** How many records of one kind are shown. */
export const PALETTE_MATCHES = 5

interface PaletteRecordsProps<Item> {
  title: string
  /** The query of a list with the current search. */
  query: {
    currentData?: { data: { items: readonly Item[] } }
    isFetching: boolean
    error?: { message?: string }
  }
  entryOf: (item: Item) => PaletteEntry
}

/** The records that a list finds. Results of an earlier search are never shown, because Enter would open them. */
export function PaletteRecords<Item>({ title, query, entryOf }: PaletteRecordsProps<Item>) {
  const { currentData, isFetching, error } = query
  return (
    <PaletteGroup
      title={title}
      isPending={isFetching && !currentData}
      error={error?.message}
      entries={(currentData?.data.items ?? []).map(entryOf)}
    />
  )
}
