import { useState } from 'react'
import { Modal } from 'antd'
import type { FootageMoment } from '../../api/footage'
import { Link } from '../../shared/Link'
import { footageText } from './messages'
import { momentAddress, videoOf } from './momentAddress'

interface MomentPlayerProps {
  moment: FootageMoment
  onClose: () => void
}

/** Plays the recording of a moment from its frame, over the page. The link opens the shown frame in the whole player. */
export function MomentPlayer({ moment, onClose }: MomentPlayerProps) {
  const { recordingId, momentMs, bestAt, name } = moment
  const [shownMs, setShownMs] = useState(momentMs ?? 0)
  const [hasFailed, setFailed] = useState(false)
  if (recordingId === null || bestAt === null) return null
  const at = new Date(Date.parse(bestAt) + shownMs - (momentMs ?? 0)).toISOString()
  return (
    <Modal open title={name} footer={null} width={880} onCancel={onClose}>
      {hasFailed ? (
        <p role="alert">{footageText('cannotPlay')}</p>
      ) : (
        <video
          className="footage-video"
          controls
          playsInline
          preload="auto"
          src={videoOf(recordingId)}
          aria-label={footageText('videoOf', { name })}
          onLoadedMetadata={({ currentTarget }) => {
            currentTarget.currentTime = (momentMs ?? 0) / 1000
          }}
          onSeeked={({ currentTarget }) => setShownMs(Math.round(currentTarget.currentTime * 1000))}
          onPause={({ currentTarget }) => setShownMs(Math.round(currentTarget.currentTime * 1000))}
          onError={() => setFailed(true)}
        />
      )}
      <Link to={momentAddress(moment, at)}>{footageText('openRecording')}</Link>
    </Modal>
  )
}
