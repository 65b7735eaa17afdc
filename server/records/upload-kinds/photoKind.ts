import type { PhotoKind } from '../../media/photos/readPhoto'
import type { FileKind } from '../../media/file-kind/fileKind'

/** How the import reads the kinds of files that can become a photo. */
const READ_AS: Partial<Record<FileKind, PhotoKind>> = {
  photo: 'jpeg',
  jpeg: 'jpeg',
  heic: 'heic',
  avif: 'avif',
  dng: 'dng',
  tiff: 'tiff',
  png: 'png',
  webp: 'webp',
}

/** Undefined for a file that cannot become a photo. */
export const photoKindOf = (kind: FileKind): PhotoKind | undefined => READ_AS[kind]

const WITH_POSITION: readonly FileKind[] = ['photo', 'heic', 'avif', 'dng']

/** Files that become a photo wherever they are dropped on a mission. */
export const isPhotoWithPosition = (kind: FileKind): boolean => WITH_POSITION.includes(kind)
