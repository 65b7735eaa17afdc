// Uploads of an earlier visit. After a reload the browser no longer grants access to the files, so the user chooses them again.
import { useEffect, useState } from 'react'
import { Button, Flex, Typography } from 'antd'
import { useDeleteUploadMutation, useListUploadsQuery, type Upload } from '../api/upload'
import { byteSize } from '../shared/byteSize'
import { FileButton } from '../shared/forms/FileButton'
import { showMessage } from '../shared/showMessage'
import { uploadsText } from './messages'
import { forgetUpload, storedUploads, uploadIdOf, type PreviousUpload } from './tusTransfer'
import { placeOf, purposeIn, type UploadPlace, type UploadPurpose } from './uploadPurpose'
import type { UploadQueue } from './uploadQueue'
import type { FileUpload } from './uploadState'
import { titleOf } from './uploadTitle'

const ASKED_FOR = 200

interface Unfinished {
  previous: PreviousUpload
  purpose: UploadPurpose
}

interface UnfinishedUploadsProps {
  place: UploadPlace
  queue: UploadQueue
  uploads: FileUpload[]
}

export function UnfinishedUploads({ place, queue, uploads }: UnfinishedUploadsProps) {
  // Only uploads that began before this visit; later ones are in the queue.
  const [before, setBefore] = useState<Unfinished[]>([])
  useEffect(() => {
    let isGone = false
    void storedUploads().then((all) => {
      if (!isGone) setBefore(all.flatMap((previous) => unfinishedAt(place, previous)))
    })
    return () => {
      isGone = true
    }
  }, [place])
  const { data } = useListUploadsQuery({ page: 1, pageSize: ASKED_FOR }, { skip: before.length === 0 })

  const rows = before.flatMap(({ previous, purpose }) => {
    const known = data?.data.items.find(({ _id }) => _id === uploadIdOf(previous.uploadUrl ?? ''))
    const isQueued = uploads.some(
      ({ name, size }) => name === known?.name && (size === known.size || known.state === 'finished'),
    )
    const isOver = isQueued || !known || queue.hasHandled(known._id)
    return !isOver && (known.state === 'receiving' || known.state === 'finished') ? [{ known, previous, purpose }] : []
  })
  if (rows.length === 0) return null
  return (
    <ul className="upload-rows">
      {rows.map(({ known, previous, purpose }) => (
        <UnfinishedRow
          key={known._id}
          upload={known}
          purpose={purpose}
          onGoOn={(file) => queue.add([file], purpose, { previous })}
          onFinish={() => queue.finish(known, purpose)}
        />
      ))}
    </ul>
  )
}

function unfinishedAt(place: UploadPlace, previous: PreviousUpload): Unfinished[] {
  const purpose = purposeIn(previous.metadata)
  return purpose && placeOf(purpose) === place ? [{ previous, purpose }] : []
}

interface UnfinishedRowProps {
  upload: Upload
  purpose: UploadPurpose
  onGoOn: (file: File) => void
  onFinish: () => void
}

function UnfinishedRow({ upload, purpose, onGoOn, onFinish }: UnfinishedRowProps) {
  const { _id: uploadId, name, size, received, state } = upload
  const [deleteUpload, { isLoading }] = useDeleteUploadMutation()
  const title = titleOf(name, purpose)
  const percent = Math.floor((received / size) * 100)

  const choose = (file: File) => {
    if (file.name === name && file.size === size) return onGoOn(file)
    showMessage({ type: 'error', text: uploadsText('otherFile', { name, size: byteSize(size) }), seconds: 6 })
  }
  const giveUp = async () => {
    await deleteUpload({ uploadId })
    await forgetUpload(uploadId)
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
        <Button size="small" type="text" loading={isLoading} onClick={() => void giveUp()}>
          {uploadsText('giveUp', { name })}
        </Button>
      </Flex>
    </li>
  )
}
