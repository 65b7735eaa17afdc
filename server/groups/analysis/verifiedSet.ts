// The results that people have decided about, as files to train and test models with.
import type { Geometry, Position } from 'geojson'
import { spreadsheetCsv } from '../../platform/core/spreadsheetCsv'
import { mercatorX, mercatorY } from '../../media/raster/mercator'
import type { GridArea } from './gridArea'
import type { AnalysisRow, DetectionRow } from './row'

/** Side of the box of a point in COCO, in pixels. */
const POINT_SIDE = 3

interface VerifiedFormat {
  /** Of the name of the file. */
  ending: string
  textOf: (analysis: AnalysisRow, detections: readonly DetectionRow[]) => string
}

export const VERIFIED_FORMATS: Readonly<Record<'geojson' | 'csv' | 'coco', VerifiedFormat>> = {
  geojson: { ending: 'geojson', textOf: (analysis, found) => JSON.stringify(asGeojson(analysis, found)) },
  csv: { ending: 'csv', textOf: asCsv },
  coco: { ending: 'coco.json', textOf: (analysis, found) => JSON.stringify(asCoco(analysis, found)) },
}

/** One row for each result: its middle in degrees, its area in square metres, and its figures with their unit in the name. */
function asCsv({ inferType }: AnalysisRow, detections: readonly DetectionRow[]): string {
  const figureNames = [...new Set(detections.flatMap(({ figures }) => Object.keys(figures)))].sort()
  const withHeights = inferType === 'elevation'
  const withNames = detections.some((each) => each.class !== null)
  const header = [
    'id',
    ...(withNames ? ['name'] : []),
    'lat',
    'long',
    'areaM2',
    ...figureNames,
    ...(withHeights ? ['meanM'] : []),
    'state',
    'reviewedBy',
    'reviewedAt',
  ]
  const rows = detections.map(({ id, class: name, geometry, area, figures, state, reviewerName, reviewedAt }) => {
    const middle = geometry && middleOf(geometry)
    const meanM = area && figures['volumeM3'] !== undefined ? figures['volumeM3'] / area : undefined
    return [
      id,
      ...(withNames ? [name ?? ''] : []),
      textOf(middle?.lat),
      textOf(middle?.long),
      textOf(area),
      ...figureNames.map((name) => textOf(figures[name])),
      ...(withHeights ? [textOf(meanM)] : []),
      state,
      reviewerName ?? '',
      reviewedAt?.toISOString() ?? '',
    ]
  })
  return spreadsheetCsv([header, ...rows], { bom: true })
}

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** The middle of the box around a geometry, in degrees. */
function middleOf(geometry: Geometry): { lat: number; long: number } {
  const positions = outerRings(geometry).flat()
  const [west, south, width, height] = boxOf(positions.map(([long = 0, lat = 0]): Pixel => [long, lat]))
  return { lat: south + height / 2, long: west + width / 2 }
}

/** GeoJSON with model, version, parameters and decision of each result. */
function asGeojson(analysis: AnalysisRow, detections: readonly DetectionRow[]): object {
  const { id: analysisId, inferType, model, modelVersion, parameters } = analysis
  return {
    type: 'FeatureCollection',
    features: detections.map(
      ({ id, class: name, geometry, area, figures, photo, state, reviewedAt, reviewerName }) => ({
        type: 'Feature',
        id,
        geometry,
        properties: {
          analysisId,
          inferType,
          model,
          modelVersion,
          parameters,
          state,
          area,
          ...(name !== null && { name }),
          ...figures,
          ...(photo && { photoId: photo._id, photo: photo.name, x: photo.x, y: photo.y }),
          reviewedAt: reviewedAt?.toISOString() ?? null,
          reviewedBy: reviewerName,
        },
      }),
    ),
  }
}

/**
 * COCO with one image, the analysed grid, or the photos of hotspots. Rejected results are annotations with `attributes.state`, so
 * that they can be left out.
 */
