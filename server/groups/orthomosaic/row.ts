import type { components } from '../../platform/contract/contract.gen'
import { renderStored } from '../../platform/core/storedMessage'
import type { OrthomosaicRow } from './sql'

type Orthomosaic = components['schemas']['Orthomosaic']

type Missing = Orthomosaic['missing'][number]

/** What the options ask for and the server has not sent, or sent as a file of another kind. */
function missingResults({ options, results }: Pick<OrthomosaicRow, 'options' | 'results'>): Missing[] {
  const isOn = (option: string): boolean => options.some(({ name, value }) => name === option && value === true)
  const wanted: Record<Missing, boolean> = {
    orthophoto: !isOn('skip-orthophoto'),
    dsm: isOn('dsm'),
    dtm: isOn('dtm'),
  }
  const names = Object.keys(wanted) as Missing[]
  return names.filter((name) => wanted[name] && !results.some(({ what }) => what === name))
}

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
  missing: row.status === 'completed' ? missingResults(row) : [],
  pointCloudBytes: row.pointCloudBytes,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})
