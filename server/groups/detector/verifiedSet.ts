// The results of a detector that people have decided about, as files to train and test models with.
import type { ObjectRow, RunRow } from './row'

/** GeoJSON with detector, version and decision of each result. Results without a place on the ground have no geometry. */
export function asGeojson(
  { id: detectorRunId, detector: model, modelVersion, minConfidence }: RunRow,
  objects: readonly ObjectRow[],
): object {
  return {
    type: 'FeatureCollection',
    features: objects.map(
      ({ id, photo, box, lat, long, class: name, confidence, state, reviewedAt, reviewerName }) => ({
        type: 'Feature',
        id,
        geometry: lat === null || long === null ? null : { type: 'Point', coordinates: [long, lat] },
        properties: {
          detectorRunId,
          model,
          modelVersion,
          minConfidence,
          state,
          class: name,
          confidence,
          photoId: photo._id,
          photo: photo.name,
          box,
          reviewedAt: reviewedAt?.toISOString() ?? null,
          reviewedBy: reviewerName,
        },
      }),
    ),
  }
}

/** COCO with an image for each photo. Rejected results are annotations with `attributes.state`, so that they can be left out. */
export function asCoco({ detector, modelVersion, minConfidence }: RunRow, objects: readonly ObjectRow[]): object {
  const photos = [...new Map(objects.map(({ photo }) => [photo._id, photo])).values()]
  const imageOf = new Map(photos.map(({ _id }, at) => [_id, at + 1]))
  const classes = [...new Set(objects.map((object) => object.class))].sort()
  const categoryOf = new Map(classes.map((name, at) => [name, at + 1]))
  return {
    info: { description: `${detector} ${modelVersion}`, parameters: { minConfidence } },
    images: photos.map(({ _id, name, width, height }) => ({ id: imageOf.get(_id), width, height, file_name: name })),
    categories: classes.map((name) => ({ id: categoryOf.get(name), name })),
    annotations: objects.map(({ photo, box, class: name, confidence, state, reviewedAt }, at) => {
      const [, , width = 0, height = 0] = box
      return {
        id: at + 1,
        image_id: imageOf.get(photo._id),
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