function asCoco(analysis: AnalysisRow, detections: readonly DetectionRow[]): object {
  const { grid } = analysis
  return grid ? cocoOfGrid({ ...analysis, grid }, detections) : cocoOfPhotos(analysis, detections)
}

function cocoOfPhotos(
  { inferType, model, modelVersion, parameters }: AnalysisRow,
  detections: readonly DetectionRow[],
): object {
  const found = detections.flatMap(({ photo, ...detection }) => (photo ? [{ ...detection, photo }] : []))
  const photos = [...new Map(found.map(({ photo }) => [photo._id, photo])).values()]
  const imageOf = new Map(photos.map(({ _id }, at) => [_id, at + 1]))
  return {
    info: { description: `${model} ${modelVersion}`, parameters },
    images: photos.map(({ _id, name, width, height }) => ({ id: imageOf.get(_id), width, height, file_name: name })),
    categories: [{ id: 1, name: inferType }],
    annotations: found.map(({ photo, figures, state, reviewedAt }, at) => ({
      id: at + 1,
      image_id: imageOf.get(photo._id),
      category_id: 1,
      iscrowd: 0,
      segmentation: [],
      bbox: boxOf([[photo.x + 0.5, photo.y + 0.5]]),
      area: figures['pixels'] ?? POINT_SIDE ** 2,
      attributes: { state, reviewedAt: reviewedAt?.toISOString() ?? null, ...figures },
    })),
  }
}

function cocoOfGrid(analysis: AnalysisRow & { grid: GridArea }, detections: readonly DetectionRow[]): object {
  const { inferType, model, modelVersion, parameters, subject, grid } = analysis
  const annotations = detections.map(({ geometry, state, reviewedAt }, at) => {
    const rings = outerRings(geometry).map((ring) => ring.map((position) => pixelOf(position, grid)))
    return {
      id: at + 1,
      image_id: 1,
      category_id: 1,
      iscrowd: 0,
      segmentation: rings.filter((ring) => ring.length > 2).map((ring) => ring.flat()),
      bbox: boxOf(rings.flat()),
      area: rings.reduce((sum, ring) => sum + areaOf(ring), 0),
      attributes: { state, reviewedAt: reviewedAt?.toISOString() ?? null },
    }
  })
  return {
    info: { description: `${model} ${modelVersion}`, parameters, bounds3857: grid.bounds },
    images: [{ id: 1, width: grid.width, height: grid.height, file_name: subject }],
    categories: [{ id: 1, name: inferType }],
    annotations,
  }
}

type Pixel = [x: number, y: number]

/** COCO has no holes. */
function outerRings(geometry: Geometry | null): Position[][] {
  if (!geometry) return []
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1)
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flatMap((rings) => rings.slice(0, 1))
  return geometry.type === 'Point' ? [[geometry.coordinates]] : []
}

function pixelOf(
  [long = 0, lat = 0]: Position,
  { bounds: [west, south, east, north], width, height }: GridArea,
): Pixel {
  const x = ((mercatorX(long) - west) / (east - west)) * width
  const y = ((north - mercatorY(lat)) / (north - south)) * height
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
}

function boxOf(pixels: readonly Pixel[]): [number, number, number, number] {
  const xs = pixels.map(([x]) => x)
  const ys = pixels.map(([, y]) => y)
  const low = (values: number[]) => values.reduce((one, other) => Math.min(one, other), Infinity)
  const high = (values: number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity)
  const left = low(xs)
  const top = low(ys)
  if (pixels.length === 1) return [left - POINT_SIDE / 2, top - POINT_SIDE / 2, POINT_SIDE, POINT_SIDE]
  return [left, top, high(xs) - left, high(ys) - top]
}

function areaOf(ring: readonly Pixel[]): number {
  if (ring.length < 3) return POINT_SIDE ** 2
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
