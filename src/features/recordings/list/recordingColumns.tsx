import type { ReactNode } from 'react'
import { Tooltip, Typography } from 'antd'
import type { Job } from '../../../api/job'
import type { Recording } from '../../../api/vod'
import { durationText } from '../../../map/track/trackTime'
import { byteSize } from '../../../shared/byteSize'
import type { Column } from '../../../shared/lists/ResourceTable'
import { sharedText } from '../../../shared/sharedText'
import { absoluteTime } from '../../../shared/time/timeText'
import { recordingsText } from '../messages'
import { originText } from '../originText'
import { RecordingPoster } from './RecordingPoster'
import { RecordingState } from './RecordingState'

/** @param jobOf the job that processes a recording, if one runs */
export const recordingColumns = (jobOf: (recording: Recording) => Job | undefined): Column<Recording>[] => [
  {
    key: 'preview',
    title: recordingsText('columnPreview'),
    width: 176,
    render: (recording) => <RecordingPoster recording={recording} />,
  },
  { key: 'name', title: recordingsText('columnName'), isLink: true, render: cameraText },
  { key: 'start', title: recordingsText('columnStart'), width: 190, render: startOf },
  {
    key: 'duration',
    title: recordingsText('columnDuration'),
    width: 90,
    align: 'right',
    render: ({ durationMs }) => durationMs !== null && durationText(durationMs),
  },
  {
    key: 'size',
    title: recordingsText('columnSize'),
    width: 90,
    align: 'right',
    render: ({ bytes }) => byteSize(bytes),
  },
  {
    key: 'state',
    title: recordingsText('columnState'),
    width: 220,
    render: (recording) => <RecordingState recording={recording} job={jobOf(recording)} />,
  },
]

function cameraText({ camera, flightName }: Recording): ReactNode {
  const text = [camera, flightName].filter(Boolean).join(' · ')
  return text && <Typography.Paragraph type="secondary">{text}</Typography.Paragraph>
}

/** The start, with its origin on hover. */
function startOf(recording: Recording): ReactNode {
  const text = startText(recording)
  const { startOrigin } = recording
  return startOrigin ? <Tooltip title={originText(startOrigin)}>{text}</Tooltip> : text
}

/** Names a start that only the video file states: many cameras write their local time there, or a wrong one. */
function startText({ startedAt, startOrigin }: Recording): string {
  if (startedAt === null) return recordingsText('noStart')
  const time = absoluteTime(startedAt)
  return startOrigin === 'container' ? sharedText('timeOfFile', { time }) : time
}

/** The facts of a recording on one line, for narrow screens. */
export function recordingFacts(recording: Recording): string {
  const { durationMs, camera, flightName, bytes } = recording
  const duration = durationMs !== null && durationText(durationMs)
  return [startText(recording), duration, camera, flightName, byteSize(bytes)].filter(Boolean).join(' · ')
}
