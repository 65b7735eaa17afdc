// A layer as the contract shows it.
import type { components } from '../contract/contract.gen'
import { currentLanguage } from '../core/languages'
import { parseMessage, render } from '../core/messages'
import { formulasFor } from '../raster/style/formulas'
import type { RasterInfo } from '../raster/rasterInfo'
import type { LayerRow, MissionLayerRow, RasterStyleWords } from './sql'

export type Layer = components['schemas']['Layer']

export function asLayer(row: MissionLayerRow): Layer {
  return {
    ...shared(row),
    missionId: row.missionId,
    groupId: row.groupId,
    visible: row.visible,
    capturedAt: row.capturedAt?.toISOString() ?? null,
    flagged: row.flagged,
    flagNote: row.flagNote,
    updatedAt: row.updatedAt.toISOString(),
    ...(row.authorId !== null && {
      createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
    }),
  }
}

/** The indices the raster's bands allow. */
export const formulasOf = ({ bands }: RasterInfo): string[] => formulasFor(bands.map(({ role }) => role))

/** A layer that is part of a base layer. */
export const asPart = (row: LayerRow): components['schemas']['BaseLayerPart'] => ({
  ...shared(row),
  staged: row.staged,
})

/** What layers of missions and parts of base layers have in common. */
function shared(row: LayerRow) {
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    status: row.status,
    message: row.message === null ? null : render(parseMessage(row.message), currentLanguage()),
    ...(row.progress !== null && { progress: row.progress }),
    jobId: row.jobId,
    opacity: row.opacity,
    color: row.color,
    labelField: row.labelField,
    ...(row.bounds && { bounds: row.bounds }),
    fields: row.fields,
    featureCount: row.featureCount,
    shapes: row.shapes,
    ...(row.report && { report: row.report }),
    ...(row.raster && { raster: summaryOf(row, row.raster) }),
    ...(row.rasterStyle && { rasterStyle: row.rasterStyle }),
    ...(row.sourceName !== null && {
      source: { name: row.sourceName, size: row.sourceSize ?? 0, kind: row.sourceKind ?? 'other' },
    }),
    dataVersion: row.dataVersion,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }
}

function summaryOf({ id, dataVersion, rasterStyle }: LayerRow, info: RasterInfo): NonNullable<Layer['raster']> {
  const { kind, gsd, nativeZoom, bands } = info
  const query = new URLSearchParams({ v: String(dataVersion), ...styleWords(rasterStyle) })
  const tileUrl = `/apis/v1/tiles/raster/${id}/{z}/{x}/{y}?${query.toString()}`
  return { kind, gsd, nativeZoom, bandCount: bands.length, formulas: formulasOf(info), tileUrl }
}

const styleWords = (style: RasterStyleWords | null): Record<string, string> =>
  Object.fromEntries(Object.entries(style ?? {}).filter(([, value]) => value !== ''))
