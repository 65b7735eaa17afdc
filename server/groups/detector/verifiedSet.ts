// The results of a detector that people have decided about, as files to train and test models with.
import type { ObjectRow, RunRow } from './row'

/** GeoJSON with detector, version and decision of each result. Results without a place on the ground have no geometry. */
export function asGeojson(
  { id: detectorRunId, detector: model, modelVersion, minConfidence, layer }: RunRow,
  objects: readonly ObjectRow[],
): object {
  return {
    type: 'FeatureCollection',
    features: objects.map(
      ({ id, photo, box, geometry, lat, long, class: name, confidence, state, reviewedAt, reviewerName }) => ({
        type: 'Feature',
        id,
        geometry: geometry ?? (lat === null || long === null ? null : { type: 'Point', coordinates: [long, lat] }),
        properties: {
          detectorRunId,
          model,
          modelVersion,
          minConfidence,
          state,
          class: name,
          confidence,
          ...(photo && { photoId: photo._id, photo: photo.name }),
          ...(layer && { layerId: layer._id, layer: layer.name }),
          box,
          reviewedAt: reviewedAt?.toISOString() ?? null,
          reviewedBy: reviewerName,
        },
      }),
    ),
  }
}

interface Image {
  key: string
  name: string
  width: number
  height: number
}

/**
 * COCO with an image for each photo, or one for the grid of the layer. Rejected results are annotations with `attributes.state`, so
 * that they can be left out.
 */
export function asCoco(run: RunRow, objects: readonly ObjectRow[]): object {
  const { detector, modelVersion, minConfidence, grid } = run
  const found = objects.map((object) => ({ object, image: imageOf(run, object) }))
  const images = [...new Map(found.map(({ image }) => [image.key, image])).values()]
  const numberOf = new Map(images.map(({ key }, at) => [key, at + 1]))
  const classes = [...new Set(objects.map((object) => object.class))].sort()
  const categoryOf = new Map(classes.map((name, at) => [name, at + 1]))
  return {
    info: {
      description: `${detector} ${modelVersion}`,
      parameters: { minConfidence },
      ...(grid && { bounds3857: grid.bounds }),
    },
    images: images.map(({ key, name, width, height }) => ({ id: numberOf.get(key), width, height, file_name: name })),
    categories: classes.map((name) => ({ id: categoryOf.get(name), name })),
    annotations: found.map(({ object: { box, class: name, confidence, state, reviewedAt }, image }, at) => {
      const [, , width = 0, height = 0] = box
      return {
        id: at + 1,
        image_id: numberOf.get(image.key),
        category_id: categoryOf.get(name),
        iscrowd: 0,
        segmentation: [],
        bbox: box,
        area: width * height,
        attributes: { state, confidence, reviewedAt: reviewedAt?.toISOString() ?? null },
      }
    }),
  }
}

function imageOf({ layer, grid }: RunRow, { photo }: ObjectRow): Image {
  if (photo) return { key: photo._id, name: photo.name, width: photo.width, height: photo.height }
  return { key: layer?._id ?? '', name: layer?.name ?? '', width: grid?.width ?? 0, height: grid?.height ?? 0 }
}
