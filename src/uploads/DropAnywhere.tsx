import { useEffect, useEffectEvent, useState } from 'react'
import { readDropped } from './folderFiles'
import { handlesOf } from './folderHandles'
import { uploadsText } from './messages'
import { missionUploads } from './uploadPurpose'
import { useFolderUpload } from './useFolderUpload'
import { useUploads } from './useUploads'
import './uploads.css'

/** Whether the files are over a part of the page that accepts files itself. */
const isForAnotherPlace = ({ target }: DragEvent): boolean =>
  target instanceof Element && target.closest('[data-drop-zone]') !== null

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** While shown, files and folders dropped anywhere on the page are uploaded to the mission. */
export function DropAnywhere({ missionId }: { missionId: string }) {
  const list = missionUploads(missionId)
  const { queue } = useUploads(list)
  const uploadFolder = useFolderUpload(missionId)
  const [isOver, setOver] = useState(false)
  const [isReading, setReading] = useState(false)

  const take = useEffectEvent(async (transfer: DataTransfer) => {
    void handlesOf(transfer).then((handles) => queue.keepHandles(list, handles))
    setReading(true)
    try {
      uploadFolder(await readDropped(transfer))
    } finally {
      setReading(false)
    }
  })

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      if (isForAnotherPlace(event)) return setOver(false)
      // Prevents the browser from opening the file instead of the page.
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // Moving between elements also fires dragleave; only leaving the page has no related target.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      setOver(false)
      if (isForAnotherPlace(event)) return
      event.preventDefault()
      if (event.dataTransfer) void take(event.dataTransfer)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])

  return (
    (isOver || isReading) && (
      <div className="drop-cover" aria-hidden>
        <span>{uploadsText(isReading ? 'readingFolder' : 'dropHere')}</span>
      </div>
    )
  )
}
