import { downloadHref } from '../../api/download'

export const pictureHref = (visit: string, photoId: string, size: 'thumbnail' | 'preview'): string =>
  downloadHref(`/visit/photo-picture/${visit}/${photoId}`, { size })

export const photoHref = (visit: string, photoId: string): string =>
  downloadHref(`/visit/photo-file/${visit}/${photoId}`)

export const recordingHref = (visit: string, vodId: string): string =>
  downloadHref(`/visit/recording-file/${visit}/${vodId}`)

export const posterHref = (visit: string, vodId: string): string =>
  downloadHref(`/visit/recording-poster/${visit}/${vodId}`)

/** @param isDownload saves the file instead of showing it */
export const fileHref = (visit: string, isDownload: boolean): string =>
  downloadHref(`/visit/file/${visit}`, isDownload ? { download: true } : {})
