// The collections of OGC API: three of the tenant's records, and its layers.
import { notFound } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import type { Permission } from '../../platform/identity/permissions'
import type { Principal } from '../../platform/identity/session'
import { ogcText } from './messages'
import { UUID, type ItemFilter } from './query'
import {
  selectFootprintItems,
  selectLayerCollection,
  selectLayerItems,
  selectMissionItems,
  selectPhotoItems,
  selectRasterItems,
  type ItemRow,
  type Keyset,
  type LayerCollection,
} from './sql'

type SelectItems = (tenantId: string, tx: Tx, filter: ItemFilter & { id?: string }, page: Keyset) => Promise<ItemRow[]>

export interface Collection {
  id: string
  title: string
  description: string
  /** Absent for a collection of records. */
  layer?: LayerCollection
  /** Absent for a vector layer whose features the caller may not read. */
  items?: {
    select: SelectItems
    /** Form of the ids, by which they are sorted. */
    idForm: RegExp
  }
}

const FOOTPRINT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,15}$/
const FEATURE_NUMBER = /^\d{1,9}$/

const OF_RECORDS: readonly (Collection & { permission: Permission })[] = [
  {
    id: 'missions',
    title: 'Missions',
    description: 'Missions at their locations',
    permission: 'mission_list',
    items: { select: selectMissionItems, idForm: UUID },
  },
  {
    id: 'photos',
    title: 'Photos',
    description: 'Photos where they were taken, except rejected ones',
    permission: 'feature_list',
    items: { select: selectPhotoItems, idForm: UUID },
  },
  {
    id: 'footprints',
    title: 'Footprints of recordings',
    description: 'The box on the ground that a recording shows, minute by minute',
    permission: 'vod_list',
    items: { select: selectFootprintItems, idForm: FOOTPRINT },
  },
]

/** Those of records that the caller may read. */
export const recordCollections = ({ permissions }: Principal): Collection[] =>
  OF_RECORDS.filter(({ permission }) => permissions.has(permission))

export const mayReadLayers = ({ permissions }: Principal): boolean => permissions.has('layer_list')

export function collectionOfLayer(layer: LayerCollection, user: Principal): Collection {
  const { id, name, missionName, kind } = layer
  const items = itemsOfLayer(layer, user)
  return {
    id,
    title: `${missionName}: ${name}`,
    description: kind === 'vector' ? 'Vector layer' : 'Raster layer. Its feature is its footprint.',
    layer,
    ...(items && { items }),
  }
}

function itemsOfLayer({ id, kind }: LayerCollection, { permissions }: Principal): Collection['items'] {
  if (kind === 'raster') {
    return { select: (tenantId, tx, filter, page) => selectRasterItems(tenantId, tx, id, filter, page), idForm: UUID }
  }
  if (!permissions.has('feature_list')) return undefined
  return {
    select: (tenantId, tx, filter, page) => selectLayerItems(tenantId, tx, id, filter, page),
    idForm: FEATURE_NUMBER,
  }
}

/** @throws AppError 404 also for a collection that the caller may not read */
export async function requireCollection(
  tenantId: string,
  tx: Tx,
  user: Principal,
  collectionId: string,
): Promise<Collection> {
  const ofRecords = recordCollections(user).find(({ id }) => id === collectionId)
  if (ofRecords) return ofRecords
  const isLayer = UUID.test(collectionId) && mayReadLayers(user)
  const layer = isLayer ? await selectLayerCollection(tenantId, tx, collectionId) : undefined
  if (!layer) throw notFound(ogcText('collectionNotFound'))
  return collectionOfLayer(layer, user)
}
