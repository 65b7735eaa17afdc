// Exports a vector layer as GeoJSON, KML or CSV, streamed in pages: a slow reader holds neither a connection nor memory.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { keepScope } from '../db/accessScope'
import { inTenant, type Db } from '../db/tenancy'
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

export function featuresAsGeojson(source: ExportSource): Readable {
  const rows = keepScope(features(source))
  return Readable.from(
    (async function* () {
      yield `{"type":"FeatureCollection","name":${JSON.stringify(source.layer.name)},"features":[`
      let first = true
      for await (const feature of rows) {
        const { index, geometry, properties } = feature
        yield `${first ? '' : ','}\n${JSON.stringify({ type: 'Feature', id: index, geometry, properties })}`
        first = false
      }
      yield '\n]}\n'
    })(),
  )
}

export function featuresAsKml(source: ExportSource): Readable {
  const { name, color, labelField } = source.layer
  const rows = keepScope(features(source))
  return Readable.from(
    (async function* () {
      yield kmlHead(name, color)
      for await (const feature of rows) yield kmlPlacemark(feature, labelField)
      yield kmlFoot
    })(),
  )
}

/**
 * Every geometry is written as well-known text, points also as longitude and latitude. Cells that a spreadsheet would
 * execute are neutralised; texts are quoted, because some spreadsheets also split at semicolons.
 */
export function featuresAsCsv(source: ExportSource): Readable {
  const { fields } = source.layer
  const found = keepScope(features(source))
  const columns = ['index', ...fields.map(({ name }) => name), 'flagged', 'longitude', 'latitude', 'geometry', 'wkt']
  const rows = Readable.from(
    (async function* () {
      for await (const { index, geometry, properties, flagged } of found) {
        const [long, lat] = geometry.type === 'Point' ? geometry.coordinates : []
        yield [
          index,
          ...fields.map(({ name }) => properties[name] ?? ''),
          flagged ? 'yes' : '',
          long ?? '',
          lat ?? '',
          geometry.type,
          wktOf(geometry),
        ]
      }
    })(),
  )
  const csv = stringify({
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    quoted_string: true,
    quoted_empty: false,
  })
  rows.on('error', (error) => csv.destroy(error))
  return rows.pipe(csv)
}

async function* features({ db, tenantId, layer, only }: ExportSource): AsyncGenerator<ExportFeature> {
  let after = 0
  for (;;) {
    const page = await inTenant(db, tenantId, (tx) =>
      selectFeaturesAfter(tenantId, tx, layer.id, { after, limit: PAGE_SIZE, ...(only && { only }) }),
    )
    yield* page
    after = page.at(-1)?.index ?? after
    if (page.length < PAGE_SIZE) return
  }
}
