// Makes reports on the areas of a base layer.
import { createHash } from 'node:crypto'
import type { MultiPolygon, Polygon } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import { conflict } from '../../platform/core/errors'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { requireBaseLayer } from '../base-layer/public'
import { indexAreas, readArea, type Area } from '../../media/vector/areas'
import { addCovers, countItems, numbersOf } from './count'
import { measureOfType, splitFound } from './found'
import type { Measure } from './measures'
import { reportText } from './messages'
import { readPeriod } from './period'
import {
  selectAnalyses,
  selectAreas,
  selectFound,
  selectPositions,
  type AnalysisRow,
  type AreaRow,
  type FoundRow,
  type ItemKind,
  type ItemPosition,
} from './sql'

export type Report = components['schemas']['Report']

export interface ReportQuery {
  baseLayerId: string
  from: string
  until: string
}

export interface ReportChoice extends ReportQuery {
  rowsBy: Report['rowsBy']
  /** None for all that the reader may list. */
  measures: readonly Measure[]
}

/** A report names and outlines the areas of a base layer, so that it needs the permission for base layers as well. */
export const BASE_LAYERS = 'layer_list'

const MAX_AREAS = 5000
const MAX_POSITIONS = 500_000

/** Permission to list what a measure counts. */
const LISTED_WITH: Record<Measure, string> = {
  missions: 'mission_list',
  photos: 'feature_list',
  recordings: 'vod_list',
  alerts: 'alert_list',
  falsePositives: 'alert_list',
  detections: 'layer_list',
  changes: 'layer_list',
  vegetationArea: 'layer_list',
  bareSoilArea: 'layer_list',
  waterArea: 'layer_list',
}
/** Measures of analyses. Nothing found differs from nothing analysed, so they are shown only if an analysis ran. */
const FOUND: ReadonlySet<Measure> = new Set<Measure>([
  'detections',
  'changes',
  'vegetationArea',
  'bareSoilArea',
  'waterArea',
])
const MEASURES = Object.keys(LISTED_WITH) as Measure[]

/** A report with what it was made from. */
export interface CollectedReport {
  report: Report
  recorded: readonly ItemPosition[]
  results: readonly FoundRow[]
  analyses: readonly AnalysisRow[]
  /** Permissions to list what it counts, in alphabetical order. */
  permissions: string[]
}

/**
 * @param permissions of the reader, who sees numbers of what the reader may list
 * @throws AppError 404, 400 for a period that is not one, 409 for a base layer without areas or attribute, or too much data
 */
export async function makeReport(
  db: Db,
  tenantId: string,
  rowsBy: Report['rowsBy'],
  query: ReportQuery,
  permissions: ReadonlySet<string>,
): Promise<Report> {
  const { report } = await collectReport(db, tenantId, { ...query, rowsBy, measures: [] }, permissions)
  return report
}

