import { useRef } from 'react'
import { PictureOutlined, PlayCircleOutlined, PlaySquareOutlined } from '@ant-design/icons'
import { Tag, Tooltip } from 'antd'
import type { FootageMoment } from '../../api/footage'
import { formatLength } from '../../map/measure'
import { useCan } from '../../session/useCan'
import { useMissionPath } from '../../session/useMissionPath'
import { Link } from '../../shared/Link'
import { popupParent } from '../../shared/popupParent'
import { takenText } from '../../shared/time/takenText'
import { footageText } from './messages'
import { momentAddress } from './momentAddress'
import { useMomentPicture } from './useMomentPicture'

interface MomentRowProps {
  moment: FootageMoment
  /** The mission of the map; undefined on the map of a location. */
  missionId: string | undefined
  /** Whether the map shows its area. */
  isShown: boolean
  onShow: () => void
  /** Plays the recording of the moment here. */
  onPlay: () => void
}

/** One moment; the pointer or the keyboard shows its area on the map. */
export function MomentRow({ moment, missionId, isShown, onShow, onPlay }: MomentRowProps) {
  const { name, missionName, distance, metresPerPixel, uncertainty, isAssumed } = moment
  const row = useRef<HTMLLIElement>(null)
  const picture = useMomentPicture(moment, row)
  const isRecording = moment.recordingId !== null
  return (
    <li ref={row} className="footage-moment" data-shown={isShown} onMouseEnter={onShow} onFocus={onShow}>
      {isRecording ? (
        <button
          type="button"
          className="footage-picture"
          aria-label={footageText('playHere', { name, time: timeOf(moment) })}
          title={footageText('playHereShort')}
          onClick={onPlay}
        >
          {picture ? <img src={picture} alt="" decoding="async" /> : <PlaySquareOutlined aria-hidden />}
          <PlayCircleOutlined aria-hidden className="footage-play" />
        </button>
      ) : (
        <span className="footage-picture">
          {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <PictureOutlined aria-hidden />}
        </span>
      )}
      <div className="footage-text">
        <Link className="footage-facts" to={momentAddress(moment)}>
          <strong>{timeOf(moment)}</strong>
          <span>
            {footageText(isRecording ? 'recording' : 'photo')} · {name}
          </span>
          {moment.missionId !== missionId && <span>{missionName}</span>}
          <span className="footage-values">
            {[
              ...secondsOf(moment),
              footageText('away', { distance: formatLength(distance) }),
              footageText('resolution', { centimetres: Math.max(0.1, Math.round(metresPerPixel * 1000) / 10) }),
              footageText('uncertain', { metres: Math.ceil(uncertainty) }),
              ...groundOf(moment),
            ].join(' · ')}
          </span>
          {isAssumed && (
            <Tooltip title={footageText('assumedHelp')} getPopupContainer={popupParent}>
              <Tag>{footageText('assumed')}</Tag>
            </Tooltip>
          )}
        </Link>
        <GroundLink moment={moment} />
      </div>
    </li>
  )
}

function timeOf({ bestAt, isLocalTime }: FootageMoment): string {
  if (bestAt === null) return footageText('noTime')
  return takenText({ takenAt: bestAt, localTime: isLocalTime })
}

/** A layer that the reader sees is a link beside the row. */
function groundOf({ ground }: FootageMoment): string[] {
  if (!ground) return [footageText('groundFlat')]
  return ground.layerName === null ? [footageText('groundHidden')] : []
}

/** The elevation layer that the view was computed with, on the map of its mission. */
function GroundLink({ moment: { ground, missionId } }: { moment: FootageMoment }) {
  const missionPath = useMissionPath()
  const canSeeLayers = useCan('layer_list')
  if (!ground?.layerId || ground.layerName === null) return null
  const text = footageText('ground', { layer: ground.layerName })
  if (!canSeeLayers) return <span className="footage-values">{text}</span>
  return (
    <Link className="footage-values footage-ground" to={`${missionPath(missionId)}?selected=${ground.layerId}`}>
      {text}
    </Link>
  )
}

function secondsOf({ recordingId, from, until }: FootageMoment): string[] {
  if (recordingId === null || from === null || until === null) return []
  return [footageText('seconds', { count: Math.round((Date.parse(until) - Date.parse(from)) / 1000) + 1 })]
}
