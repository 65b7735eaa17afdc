import { useState } from 'react'
import { VideoCameraOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { VisitContents, VisitRecording } from '../../api/visit'
import { EmptyState } from '../../shared/states/EmptyState'
import { absoluteTime } from '../../shared/time/timeText'
import { visitText } from './messages'
import { posterHref, recordingHref } from './visitAddress'
import './visit.css'

/** The recordings of a link; the chosen one is played. */
export function VisitRecordings({ visit, contents }: { visit: string; contents: VisitContents }) {
  const { recordings } = contents
  const [chosenId, setChosenId] = useState<string>()
  const chosen = recordings.find(({ _id }) => _id === chosenId) ?? recordings[0]
  if (!chosen) {
    return (
      <EmptyState
        icon={<VideoCameraOutlined />}
        title={visitText('noRecordingsTitle')}
        help={visitText('noRecordingsHelp')}
      />
    )
  }
  return (
    <div className="visit-scroll">
      <div className="visit-column">
        <Player key={chosen._id} visit={visit} recording={chosen} allowsDownload={contents.allowsDownload} />
        {recordings.length > 1 && (
          <ul className="visit-list">
            {recordings.map(({ _id, name, startedAt }) => (
              <li key={_id}>
                <Button type="text" aria-pressed={_id === chosen._id} onClick={() => setChosenId(_id)}>
                  {name}
                </Button>
                {startedAt && <small>{absoluteTime(startedAt)}</small>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface PlayerProps {
  visit: string
  recording: VisitRecording
  allowsDownload: boolean
}

function Player({ visit, recording, allowsDownload }: PlayerProps) {
  const { _id, name, startedAt, posterUrl } = recording
  const address = recordingHref(visit, _id)
  return (
    <>
      <video
        controls
        playsInline
        preload="metadata"
        className="visit-video"
        src={address}
        {...(posterUrl && { poster: posterHref(visit, _id) })}
        {...(!allowsDownload && { controlsList: 'nodownload' })}
        aria-label={visitText('video', { name })}
      />
      <p className="visit-caption">
        <strong>{name}</strong>
        {startedAt && <small>{visitText('recordedAt', { time: absoluteTime(startedAt) })}</small>}
        {allowsDownload && (
          <Button size="small" href={address} download>
            {visitText('download')}
          </Button>
        )}
      </p>
    </>
  )
}
