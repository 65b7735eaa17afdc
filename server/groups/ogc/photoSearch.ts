// Searches photos for OGC API Features and STAC API.
import type { Tx } from '../../platform/db/tenancy'
import { selectInOrder, selectSorted, type PhotoPage, type PhotoSearch } from './photoSearchSql'

/** The ids of a page of photos that are imported and not rejected. */
export async function findPhotoIds(tenantId: string, tx: Tx, search: PhotoSearch, page: PhotoPage): Promise<string[]> {
  const sorted = isNarrow(search) ? await selectSorted(tenantId, tx, search, page) : undefined
  return sorted ?? selectInOrder(tenantId, tx, search, page)
}

/** The photos of one mission are in the order of an index. */
const isNarrow = ({ boxes, period, missionIds, itemIds, and }: PhotoSearch): boolean =>
  [boxes, period, itemIds, and].some((part) => part !== undefined) ||
  (missionIds !== undefined && missionIds.length !== 1)
