/** Puts together what is known of an imported raster. */
import { RASTER_TILE_MAX_ZOOM } from '../../../platform/contract/tiles.gen'
import { render } from '../../../platform/core/messages'
import { rasterText } from '../messages'
import { rolesOf } from './bandRoles'
import type { RasterInspection } from './inspect'
import { kindOf } from './rasterKind'
import type { Placement } from '../controlGrid'
import { footprintOf } from '../antimeridian'
import { groundScale, HALF_WORLD, toLatLong } from '../mercator'
import type { EmptyValue, RasterHeights, RasterInfo, Scaling } from '../rasterInfo'
import type { SampleType } from '../samples'
import type { RasterStatistics } from './statistics'

const TILE_PIXELS = 256

interface Known {
  /** The user's name for the file. */
  name: string
  inspection: RasterInspection
  placement: Placement
  statistics: RasterStatistics
  hasAlpha: boolean
  sampleType: SampleType
  nodata: number | undefined
  proposedNodata: EmptyValue | undefined
  classes: RasterInfo['classes']
  heights: RasterHeights | undefined
  /** From stored values to those of the COG, one for each band. */
  conversions: readonly (Scaling | undefined)[]
  /** By a person, on the map. */
  placed: boolean
}

export function describeRaster(known: Known): RasterInfo {
  const {
    name,
    inspection,
    placement,
    statistics,
    hasAlpha,
    sampleType,
    placed,
    nodata,
    proposedNodata,
    classes,
    heights,
    conversions,
  } = known
  const bands = bandsOf(inspection)
  const roles = classes ? [] : rolesOf(bands, inspection.software)
  const kind = kindOf(inspection, name)
  const southWest = toLatLong(placement.bounds[0], placement.bounds[1])
  const northEast = toLatLong(placement.bounds[2], placement.bounds[3])
  const { crs } = inspection
  return {
    kind,
    width: inspection.width,
    height: inspection.height,
    bands: bands.map((band, index) => ({
      name: bandName(band, index),
      ...unitOf(band, heights),
      ...(band.scaling && { scaling: band.scaling }),
      role: roles[index]?.role,
      ...(roles[index] && { roleOrigin: roles[index].origin }),
      ...(conversions[index] && { applied: conversions[index] }),
      statistics: statistics.bands[index]!,
    })),
    hasAlpha,
    ...(inspection.hasMask && { hasMask: true }),
    ...(inspection.alphaOrigin && { alphaOrigin: inspection.alphaOrigin }),
    sampleType,
    placed,
    ...(nodata !== undefined && { nodata }),
    ...(proposedNodata && { proposedNodata }),
    ...(classes && { classes }),
    ...(heights && { heights }),
    crs:
      placed || !crs
        ? { name: render(rasterText('georeferencedByUser'), 'en'), epsg: undefined }
        : { name: crs.name, epsg: crs.epsg },
    approximateDatum: !placed && (crs?.approximateDatum ?? false),
    ...scaleOf(placement),
    bounds: [southWest.long, southWest.lat, northEast.long, northEast.lat],
    footprint: footprintOf(placement.outline),
    approximateStatistics: statistics.approximate,
  }
}

type NamedBand = Pick<RasterInspection['bands'][number], 'colour' | 'description' | 'unit' | 'scaling' | 'wavelength'>

const unitOf = ({ unit }: NamedBand, heights: RasterHeights | undefined) => {
  if (heights !== undefined && heights.unit !== 'm') return { unit: 'm' }
  return unit === undefined ? {} : { unit }
}

const bandName = ({ description, colour }: NamedBand, index: number): string =>
  description ?? (colour === 'Undefined' || colour === 'Gray' ? `Band ${index + 1}` : colour)

/** The bands of the COG, without alpha. */
function bandsOf({ bands, hasAlpha }: RasterInspection): NamedBand[] {
  if (bands[0]?.colour === 'Palette') {
    return ['Red', 'Green', 'Blue'].map((colour) => ({
      colour,
      description: undefined,
      unit: undefined,
      scaling: undefined,
    }))
  }
  return hasAlpha ? bands.slice(0, -1) : bands
}

function scaleOf({ middle: { at, right, down } }: Placement): { gsd: number; nativeZoom: number } {
  const scale = groundScale(at[1])
  const area = Math.abs(right[0] * down[1] - right[1] * down[0])
  const zoom = Math.log2((2 * HALF_WORLD) / TILE_PIXELS / Math.sqrt(area))
  return {
    gsd: Math.sqrt(area * scale.east * scale.north),
    nativeZoom: Math.max(0, Math.min(RASTER_TILE_MAX_ZOOM, Math.round(zoom))),
  }
}
