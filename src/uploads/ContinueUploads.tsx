import { useEffect, useState } from 'react'
import { Button, Flex } from 'antd'
import { FileButton } from '../shared/forms/FileButton'
import type { FolderFile, KeptHandle } from './folderFiles'
import { allowedHandles, readHandles } from './folderHandles'
import { kindsText } from './kindsText'
import { matchUnfinished, type WantedFile } from './matchUnfinished'
import { uploadsText } from './messages'
import type { PendingFile } from './pendingFiles'
import { shortList } from './shortList'
import { storedUploads } from './storedUploads'
import { uploadListOf, type UploadList, type UploadPurpose } from './uploadPurpose'
import type { UploadQueue } from './uploadQueue'
import { canChooseFolder, useFolderDialog } from './useFolderDialog'

interface ContinueUploadsProps {
  list: UploadList
  queue: UploadQueue
}

type Unfinished = WantedFile & { pending: PendingFile }

/** Continues all files of an earlier visit at once: the user chooses their folder, or the files, a single time. */
export function ContinueUploads({ list, queue }: ContinueUploadsProps) {
  const [unfinished, setUnfinished] = useState<Unfinished[]>([])
  const [kept, setKept] = useState<readonly KeptHandle[]>([])
  const [missing, setMissing] = useState<Unfinished[]>([])
  const [isReading, setReading] = useState(false)
  const [isDenied, setDenied] = useState(false)
  useEffect(() => {
    let isGone = false
    void readEarlier(list, queue).then(({ files, handles }) => {
      if (isGone) return
      setUnfinished(files)
      setKept(handles)
    })
    return () => {
      isGone = true
    }
  }, [list, queue])

  const resume = (files: readonly FolderFile[], handles: readonly KeptHandle[] = []) => {
    // The same file may have been chosen in another place of the page meanwhile.
    const waiting = unfinished.filter(({ pending }) => !queue.hasStarted(pending))
    const result = matchUnfinished(waiting, files)
    setUnfinished(result.missing)
    queue.addEach(result.found.map(({ wanted, file }) => ({ file, purpose: wanted.pending.purpose })))
    void queue.keepHandles(list, handles)
    setMissing(result.missing)
    setDenied(false)
  }
  const dialog = useFolderDialog(uploadsText('continueFolder'), ({ files, handles }) => resume(files, handles))
  if (unfinished.length === 0) return null

  const resumeKept = async () => {
    setReading(true)
    const allowed = await allowedHandles(kept)
    if (allowed.length > 0) resume((await readHandles(allowed)).files, allowed)
    else setDenied(true)
    setReading(false)
  }
  const discard = () => {
    void queue.forgetEarlier(
      list,
      unfinished.map(({ pending }) => pending),
    )
    setUnfinished([])
  }
  const hasKept = kept.length > 0
  return (
    <section className="upload-row" aria-label={uploadsText('continueTitle', { count: unfinished.length })}>
      <strong>{uploadsText('continueTitle', { count: unfinished.length })}</strong>
      <div className="upload-note">{kindsText(unfinished)}</div>
      <div className="upload-note">{uploadsText(hasKept ? 'continueNowHelp' : 'continueHelp')}</div>
      {isDenied && (
        <div className="upload-note upload-problem" role="status">
          {uploadsText('continueDenied')}
        </div>
      )}
      {missing.length > 0 && (
        <div className="upload-note upload-problem" role="status">
          {uploadsText('continueMissing', { count: missing.length, names: shortList(missing.map(pathOf)) })}
        </div>
      )}
      <Flex gap={4} wrap style={{ marginTop: 4 }}>
        {hasKept && (
          <Button size="small" type="primary" loading={isReading} onClick={() => void resumeKept()}>
            {uploadsText('continueNow')}
          </Button>
        )}
        {canChooseFolder() && (
          <>
            <Button size="small" type={hasKept ? 'default' : 'primary'} onClick={dialog.open}>
              {uploadsText('continueFolder')}
            </Button>
            {dialog.input}
          </>
        )}
        <FileButton
          size="small"
          multiple
          label={uploadsText('continueFiles')}
          onChoose={(files) => resume(files.map((file) => ({ file, folder: '' })))}
        />
        <Button size="small" type="text" onClick={discard}>
          {uploadsText('continueDiscard')}
        </Button>
      </Flex>
    </section>
  )
}

interface Earlier {
  files: Unfinished[]
  handles: KeptHandle[]
}

/** A single file whose upload has begun is left to the list of these uploads, unless its handle was kept. */
async function readEarlier(list: UploadList, queue: UploadQueue): Promise<Earlier> {
  const all = (await queue.earlierFiles()).filter(({ purpose }) => uploadListOf(purpose) === list)
  const handles = await queue.earlierHandles(list)
  if (all.length === 0 && handles.length > 0) await queue.forgetEarlier(list, [])
  if (all.length > 1 || handles.length > 0) return { files: all.map(asUnfinished), handles }
  const begun = storedUploads()
  const hasRow = ({ name, size }: PendingFile) =>
    begun.some((upload) => upload.metadata['filename'] === name && upload.size === size)
  return { files: all.filter((file) => !hasRow(file)).map(asUnfinished), handles }
}

function asUnfinished(pending: PendingFile): Unfinished {
  const { name, size, lastModified, purpose } = pending
  return { name, size, lastModified, folder: folderOf(purpose), pending }
}

/** Documents have a folder in the mission, which is not that of the file. */
const folderOf = (purpose: UploadPurpose): string => ('folder' in purpose && purpose.folder) || ''

const pathOf = ({ folder, name }: WantedFile): string => (folder === '' ? name : `${folder}/${name}`)
