import type { FeatureFile } from '../../../api/feature-file'

export type DatedPhoto = FeatureFile & { takenAt: string }

/** Photos with a picture and a time, the earliest first. */
export const comparablePhotos = (files: readonly FeatureFile[]): DatedPhoto[] =>
  files
    .flatMap((file): DatedPhoto[] =>
      file.kind === 'photo' && file.hasPicture && file.takenAt !== null ? [{ ...file, takenAt: file.takenAt }] : [],
    )
    .sort((a, b) => Date.parse(a.takenAt) - Date.parse(b.takenAt))
