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
            {recordings.map(({ _id, name, startedAt, timeOfFile }) => (
              <li key={_id}>
                <Button type="text" aria-pressed={_id === chosen._id} onClick={() => setChosenId(_id)}>
                  {name}
                </Button>
                {startedAt && <small>{recordedText({ startedAt, timeOfFile })}</small>}
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
  const { _id, name, startedAt, timeOfFile, part, posterUrl } = recording
  const [duration, setDuration] = useState<number>()
  const address = recordingHref(visit, _id)
  return (
    <>
      <video
        controls
        playsInline
        preload="metadata"
        className="visit-video"
        src={address}
        onLoadedMetadata={({ currentTarget }) => setDuration(currentTarget.duration)}
        {...(posterUrl && { poster: posterHref(visit, _id) })}
        {...(!allowsDownload && { controlsList: 'nodownload' })}
        aria-label={visitText('video', { name })}
      />
      <p className="visit-caption">
        <strong>{name}</strong>
        {startedAt && <small>{recordedText({ startedAt, timeOfFile })}</small>}
        {part && <small>{partText(part, duration)}</small>}
        {allowsDownload && (
          <Button size="small" href={address} download>
            {visitText('download')}
          </Button>
        )}
      </p>
    </>
  )
}

/** The start that a video file states is named as such: nobody has verified it. */
function recordedText({ startedAt, timeOfFile }: { startedAt: string; timeOfFile: boolean | undefined }): string {
  const time = absoluteTime(startedAt)
  return timeOfFile ? visitText('recordedByFile', { time }) : visitText('recordedAt', { time })
}

const MS_PER_SECOND = 1000

/** The chosen part, and the one that the video holds: both have one end. @param duration of the video in seconds, once it is known */
function partText({ fromMs, untilMs }: NonNullable<VisitRecording['part']>, duration: number | undefined): string {
  const until = untilMs / MS_PER_SECOND
  const chosen = visitText('chosenPart', { from: fromMs / MS_PER_SECOND, until })
  const isKnown = duration !== undefined && Number.isFinite(duration)
  const from = isKnown ? Math.max(0, Math.round((until - duration) * 10) / 10) : 0
  return `${chosen} ${isKnown ? visitText('heldPart', { from, until }) : visitText('heldPartUnknown')}`
}
