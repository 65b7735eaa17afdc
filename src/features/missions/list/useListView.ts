import { useSearchParams } from 'react-router-dom'
import { readView, writeView, type ListView } from './listView'

type Change = Partial<ListView>

/** The view in the address bar and the way to change it. Anything but turning a page starts again at the first one. */
export function useListView(): [ListView, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const change = (wanted: Change) =>
    setParams(writeView({ ...view, page: 1, ...wanted }), {
      // Back should undo a filter, not a letter.
      replace: wanted.search !== undefined,
    })
  return [view, change]
}
