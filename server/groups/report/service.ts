// Makes reports on the areas of a base layer.
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MultiPolygon, Polygon } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import { conflict } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireBaseLayer } from '../base-layer/public'
import { indexAreas, readArea, type Area } from '../../media/vector/areas'
import { addCovers, countItems, numbersOf } from './count'
import { measureOfType, splitFound, type Cover } from './found'
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
  type Times,
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
/** Areas after which other requests get a turn. */
const AREAS_PER_TURN = 20

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
  const { baseLayer, attribute, found, read, analyses } = await inTenant(db, tenantId, async (tx) => {
    const row = await requireBaseLayer(tenantId, tx, query.baseLayerId)
    const name = rowsBy === 'plot' ? row.primeAttr : row.groupAttr
    if (!name) throw conflict(reportText(rowsBy === 'plot' ? 'noAttribute' : 'noGroupAttribute'))
    const areas: AreaRow[] = []
    for await (const batch of selectAreas(tenantId, tx, row.id, name, MAX_AREAS + 1)) areas.push(...batch)
    return {
      baseLayer: { _id: row.id, name: row.name, version: row.version },
      attribute: name,
      found: areas,
      read: await readItems(tenantId, tx, kinds, isAnalysed, times),
      analyses: isAnalysed ? await selectAnalyses(tenantId, tx, times) : [],
    }
  })
  const { recorded, results, places, covers, itemsSha256 } = read
  if (found.length === 0) throw conflict(reportText('noAreas'))
  if (found.length > MAX_AREAS) throw conflict(reportText('tooManyAreas', { limit: MAX_AREAS }))
  if (recorded.length + results.length > MAX_POSITIONS) {
    throw conflict(reportText('tooManyItems', { limit: MAX_POSITIONS }))
  }
  const analysed = new Set(analyses.map(({ inferType }) => measureOfType(inferType)))
  const measures = wanted.filter((measure) => !FOUND.has(measure) || analysed.has(measure))
  const positions = [...recorded, ...places]
  const named = await rowsOf(found)
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
    itemsSha256,
    rowsSha256: sha256(rows.map(({ name, now, before }) => JSON.stringify([name, now, before]))),
  }
  const needed = [...new Set(counted.map((measure) => LISTED_WITH[measure]))].sort()
  return { report, recorded, results, analyses, permissions: needed }
}

interface ReadItems {
  recorded: ItemPosition[]
  results: FoundRow[]
  /** Of results that are counted. */
  places: ItemPosition[]
  /** Of results that are measured. */
  covers: Cover[]
  itemsSha256: string
}

async function readItems(
  tenantId: string,
  tx: Tx,
  kinds: readonly ItemKind[],
  isAnalysed: boolean,
  times: Times,
): Promise<ReadItems> {
  const recorded: ItemPosition[] = []
  const results: FoundRow[] = []
  const places: ItemPosition[] = []
  const covers: Cover[] = []
  const hash = hashLines()
  for await (const batch of selectPositions(tenantId, tx, kinds, times, MAX_POSITIONS + 1)) {
    hash.add(batch.map(positionText))
    recorded.push(...batch)
  }
  if (isAnalysed) {
    for await (const batch of selectFound(tenantId, tx, times, MAX_POSITIONS + 1)) {
      hash.add(batch.map(resultText))
      results.push(...batch)
      const split = splitFound(batch)
      places.push(...split.positions)
      covers.push(...split.covers)
    }
  }
  return { recorded, results, places, covers, itemsSha256: hash.digest() }
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
async function rowsOf(found: readonly AreaRow[]): Promise<{ name: string; parts: Area[] }[]> {
  const rows = new Map<string, Area[]>()
  for (const [index, { name, geometry }] of found.entries()) {
    if (index % AREAS_PER_TURN === AREAS_PER_TURN - 1) await nextTurn()
    if (name === null) continue
    const area = readArea(JSON.parse(geometry) as Polygon | MultiPolygon)
    const parts = rows.get(name)
    if (parts) parts.push(area)
    else rows.set(name, [area])
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

/** The same hash as sha256 for lines that come in batches. */
function hashLines(): { add(lines: readonly string[]): void; digest(): string } {
  const hash = createHash('sha256')
  let isFirst = true
  return {
    add(lines) {
      if (!isFirst) hash.update('\n')
      hash.update(lines.join('\n'))
      isFirst = false
    },
    digest: () => hash.digest('hex'),
  }
}

export const sha256 = (lines: readonly string[]): string => sha256Of(lines.join('\n'))

/** In hexadecimal digits. */
export const sha256Of = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
