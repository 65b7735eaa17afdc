// A layer as the contract shows it.
import type { components } from '../../contract.gen'
import { formulasFor } from '../../raster/formulas'
import type { RasterInfo } from '../../raster/rasterInfo'
import type { LayerRow, RasterStyleWords } from './sql'

export type Layer = components['schemas']['Layer']

export function asLayer(row: LayerRow): Layer {
  return {
    _id: row.id,
    missionId: row.missionId,
    groupId: row.groupId,
    name: row.name,
    kind: row.kind,
    status: row.status,
    message: row.message,
    ...(row.progress !== null && { progress: row.progress }),
    jobId: row.jobId,
    visible: row.visible,
    opacity: row.opacity,
    color: row.color,
    labelField: row.labelField,
    capturedAt: row.capturedAt?.toISOString() ?? null,
    flagged: row.flagged,
    flagNote: row.flagNote,
    ...(row.bounds && { bounds: row.bounds }),
    fields: row.fields,
    featureCount: row.featureCount,
    ...(row.report && { report: row.report }),
    ...(row.raster && { raster: summaryOf(row, row.raster) }),
    ...(row.rasterStyle && { rasterStyle: row.rasterStyle }),
    ...(row.sourceName !== null && {
      source: { name: row.sourceName, size: row.sourceSize ?? 0, kind: row.sourceKind ?? 'other' },
    }),
    dataVersion: row.dataVersion,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.authorId !== null && {
      createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
    }),
  }
}

/** The indices the raster's bands allow. */
export const formulasOf = ({ bands }: RasterInfo): string[] => formulasFor(bands.map(({ role }) => role))

function summaryOf({ id, dataVersion, rasterStyle }: LayerRow, info: RasterInfo): NonNullable<Layer['raster']> {
  const { kind, gsd, nativeZoom, bands } = info
  const query = new URLSearchParams({ v: String(dataVersion), ...styleWords(rasterStyle) })
  const tileUrl = `/apis/v1/tiles/raster/${id}/{z}/{x}/{y}?${query.toString()}`
  return { kind, gsd, nativeZoom, bandCount: bands.length, formulas: formulasOf(info), tileUrl }
}

const styleWords = (style: RasterStyleWords | null): Record<string, string> =>
  Object.fromEntries(Object.entries(style ?? {}).filter(([, value]) => value !== ''))
