import { useEffect, useRef, useState } from 'react'
import { Button, Flex } from 'antd'
import { FileButton } from '../shared/forms/FileButton'
import { canChooseFolder, FolderInput } from './FolderInput'
import type { FolderFile } from './folderFiles'
import { kindsText } from './kindsText'
import { matchUnfinished, type WantedFile } from './matchUnfinished'
import { uploadsText } from './messages'
import { forgetPending, type PendingFile } from './pendingFiles'
import { shortList } from './shortList'
import { storedUploads } from './tusTransfer'
import { uploadListOf, type UploadList, type UploadPurpose } from './uploadPurpose'
import type { UploadQueue } from './uploadQueue'

interface ContinueUploadsProps {
  list: UploadList
  queue: UploadQueue
}

type Unfinished = WantedFile & { pending: PendingFile }

/** Continues all files of an earlier visit at once: the user chooses their folder, or the files, a single time. */
export function ContinueUploads({ list, queue }: ContinueUploadsProps) {
  const [earlier, setEarlier] = useState<Unfinished[]>([])
  const [missing, setMissing] = useState<Unfinished[]>([])
  const folderInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let isGone = false
    void readEarlier(list, queue).then((all) => {
      if (!isGone) setEarlier(all)
    })
    return () => {
      isGone = true
    }
  }, [list, queue])
  const unfinished = earlier.filter(({ pending }) => !queue.hasStarted(pending))
  if (unfinished.length === 0) return null

  const resume = (files: readonly FolderFile[]) => {
    const result = matchUnfinished(unfinished, files)
    queue.addEach(result.found.map(({ wanted, file }) => ({ file, purpose: wanted.pending.purpose })))
    setMissing(result.missing)
  }
  const discard = () => {
    void forgetPending(unfinished.map(({ pending }) => pending.id))
    setEarlier([])
  }
  return (
    <section className="upload-row" aria-label={uploadsText('continueTitle', { count: unfinished.length })}>
      <strong>{uploadsText('continueTitle', { count: unfinished.length })}</strong>
      <div className="upload-note">{kindsText(unfinished)}</div>
      <div className="upload-note">{uploadsText('continueHelp')}</div>
      {missing.length > 0 && (
        <div className="upload-note upload-problem" role="status">
          {uploadsText('continueMissing', { count: missing.length, names: shortList(missing.map(pathOf)) })}
        </div>
      )}
      <Flex gap={4} wrap style={{ marginTop: 4 }}>
        {canChooseFolder() && (
          <>
            <Button size="small" type="primary" onClick={() => folderInput.current?.click()}>
              {uploadsText('continueFolder')}
            </Button>
            <FolderInput
              ref={folderInput}
              label={uploadsText('continueFolder')}
              onRead={({ files }) => resume(files)}
            />
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

/** A single file whose upload has begun is left to the list of these uploads. */
async function readEarlier(list: UploadList, queue: UploadQueue): Promise<Unfinished[]> {
  const all = (await queue.earlierFiles()).filter(({ purpose }) => uploadListOf(purpose) === list)
  if (all.length > 1) return all.map(asUnfinished)
  const begun = await storedUploads()
  const hasRow = ({ name, size }: PendingFile) =>
    begun.some((upload) => upload.metadata['filename'] === name && upload.size === size)
  return all.filter((file) => !hasRow(file)).map(asUnfinished)
}

function asUnfinished(pending: PendingFile): Unfinished {
  const { name, size, lastModified, purpose } = pending
  return { name, size, lastModified, folder: folderOf(purpose), pending }
}

/** Documents have a folder in the mission, which is not that of the file. */
const folderOf = (purpose: UploadPurpose): string => ('folder' in purpose && purpose.folder) || ''

const pathOf = ({ folder, name }: WantedFile): string => (folder === '' ? name : `${folder}/${name}`)
