import { useContext, useSyncExternalStore } from 'react'
import type { UploadQueue } from './uploadQueue'
import { UploadsContext } from './UploadsProvider'
import type { FileUpload } from './uploadState'

/** The queue, and what is on its way to a mission. */
export function useUploads(missionId: string): { queue: UploadQueue; uploads: FileUpload[] } {
  const queue = useContext(UploadsContext)
  if (!queue) throw new Error('Uploads need their provider')
  const all = useSyncExternalStore(queue.subscribe, queue.list)
  return { queue, uploads: all.filter((upload) => upload.missionId === missionId) }
}
