import { useSearchParams } from 'react-router-dom'
import { useSearchUpdate } from '../useSearchUpdate'
import type { Filters, ListParams, View } from './listParams'

/** The state of a list in the URL. */
export interface ListState<View> {
  view: View
  isFiltered: boolean
  /** Changes the view; every change except of the page goes back to the first page. */
  change(this: void, change: Partial<View>): void
  /** Removes all filters. */
  clear(this: void): void
}

/** The state of a list with the parameters `P`. */
export type ListStateOf<P> = P extends ListParams<infer Params> ? ListState<View<Params>> : never

/** Reads the state of a list from the URL and writes changes to it. */
export function useListParams<Params>(
  params: ListParams<Params>,
): ListState<View<Params>> & { filters: Filters<Params> } {
  const [search] = useSearchParams()
  const update = useSearchUpdate()
  const view = params.read(search)
  return {
    view,
    filters: params.filters(view),
    isFiltered: params.isFiltered(view),
    // Typing in the search field replaces the history entry, so that Back undoes the search and not a letter.
    change: (change) =>
      update((now) => params.write({ ...params.read(now), page: 1, ...change }, now), { replace: 'search' in change }),
    clear: () => update((now) => params.write(params.clear(params.read(now)), now)),
  }
}
