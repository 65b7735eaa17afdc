import { useEffect, useEffectEvent } from 'react'
import { PictureOutlined, PlaySquareOutlined } from '@ant-design/icons'
import { Tag, Tooltip } from 'antd'
import type { FootageMoment } from '../../api/footage'
import type { PlaceSearchProps } from '../../manifest/manifest'
import { formatLength } from '../../map/measure'
import { assetUrl } from '../../shared/assetUrl'
import { Link } from '../../shared/Link'
import { popupParent } from '../../shared/popupParent'
import { absoluteTime } from '../../shared/time/timeText'
import { footageText } from './messages'

interface MomentRowProps {
  moment: FootageMoment
  /** The mission of the map. */
  missionId: string
  onHighlight: PlaceSearchProps['onHighlight']
}

/** One moment; its area is shown on the map while the pointer or the keyboard is on it. */
export function MomentRow({ moment, missionId, onHighlight }: MomentRowProps) {
  const { name, missionName, thumbnailUrl, distance, metresPerPixel, uncertainty, isAssumed, footprint } = moment
  const corners = footprint.map(({ lat, long }): [number, number] => [long, lat])
  const end = useEffectEvent(() => onHighlight(null))
  useEffect(() => () => end(), [])
  return (
    <li>
      <Link
        className="footage-moment"
        to={addressOf(moment)}
        onMouseEnter={() => onHighlight(corners)}
        onMouseLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(corners)}
        onBlur={() => onHighlight(null)}
      >
        <span className="footage-picture">
          {thumbnailUrl ? (
            <img src={assetUrl(thumbnailUrl)} alt="" loading="lazy" decoding="async" />
          ) : moment.recordingId ? (
            <PlaySquareOutlined aria-hidden />
          ) : (
            <PictureOutlined aria-hidden />
          )}
        </span>
        <span className="footage-facts">
          <strong>{timeOf(moment)}</strong>
          <span>
            {footageText(moment.recordingId ? 'recording' : 'photo')} · {name}
          </span>
          {moment.missionId !== missionId && <span>{missionName}</span>}
          <span className="footage-values">
            {[
              ...secondsOf(moment),
              footageText('away', { distance: formatLength(distance) }),
              footageText('resolution', { centimetres: Math.max(0.1, Math.round(metresPerPixel * 1000) / 10) }),
              footageText('uncertain', { metres: Math.ceil(uncertainty) }),
            ].join(' · ')}
          </span>
          {isAssumed && (
            <Tooltip title={footageText('assumedHelp')} getPopupContainer={popupParent}>
              <Tag>{footageText('assumed')}</Tag>
            </Tooltip>
          )}
        </span>
      </Link>
    </li>
  )
}

/** The player at the best frame, or the photo in its viewer. */
function addressOf({ recordingId, photoId, missionId, bestAt }: FootageMoment): string {
  const mission = `/dashboard/missions/${missionId}`
  if (recordingId === null) return `${mission}/photos?photo=${photoId ?? ''}`
  return `${mission}/recordings?${new URLSearchParams({ recording: recordingId, ...(bestAt && { t: bestAt }) }).toString()}`
}

function timeOf({ bestAt, isLocalTime }: FootageMoment): string {
  if (bestAt === null) return footageText('noTime')
  return isLocalTime ? footageText('localTime', { time: absoluteTime(bestAt) }) : absoluteTime(bestAt)
}

function secondsOf({ recordingId, from, until }: FootageMoment): string[] {
  if (recordingId === null || from === null || until === null) return []
  return [footageText('seconds', { count: Math.round((Date.parse(until) - Date.parse(from)) / 1000) + 1 })]
}
