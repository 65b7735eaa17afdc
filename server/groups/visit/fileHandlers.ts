// Files that visitors read: recordings, documents, reports, pictures and archives.
import { notFound } from '../../platform/core/errors'
import type { Handlers } from '../../platform/http/contract'
import { visitText } from './messages'

type FileOperation =
  | 'downloadVisitPhoto'
  | 'getVisitRecordingFile'
  | 'getVisitRecordingPoster'
  | 'getVisitPreview'
  | 'watchVisitStream'
  | 'getVisitFile'

export function fileHandlers(): Handlers<FileOperation> {
  const none = async (): Promise<never> => {
    throw notFound(visitText('noFile'))
  }
  return {
    downloadVisitPhoto: none,
    getVisitRecordingFile: none,
    getVisitRecordingPoster: none,
    getVisitPreview: none,
    watchVisitStream: none,
    getVisitFile: none,
  }
}
