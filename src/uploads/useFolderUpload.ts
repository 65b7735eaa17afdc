import { showMessage } from '../shared/showMessage'
import { MAX_FOLDER_FILES, type FolderReading } from './folderFiles'
import { uploadsText } from './messages'
import { missionUploads } from './uploadPurpose'
import { useUploads } from './useUploads'

/** Uploads the files of folders to a mission, and tells of those that were left out. */
export function useFolderUpload(missionId: string): (reading: FolderReading) => void {
  const list = missionUploads(missionId)
  const { queue } = useUploads(list)
  return ({ files, skipped, unreadable, isTooMany, handles = [] }) => {
    if (isTooMany) {
      showMessage({ type: 'error', text: uploadsText('tooManyFiles', { max: MAX_FOLDER_FILES }), seconds: 8 })
      return
    }
    if (files.length === 0) showMessage({ type: 'info', text: uploadsText('emptyFolder') })
    void queue.keepHandles(list, handles)
    queue.noteLeftOut({ missionId, skipped, unreadable, sideFiles: [] })
    queue.addEach(
      files.map(({ file, folder }) => ({
        file,
        purpose: folder === '' ? { kind: 'mission-file', missionId } : { kind: 'mission-file', missionId, folder },
      })),
    )
  }
}
