import { useContext, useSyncExternalStore } from 'react'
import { uploadListOf, type UploadList } from './uploadPurpose'
import type { UploadQueue } from './uploadQueue'
import { UploadsContext } from './UploadsProvider'
import type { FileUpload } from './uploadState'

/** The upload queue, and the uploads that a list shows. */
export function useUploads(list: UploadList): { queue: UploadQueue; uploads: FileUpload[] } {
  const queue = useContext(UploadsContext)
  if (!queue) throw new Error('Uploads need their provider')
  const all = useSyncExternalStore(queue.subscribe, queue.list)
  return { queue, uploads: all.filter((upload) => uploadListOf(upload.purpose) === list) }
}
