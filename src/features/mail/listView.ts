// What the list of mail shows, as it stands in the address bar.
import { readPaging, writePaging, type Paging } from '../../shared/lists/paging'

/** Longest search of the contract (api-spec/mail.yaml). */
export const SEARCH_MAX = 120

export interface MailView extends Paging {
  search: string
}

export const readView = (params: URLSearchParams): MailView => ({
  search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  ...readPaging(params),
})

export function writeView(view: MailView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  writePaging(params, view)
  return params
}
