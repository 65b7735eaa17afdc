// Uploads of an earlier visit. After a reload the browser no longer grants access to the files, so the user chooses them again.
import { useMemo } from 'react'
import { Button, Flex, Typography } from 'antd'
import { useDeleteUploadMutation, useListUploadsQuery, type Upload } from '../api/upload'
import { byteSize } from '../shared/byteSize'
import { FileButton } from '../shared/forms/FileButton'
import { showMessage } from '../shared/showMessage'
import { uploadsText } from './messages'
import { forgetUpload, storedUploads, uploadIdOf, type PreviousUpload } from './storedUploads'
import { uploadListOf, purposeFromMetadata, type UploadList, type UploadPurpose } from './uploadPurpose'
import type { UploadQueue } from './uploadQueue'
import type { FileUpload } from './uploadState'
import { titleOf } from './uploadTitle'

const MAX_LISTED = 200

interface Unfinished {
  previous: PreviousUpload
  purpose: UploadPurpose
}

interface UnfinishedUploadsProps {
  list: UploadList
  queue: UploadQueue
  uploads: FileUpload[]
}

export function UnfinishedUploads({ list, queue, uploads }: UnfinishedUploadsProps) {
  // Only uploads that began before this visit; later ones are in the queue.
  const earlier = useMemo(() => storedUploads().flatMap((previous) => unfinishedIn(list, previous)), [list])
  const { data } = useListUploadsQuery({ page: 1, pageSize: MAX_LISTED }, { skip: earlier.length === 0 })

  const rows = earlier.flatMap(({ previous, purpose }) => {
    const stored = data?.data.items.find(({ _id }) => _id === uploadIdOf(previous.uploadUrl ?? ''))
    const isQueued = uploads.some(
      ({ name, size }) => name === stored?.name && (size === stored.size || stored.state === 'finished'),
    )
    const isDone = isQueued || !stored || queue.hasFinished(stored._id)
    return !isDone && stored.state !== 'taken' ? [{ stored, previous, purpose }] : []
  })
  if (rows.length === 0) return null
  return (
    <ul className="upload-rows">
      {rows.map(({ stored, previous, purpose }) => (
        <UnfinishedRow
          key={stored._id}
          upload={stored}
          purpose={purpose}
          onResume={(file) => queue.add([file], purpose, { previous })}
          onFinish={() => queue.finish(stored, purpose)}
          onReplace={(files) => queue.add(files, purpose)}
        />
      ))}
    </ul>
  )
}

function unfinishedIn(list: UploadList, previous: PreviousUpload): Unfinished[] {
  const purpose = purposeFromMetadata(previous.metadata)
  return purpose && uploadListOf(purpose) === list ? [{ previous, purpose }] : []
}

interface UnfinishedRowProps {
  upload: Upload
  purpose: UploadPurpose
  onResume: (file: File) => void
  onFinish: () => void
  onReplace: (files: readonly File[]) => void
}

function UnfinishedRow({ upload, purpose, onResume, onFinish, onReplace }: UnfinishedRowProps) {
  const { _id: uploadId, name, size, received, state, message } = upload
  const [deleteUpload, { isLoading }] = useDeleteUploadMutation()
  const title = titleOf(name, purpose)
  const percent = Math.floor((received / size) * 100)

  const choose = (file: File) => {
    if (file.name === name && file.size === size) return onResume(file)
    showMessage({ type: 'error', text: uploadsText('otherFile', { name, size: byteSize(size) }), seconds: 6 })
  }
  const discard = async () => {
    await deleteUpload({ uploadId })
    forgetUpload(uploadId)
  }
  if (message !== null) {
    return (
      <li className="upload-row">
        <Typography.Text ellipsis={{ tooltip: title }}>{title}</Typography.Text>
        <div className="upload-note upload-problem">{message}</div>
        <Flex gap={4} style={{ marginTop: 4 }}>
          <FileButton
            size="small"
            label={uploadsText('chooseOther')}
            name={uploadsText('chooseOtherFor', { name })}
            onChoose={(files) => {
              void discard()
              onReplace(files)
            }}
          />
          <Button size="small" type="text" loading={isLoading} onClick={() => void discard()}>
            {uploadsText('remove', { name })}
          </Button>
        </Flex>
      </li>
    )
  }
  return (
    <li className="upload-row">
      <Typography.Text ellipsis={{ tooltip: title }}>{title}</Typography.Text>
      <div className="upload-note">
        {state === 'finished'
          ? uploadsText('unused')
          : `${uploadsText('unfinished', { percent, size: byteSize(size) })}. ${uploadsText('unfinishedHelp')}`}
      </div>
      <Flex gap={4} style={{ marginTop: 4 }}>
        {state === 'finished' ? (
          <Button size="small" onClick={onFinish} aria-label={uploadsText('finishNamed', { name })}>
            {uploadsText('finish')}
          </Button>
        ) : (
          <FileButton
            size="small"
            label={uploadsText('chooseAgain')}
            name={uploadsText('chooseAgainFor', { name })}
            onChoose={([file]) => choose(file)}
          />
        )}
        <Button size="small" type="text" loading={isLoading} onClick={() => void discard()}>
          {uploadsText('discard', { name })}
        </Button>
      </Flex>
    </li>
  )
}
