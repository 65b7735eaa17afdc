import { useSearchParams } from 'react-router-dom'
import type { Paging } from './paging'

/**
 * A list's view in the address bar and the way to change it. Anything but turning a page starts again at the first one.
 * @param read what is not understood counts as not there
 * @param write what goes without saying is left out
 */
export function useAddressView<View extends Paging & { search: string }>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
): [View, (change: Partial<View>) => void] {
  const [params, setParams] = useSearchParams()
  const view = read(params)
  const change = (wanted: Partial<View>) =>
    setParams(write({ ...view, page: 1, ...wanted }), {
      // Back should undo a filter, not a letter.
      replace: wanted.search !== undefined,
    })
  return [view, change]
}
