// Exports a vector layer as GeoJSON, KML or CSV, produced in pages: a slow reader holds neither a connection nor memory, and
// each page takes a place among the requests of its caller.
import { Readable } from 'node:stream'
import type { Options } from 'csv-stringify/sync'
import { ownValue } from '../../platform/core/ownValue'
import { spreadsheetCsv } from '../../platform/core/spreadsheetCsv'
import { keepScope } from '../../platform/db/accessScope'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { inTurns, type TakeTurn } from '../../platform/http/turns'
import type { Field } from './fields'
import { kmlFoot, kmlHead, kmlPlacemark } from './kmlWriter'
import { selectFeaturesAfter, type ExportFeature } from './sql'
import { wktOf } from './wkt'

const PAGE_SIZE = 1000

export interface ExportSource {
  db: Db
  tenantId: string
  layer: { id: string; name: string; color: string; fields: Field[]; labelField: string | null }
  /** Index numbers of the features; undefined for all. */
  only?: number[]
}

/** The parts of a file in the order in which they are written. */
interface Format {
  head: string
  /** @returns the text of the features of one page, which has at least one */
  page(features: ExportFeature[]): string
  /** Text between two pages. */
  separator: string
  foot: string
}

export function featuresAsGeojson(source: ExportSource): Readable {
  return exportOf(source, {
    head: `{"type":"FeatureCollection","name":${JSON.stringify(source.layer.name)},"features":[\n`,
    page: (features) => features.map(asGeojson).join(',\n'),
    separator: ',\n',
    foot: '\n]}\n',
  })
}

const asGeojson = ({ index, geometry, properties }: ExportFeature): string =>
  JSON.stringify({ type: 'Feature', id: index, geometry, properties })

export function featuresAsKml(source: ExportSource): Readable {
  const { name, color, labelField } = source.layer
  return exportOf(source, {
    head: kmlHead(name, color),
    page: (features) => features.map((feature) => kmlPlacemark(feature, labelField)).join(''),
    separator: '',
    foot: kmlFoot,
  })
}

const CSV: Options = { quoted_string: true, quoted_empty: false }

/**
 * Every geometry is written as well-known text, points also as longitude and latitude. Cells that a spreadsheet would
 * execute are neutralised; texts are quoted, so that programs tell them from numbers.
 */
export function featuresAsCsv(source: ExportSource): Readable {
  const names = source.layer.fields.map(({ name }) => name)
  const columns = ['index', ...names, 'flagged', 'longitude', 'latitude', 'geometry', 'wkt']
  return exportOf(source, {
    head: spreadsheetCsv([columns], { ...CSV, bom: true }),
    page: (features) =>
      spreadsheetCsv(
        features.map((feature) => cellsOf(feature, names)),
        CSV,
      ),
    separator: '',
    foot: '',
  })
}

function cellsOf({ index, geometry, properties, flagged }: ExportFeature, names: string[]): unknown[] {
  const [long, lat] = geometry.type === 'Point' ? geometry.coordinates : []
  const values = names.map((name) => ownValue(properties, name) ?? '')
  return [index, ...values, flagged ? 'yes' : '', long ?? '', lat ?? '', geometry.type, wktOf(geometry)]
}

function exportOf(source: ExportSource, format: Format): Readable {
  return inTurns((takeTurn) => Readable.from(keepScope(partsOf(source, format, takeTurn)), { objectMode: false }))
}

async function* partsOf(source: ExportSource, format: Format, takeTurn: TakeTurn): AsyncGenerator<string> {
  yield format.head
  let after = 0
  for (;;) {
    // Both the query and the text belong to the turn, because both use the CPU.
    const page = await takeTurn(async () => {
      const features = await readPage(source, after)
      const text = features.length === 0 ? '' : format.page(features)
      return { text, last: features.at(-1)?.index, isLast: features.length < PAGE_SIZE }
    })
    if (page.last !== undefined) {
      yield after === 0 ? page.text : format.separator + page.text
      after = page.last
    }
    if (page.isLast) break
  }
  if (format.foot !== '') yield format.foot
}

function readPage({ db, tenantId, layer, only }: ExportSource, after: number): Promise<ExportFeature[]> {
  return inTenant(db, tenantId, (tx) =>
    selectFeaturesAfter(tenantId, tx, layer.id, { after, limit: PAGE_SIZE, ...(only && { only }) }),
  )
}
