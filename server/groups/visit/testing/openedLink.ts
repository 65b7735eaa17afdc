import type { Site } from '../../../testing/staleness/site'
import { keyOf } from './visitTest'

/** Creates a link and opens it. @returns the token of the visit */
export async function openedLink({ aerie, call }: Site, body: object): Promise<string> {
  const share = await call<{ path: string }>('POST', '/share/create', body)
  const { data } = await aerie.call<{ visit: string }>(undefined, 'POST', '/visit/open', { key: keyOf(share) })
  return data.visit
}
