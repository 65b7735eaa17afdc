// Converts base layers to their forms in the contract: for the tenant and for the public.
import type { components } from '../../platform/contract/contract.gen'
import { uniteBounds } from '../../../geometry/uniteBounds'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { readStyle } from '../../media/raster/style/rasterStyle'
import type { RasterInfo } from '../../media/raster/rasterInfo'
import type { Box } from '../../media/vector/extent'
import type { LayerRow } from '../../records/layers/sql'
import { asPart } from '../../records/layers/view'
import { baseLayerText } from './messages'
import type { BaseLayerRow } from './sql'

export type BaseLayer = components['schemas']['BaseLayer']
type PublicMap = components['schemas']['PublicMap']
type RampLegend = components['schemas']['RampLegend']

export function asBaseLayer(row: BaseLayerRow, parts: LayerRow[]): BaseLayer {
  const bounds = boundsOf(parts.filter(({ staged }) => !staged))
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    primeAttribute: row.primeAttr,
    groupAttribute: row.groupAttr,
    capturedAt: row.capturedAt?.toISOString() ?? null,
    published: row.publishedAt !== null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    ...(bounds && { bounds }),
    parts: parts.map(asPart),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.authorId !== null && {
      createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
    }),
  }
}

/** Contains only parts that are ready. Leaves out the tenant, the author and the source files. */
export function asPublicMap(row: BaseLayerRow, parts: LayerRow[]): PublicMap {
  const shown = parts.filter(isPublicPart)
  const bounds = boundsOf(shown)
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    primeAttribute: row.primeAttr,
    capturedAt: row.capturedAt?.toISOString() ?? null,
    ...(bounds && { bounds }),
    parts: shown.map((part) => asPublicPart(part, `/apis/v1/tiles/public/${part.kind}/${row.id}/${part.id}`)),
  }
}

/** @param tiles address of its tiles, without zoom and position */
export const asPublicPart = (part: LayerRow, tiles: string): components['schemas']['PublicPart'] => ({
  _id: part.id,
  name: part.name,
  kind: part.kind,
  opacity: part.opacity,
  color: part.color,
  labelField: part.labelField,
  ...(part.bounds && { bounds: part.bounds }),
  fields: part.fields,
  featureCount: part.featureCount,
  shapes: part.shapes,
  ...(part.raster && { nativeZoom: part.raster.nativeZoom, ...legendOf(part.raster, part.rasterStyle) }),
  tileUrl: `${tiles}/{z}/{x}/{y}?v=${part.dataVersion}`,
  dataVersion: part.dataVersion,
})

/** The legend of a raster that shows one value: one band or a formula. */
function legendOf(info: RasterInfo, styling: LayerRow['rasterStyle']): { legend?: RampLegend } {
  const { bands, formula, rescale, colormap } = readStyle(styling ?? {}, info)
  const [index = 1, ...others] = bands
  const [range] = rescale
  if (!range || others.length > 0 || info.kind === 'palette') return {}
  const [low, high] = range
  return { legend: { title: formula ?? bandTitle(info, index), colormap, low, high } }
}

function bandTitle({ kind, bands }: RasterInfo, index: number): string {
  if (kind === 'elevation') return render(baseLayerText('legendElevation'), currentLanguage())
  return bands[index - 1]?.name ?? render(baseLayerText('legendBand', { index }), currentLanguage())
}

/** Whether a part is visible on the public map. */
export const isPublicPart = ({ staged, status }: Pick<LayerRow, 'staged' | 'status'>): boolean =>
  !staged && status === 'ready'

const boundsOf = (parts: LayerRow[]): Box | undefined =>
  uniteBounds(parts.flatMap(({ bounds }) => (bounds ? [bounds] : [])))
