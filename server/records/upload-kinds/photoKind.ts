import type { PhotoKind } from '../../media/photos/readPhoto'
import type { FileKind } from '../../media/file-kind/fileKind'

/** How the import reads the kinds of files that can become a photo. */
const READ_AS: Partial<Record<FileKind, PhotoKind>> = {
  photo: 'jpeg',
  jpeg: 'jpeg',
  heic: 'heic',
  dng: 'dng',
  tiff: 'tiff',
  png: 'png',
  webp: 'webp',
}

/** Undefined for a file that cannot become a photo. */
export const photoKindOf = (kind: FileKind): PhotoKind | undefined => READ_AS[kind]

/** Files that become a photo wherever they are dropped on a mission. */
export const isPhotoWithPosition = (kind: FileKind): boolean => kind === 'photo' || kind === 'heic' || kind === 'dng'
