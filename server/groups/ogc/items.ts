// Features of a collection, as GeoJSON.
import { notFound } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import type { Collection } from './collections'
import { GEOJSON, JSON_TYPE } from './documents'
import { ogcText } from './messages'
import { cursorOf, readCursor, type ItemFilter } from './query'
import { queryText, type Link } from './reply'
import { limited } from './searchLimit'
import type { ItemRow } from './sql'

export interface ItemPage {
  items: ItemRow[]
  /** Of the next page. */
  next: string | undefined
}

/** @throws AppError 404 for a collection without features, 400 for a cursor of another collection, 503 when it takes too long */
export async function pageOfItems(
  tenantId: string,
  tx: Tx,
  { items }: Collection,
  filter: ItemFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<ItemPage> {
  if (!items) throw notFound(ogcText('noItems'))
  const after = readCursor(cursor, items.idForm)
  const found = await limited(tx, () => items.select(tenantId, tx, filter, { after, limit: limit + 1 }))
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return { items: shown, next: last && cursorOf(last.id) }
}

/** @param query of the request, which the link to the next page repeats */
export function featureCollection(
  api: string,
  collectionId: string,
  { items, next }: ItemPage,
  query: { limit: number; bbox: string | undefined; datetime: string | undefined; cursor: string | undefined },
): object {
  const address = `${api}/ogc/collections/${collectionId}`
  const pageAt = (cursor: string | undefined): string => `${address}/items?${queryText({ ...query, cursor })}`
  const links: Link[] = [
    { href: pageAt(query.cursor), rel: 'self', type: GEOJSON },
    { href: address, rel: 'collection', type: JSON_TYPE },
  ]
  if (next !== undefined) links.push({ href: pageAt(next), rel: 'next', type: GEOJSON })
  return {
    type: 'FeatureCollection',
    timeStamp: new Date().toISOString(),
    numberReturned: items.length,
    features: items.map((item) => ({ type: 'Feature', ...item })),
    links,
  }
}

export function featureDocument(api: string, collectionId: string, item: ItemRow): object {
  const address = `${api}/ogc/collections/${collectionId}`
  return {
    type: 'Feature',
    ...item,
    links: [
      { href: `${address}/items/${item.id}`, rel: 'self', type: GEOJSON },
      { href: address, rel: 'collection', type: JSON_TYPE },
    ] satisfies Link[],
  }
}
