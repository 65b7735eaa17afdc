import { Suspense, useState } from 'react'
import { Button } from 'antd'
import type { MapMessageProps } from '../map/print/mapMessage'
import { useCan } from '../session/useCan'
import { useIsClient } from '../session/useIsClient'
import { lazyArea } from '../shared/lazyArea'
import { mapMessageText } from './messages'

const SendPictureDialog = lazyArea(() => import('./SendPictureDialog'), 'SendPictureDialog')

/** Sends the page into the comments of the mission or of one of its records, for people who may write there. */
export function SendPicture(props: MapMessageProps) {
  const [isOpen, setOpen] = useState(false)
  const canComment = useCan('thread_create')
  const canUpload = useCan('upload_document')
  // The documents of clients are those that were shown to them.
  const isClient = useIsClient()
  if (!canComment || !canUpload || isClient) return null
  return (
    <>
      <Button disabled={props.isDisabled} onClick={() => setOpen(true)}>
        {mapMessageText('send')}
      </Button>
      {isOpen && (
        <Suspense>
          <SendPictureDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