/** @throws as makeReport */
export async function collectReport(
  db: Db,
  tenantId: string,
  { rowsBy, measures: chosen, ...query }: ReportChoice,
  permissions: ReadonlySet<string>,
): Promise<CollectedReport> {
  const times = readPeriod(query)
  const allowed = MEASURES.filter((measure) => permissions.has(LISTED_WITH[measure]))
  const wanted = chosen.length === 0 ? allowed : allowed.filter((measure) => chosen.includes(measure))
  const isWithMissions = chosen.length === 0 || wanted.includes('missions')
  // Whatever was recorded in an area gives it a mission.
  const counted = isWithMissions ? allowed : wanted
  const kinds = kindsOf(counted, isWithMissions)
  const isAnalysed = counted.some((measure) => FOUND.has(measure))
  const { baseLayer, attribute, found, recorded, results, analyses } = await inTenant(db, tenantId, async (tx) => {
    const row = await requireBaseLayer(tenantId, tx, query.baseLayerId)
    const name = rowsBy === 'plot' ? row.primeAttr : row.groupAttr
    if (!name) throw conflict(reportText(rowsBy === 'plot' ? 'noAttribute' : 'noGroupAttribute'))
    return {
      baseLayer: { _id: row.id, name: row.name, version: row.version },
      attribute: name,
      found: await selectAreas(tenantId, tx, row.id, name, MAX_AREAS + 1),
      recorded: await selectPositions(tenantId, tx, kinds, times, MAX_POSITIONS + 1),
      results: isAnalysed ? await selectFound(tenantId, tx, times, MAX_POSITIONS + 1) : [],
      analyses: isAnalysed ? await selectAnalyses(tenantId, tx, times) : [],
    }
  })
  if (found.length === 0) throw conflict(reportText('noAreas'))
  if (found.length > MAX_AREAS) throw conflict(reportText('tooManyAreas', { limit: MAX_AREAS }))
  if (recorded.length + results.length > MAX_POSITIONS) {
    throw conflict(reportText('tooManyItems', { limit: MAX_POSITIONS }))
  }
  const analysed = new Set(analyses.map(({ inferType }) => measureOfType(inferType)))
  const measures = wanted.filter((measure) => !FOUND.has(measure) || analysed.has(measure))
  const { positions: places, covers } = splitFound(results)
  const positions = [...recorded, ...places]
  const named = rowsOf(found)
  const areas = named.flatMap(({ parts }) => parts)
  const rowOf = named.flatMap(({ parts }, index) => parts.map(() => index))
  const areasAt = indexAreas(areas)
  const rowsAt = (long: number, lat: number) => areasAt(long, lat).map((area) => rowOf[area] as number)
  const counts = await countItems(positions, named.length, rowsAt)
  const areasOfRows = areas.map((area, index) => ({ area, row: rowOf[index] as number }))
  await addCovers(counts, covers, areasOfRows)
  const rows = named.map(({ name, parts }, index) => ({
    name,
    areas: parts.length,
    squareMetres: parts.reduce((sum, { squareMetres }) => sum + squareMetres, 0),
    outline: { type: 'MultiPolygon' as const, coordinates: parts.flatMap(({ polygons }) => polygons) },
    now: numbersOf(counts.rows[index]!.now, measures),
    before: numbersOf(counts.rows[index]!.before, measures),
  }))
  const report: Report = {
    rowsBy,
    baseLayer,
    attribute,
    measures,
    rows,
    period: times.period,
    before: times.before,
    total: { now: numbersOf(counts.total.now, measures), before: numbersOf(counts.total.before, measures) },
    elsewhere: counts.elsewhere,
    withoutPlace: counts.withoutPlace,
    itemCount: counts.items,
    withoutName: found.filter(({ name }) => name === null).length,
    inputs: inputsOf(found),
    itemsSha256: sha256([...recorded.map(positionText), ...results.map(resultText)]),
    rowsSha256: sha256(rows.map(({ name, now, before }) => JSON.stringify([name, now, before]))),
  }
  const needed = [...new Set(counted.map((measure) => LISTED_WITH[measure]))].sort()
  return { report, recorded, results, analyses, permissions: needed }
}

function kindsOf(counted: readonly Measure[], isWithMissions: boolean): ItemKind[] {
  const kinds: ItemKind[] = isWithMissions ? ['flight'] : []
  if (counted.includes('photos')) kinds.push('photo')
  if (counted.includes('recordings')) kinds.push('recording')
  if (counted.includes('alerts') || counted.includes('falsePositives')) kinds.push('alert')
  return kinds
}

const BY_NAME = new Intl.Collator('en', { numeric: true })

/** Areas with a name, by name. */
function rowsOf(found: readonly AreaRow[]): { name: string; parts: Area[] }[] {
  const rows = new Map<string, Area[]>()
  for (const { name, geometry } of found) {
    if (name === null) continue
    const area = readArea(JSON.parse(geometry) as Polygon | MultiPolygon)
    rows.set(name, [...(rows.get(name) ?? []), area])
  }
  return [...rows].map(([name, parts]) => ({ name, parts })).sort((a, b) => BY_NAME.compare(a.name, b.name))
}

function inputsOf(found: readonly AreaRow[]): Report['inputs'] {
  const layers = [...new Set(found.map(({ layerId }) => layerId))]
  return layers.flatMap((layerId) => {
    const ofLayer = found.filter((area) => area.layerId === layerId)
    return ofLayer.slice(0, 1).map(({ layerName, dataVersion }) => ({
      _id: layerId,
      name: layerName,
      dataVersion,
      areas: ofLayer.length,
      sha256: sha256(ofLayer.map(({ name, geometry }) => `${JSON.stringify(name)} ${geometry}`)),
    }))
  })
}

export const positionText = ({ id, kind, missionId, isNow, long, lat }: ItemPosition): string =>
  `${id} ${kind} ${missionId} ${isNow} ${long} ${lat}`

/** Without the run, whose repetition with the same results is no change. */
export const resultText = ({ id, inferType, missionId, isNow, geometry }: FoundRow): string =>
  JSON.stringify([id, inferType, missionId, isNow, geometry])

export const sha256 = (lines: readonly string[]): string => sha256Of(lines.join('\n'))

/** In hexadecimal digits. */
export const sha256Of = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
