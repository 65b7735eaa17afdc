import type { ReactNode } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { seenText } from '../alerts/seenText'
import { SeverityTag } from '../alerts/SeverityTag'
import type { MissionObject } from '../api/detector'
import { downloadHref } from '../api/download'
import { objectName } from '../objects/objectName'
import { useMissionPath } from '../session/useMissionPath'
import { LinkButton } from '../shared/LinkButton'
import type { Alert } from '../api/alert'
import { absoluteTime } from '../shared/time/timeText'
import './builtInLayers.css'
import { builtInText } from './messages'
import type { MissionRecord } from './useBuiltInLayers'

interface RecordCardProps {
  missionId: string
  shown: MissionRecord
  onClose: () => void
}

/** Card over a map for a record that was clicked, with a link to its page. */
export function RecordCard({ missionId, shown, onClose }: RecordCardProps) {
  const mission = useMissionPath()(missionId)
  const { title, content, path, action } = contentOf(shown)
  return (
    <aside className="record-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={builtInText('close')}
          onClick={onClose}
        />
      </header>
      {content}
      <LinkButton size="small" to={`${mission}/${path}`}>
        {action}
      </LinkButton>
    </aside>
  )
}

interface CardContent {
  title: string
  content: ReactNode
  /** Below the page of the mission. */
  path: string
  action: string
}

const alertTime = (alert: Alert): string =>
  alert.isTimeKnown
    ? builtInText('occurred', { time: seenText(alert) })
    : builtInText('occurredUnknown', { time: absoluteTime(alert.occurredAt) })

function contentOf(shown: MissionRecord): CardContent {
  switch (shown.kind) {
    case 'alert': {
      const { _id, title, severity } = shown.record
      const content = (
        <>
          <SeverityTag severity={severity} />
          <p>{alertTime(shown.record)}</p>
        </>
      )
      return { title, content, path: `alerts?alert=${_id}`, action: builtInText('openAlert') }
    }
    case 'comment': {
      const { text, author, total, commentedAt, position } = shown.record
      const by = { author: author || builtInText('formerUser'), time: absoluteTime(commentedAt) }
      const content = (
        <>
          <p>{text}</p>
          <p>{builtInText('commentBy', by)}</p>
        </>
      )
      const path = `thread?place=${position?.lat ?? ''},${position?.long ?? ''}`
      return {
        title: builtInText('commentsHere', { count: total }),
        content,
        path,
        action: builtInText('openComments'),
      }
    }
    case 'flight': {
      const { flightId, name, startedAt } = shown.record
      const content = <p>{builtInText('started', { time: absoluteTime(startedAt) })}</p>
      return { title: name, content, path: `flights?flight=${flightId}`, action: builtInText('openFlight') }
    }
    case 'photo': {
      const { _id, name, hasPicture } = shown.record
      const content = hasPicture && (
        <img src={downloadHref(`/photo/picture/${_id}`)} alt={builtInText('pictureOf', { name })} />
      )
      return { title: name, content, path: `photos?photo=${_id}`, action: builtInText('openPhoto') }
    }
    case 'object':
      return objectContent(shown.record)
    case 'recording': {
      const { _id, name, startedAt, posterUrl } = shown.record
      const content = (
        <>
          {posterUrl && <img src={posterUrl} alt={builtInText('posterOf', { name })} />}
          {startedAt !== null && <p>{builtInText('started', { time: absoluteTime(startedAt) })}</p>}
        </>
      )
      return { title: name, content, path: `recordings?recording=${_id}`, action: builtInText('openRecording') }
    }
  }
}

function objectContent(object: MissionObject): CardContent {
  const { _id, detectorRunId, state, photo, layerName } = object
  const name = photo?.name ?? layerName ?? ''
  const content = (
    <>
      {photo?.hasPicture && (
        <img src={downloadHref(`/photo/picture/${photo._id}`)} alt={builtInText('pictureOf', { name })} />
      )}
      <p>{builtInText('objectState', { state })}</p>
      <p>{builtInText('objectIn', { name })}</p>
    </>
  )
  const title = objectName(object)
  if (!photo) return { title, content, path: `objects?run=${detectorRunId}`, action: builtInText('openResults') }
  return { title, content, path: `photos?photo=${photo._id}&object=${_id}`, action: builtInText('openObject') }
}
