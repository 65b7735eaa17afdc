// Converts layers to their form in the contract.
import type { components } from '../../platform/contract/contract.gen'
import { currentLanguage } from '../../platform/core/requestContext'
import { currentClient } from '../../platform/db/accessScope'
import { isMessage, parseMessage, render, type Message } from '../../platform/core/messages'
import { renderStored } from '../../platform/core/storedMessage'
import { rasterText } from '../../media/raster/messages'
import { heightsOf } from '../../media/raster/heightUnit'
import { formulasFor } from '../../media/raster/style/formulas'
import type { RasterInfo } from '../../media/raster/rasterInfo'
import type { ImportReport, ReportLine } from '../../media/vector/report'
import type { LayerRow, MissionLayerRow, RasterStyleQuery } from './sql'

export type Layer = components['schemas']['Layer']

export function asLayer(row: MissionLayerRow): Layer {
  return {
    ...commonFields(row),
    missionId: row.missionId,
    ...(row.status === 'failed' && row.message !== null && { fileRejected: isFileFault(parseMessage(row.message)) }),
    ...(needsSystem(row) && { needsCoordinateSystem: true }),
    ...(row.sourceEpsg !== null && { epsg: row.sourceEpsg }),
    ...(row.textEncoding !== null && { textEncoding: row.textEncoding }),
    ...(row.proposedCorners && { proposedCorners: row.proposedCorners }),
    groupId: row.groupId,
    visible: row.visible,
    clientVisible: row.clientVisible,
    capturedAt: row.capturedAt?.toISOString() ?? null,
    flagged: row.flagged,
    flagNote: forTeam(row.flagNote),
    fence: row.fence,
    updatedAt: row.updatedAt.toISOString(),
    drawingOf: forTeam(row.drawingOf),
    ...(row.authorId !== null && {
      createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
    }),
  }
}

/** What the team notes about its work; null for clients. */
const forTeam = <T>(value: T): T | null => (currentClient() === undefined ? value : null)

/** Another run may succeed: with more space, memory or time. */
const TRANSIENT = new Set(['raster.diskFull', 'raster.memory', 'raster.timeout'])

/** Whether the reader of rasters or vector files rejected the file. */
const isFileFault = ({ code }: Message): boolean => /^(raster|vector)\./.test(code) && !TRANSIENT.has(code)

/** Refusals that the choice of a coordinate system ends. */
const WITHOUT_SYSTEM = new Set(['vector.noCrs', 'vector.tableInMetres', 'vector.noneInDegrees'])

function needsSystem({ status, message, hasSourceBounds, kind }: LayerRow): boolean {
  if (status === 'needs_georeference') return hasSourceBounds
  if (status !== 'failed' || message === null) return false
  const { code } = parseMessage(message)
  // The system that the file names, or that a user chose, places it where no map is.
  return WITHOUT_SYSTEM.has(code) || (kind === 'raster' && hasSourceBounds && code === 'raster.outsideMap')
}

/** Name of the coordinate system in the language of the reader. */
export const crsNameOf = ({ placed, crs }: RasterInfo): string =>
  placed ? render(rasterText('georeferencedByUser'), currentLanguage()) : crs.name

/** The vegetation indices and other formulas that the bands of the raster allow. */
export const formulasOf = ({ bands }: RasterInfo): string[] => formulasFor(bands.map(({ role }) => role))

export const asPart = (row: LayerRow): components['schemas']['BaseLayerPart'] => ({
  ...commonFields(row),
  staged: row.staged,
})

/** Fields that layers of missions and parts of base layers have in common. */
function commonFields(row: LayerRow) {
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    status: row.status,
    message: renderStored(row.message),
    ...(row.progress !== null && { progress: row.progress }),
    jobId: row.jobId,
    opacity: row.opacity,
    color: row.color,
    labelField: row.labelField,
    ...(row.bounds && { bounds: row.bounds }),
    fields: row.fields,
    featureCount: row.featureCount,
    shapes: row.shapes,
    ...(row.report && forTeam(row.report) && { report: asReport(row.report) }),
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

/** Renders the reasons. Reports of older imports contain English text in place of messages. */
function asReport({ skipped, changed, ...counts }: ImportReport): NonNullable<Layer['report']> {
  const rendered = (lines: ReportLine[]) =>
    lines.map(({ reason, ...line }) => ({
      ...line,
      reason: isMessage(reason) ? render(reason, currentLanguage()) : renderStored(reason),
    }))
  return { ...counts, skipped: rendered(skipped), changed: rendered(changed) }
}

function summaryOf(
  { id, dataVersion, rasterStyle, ignoresNodata }: LayerRow,
  info: RasterInfo,
): NonNullable<Layer['raster']> {
  const { kind, gsd, nativeZoom, bands } = info
  const heights = heightsOf(info)
  const query = new URLSearchParams({ v: String(dataVersion), ...styleParameters(rasterStyle) })
  const tileUrl = `/apis/v1/tiles/raster/${id}/{z}/{x}/{y}?${query.toString()}`
  return {
    kind,
    gsd,
    nativeZoom,
    bandCount: info.classes ? 1 : bands.length,
    formulas: formulasOf(info),
    tileUrl,
    ...(heights && { heights }),
    ...(asksForRoles(info) && { asksForRoles: true }),
    ...(info.proposedNodata && !ignoresNodata && { proposedNodata: info.proposedNodata }),
  }
}

const UNNAMED = /^Band \d+$/

/** Nothing tells what the bands are, or an earlier version assumed it from their order. */
function asksForRoles({ kind, bands }: RasterInfo): boolean {
  if (kind !== 'multispectral') return false
  const isAssumed = bands.some(({ name, role, roleOrigin }) => role && !roleOrigin && UNNAMED.test(name))
  return isAssumed || bands.every(({ role, roleOrigin }) => !role && !roleOrigin)
}

const styleParameters = (style: RasterStyleQuery | null): Record<string, string> =>
  Object.fromEntries(Object.entries(style ?? {}).filter(([, value]) => value !== ''))
