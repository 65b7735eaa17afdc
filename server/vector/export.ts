// A vector layer as a file: GeoJSON, KML or CSV, streamed in pages so that a slow reader holds no connection and no memory.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { inTenant, type Db } from '../tenancy'
import type { Field } from './fields'
import { kmlFoot, kmlHead, kmlPlacemark } from './kmlWriter'
import { selectFeaturesAfter, type ExportFeature } from './sql'

const PAGE = 1000

export interface ExportSource {
  db: Db
  tenantId: string
  layer: { id: string; name: string; color: string; fields: Field[]; labelField: string | null }
  /** Some features by number; all when undefined. */
  only?: number[]
}

export function featuresAsGeojson(source: ExportSource): Readable {
  return Readable.from(
    (async function* () {
      yield `{"type":"FeatureCollection","name":${JSON.stringify(source.layer.name)},"features":[`
      let first = true
      for await (const feature of features(source)) {
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
  return Readable.from(
    (async function* () {
      yield kmlHead(name, color)
      for await (const feature of features(source)) yield kmlPlacemark(feature, labelField)
      yield kmlFoot
    })(),
  )
}

/** With columns of degrees for points; cells that a spreadsheet would run are neutralised. */
export function featuresAsCsv(source: ExportSource): Readable {
  const { fields } = source.layer
  const columns = ['index', ...fields.map(({ name }) => name), 'flagged', 'longitude', 'latitude', 'geometry']
  const rows = Readable.from(
    (async function* () {
      for await (const { index, geometry, properties, flagged } of features(source)) {
        const [long, lat] = geometry.type === 'Point' ? geometry.coordinates : []
        yield [
          index,
          ...fields.map(({ name }) => properties[name] ?? ''),
          flagged ? 'yes' : '',
          long ?? '',
          lat ?? '',
          geometry.type,
        ]
      }
    })(),
  )
  const csv = stringify({ header: true, columns, bom: true, escape_formulas: true })
  rows.on('error', (error) => csv.destroy(error))
  return rows.pipe(csv)
}

async function* features({ db, tenantId, layer, only }: ExportSource): AsyncGenerator<ExportFeature> {
  let after = 0
  for (;;) {
    const page = await inTenant(db, tenantId, (tx) =>
      selectFeaturesAfter(tenantId, tx, layer.id, { after, limit: PAGE, ...(only && { only }) }),
    )
    yield* page
    after = page.at(-1)?.index ?? after
    if (page.length < PAGE) return
  }
}
