import type { components } from '../../platform/contract/contract.gen'
import { renderStored } from '../../platform/core/storedMessage'
import type { OrthomosaicRow } from './sql'

type Orthomosaic = components['schemas']['Orthomosaic']

export const asOrthomosaic = (row: OrthomosaicRow): Orthomosaic => ({
  _id: row.id,
  missionId: row.missionId,
  name: row.name,
  preset: row.preset,
  status: row.status,
  progress: row.progress,
  photos: row.photoIds.length,
  sentPhotos: row.sentPhotos,
  queued: row.isQueued,
  message: renderStored(row.message),
  log: row.log,
  results: row.results,
  pointCloudBytes: row.pointCloudBytes,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})
