import { memo } from 'react'
import {
  CheckCircleFilled,
  CloseCircleFilled,
  CopyFilled,
  FileImageOutlined,
  LoadingOutlined,
  WarningFilled,
} from '@ant-design/icons'
import { downloadHref } from '../../api/download'
import type { PhotoPoint } from '../../api/photo'
import { photosText } from './messages'
import { PROPOSED_COLOR, STATE_COLORS, stateText } from './photoFilter'

interface PhotoTileProps {
  id: string
  photo: PhotoPoint
  /** Index among all photos, and the number of photos. */
  at: number
  total: number
  isActive: boolean
  isSelected: boolean
  /** In pixels, within the gallery. */
  top: number
  left: number
  width: number
  height: number
}

/**
 * A photo in the gallery, which has the focus and handles keys and clicks. Has no properties that change while the gallery scrolls, so
 * that only new tiles are drawn.
 */
export const PhotoTile = memo(function PhotoTile({
  id,
  photo,
  at,
  total,
  isActive,
  isSelected,
  top,
  left,
  width,
  height,
}: PhotoTileProps) {
  const { _id, name, hasPicture, imported } = photo
  const classes = ['photo-tile', isActive && 'photo-tile-active', isSelected && 'photo-tile-selected']
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={total}
      aria-posinset={at + 1}
      data-at={at}
      aria-label={photosText('tile', { name, state: photo.proposed ? photosText('proposed') : stateText(photo) })}
      className={classes.filter(Boolean).join(' ')}
      style={{ top, left, width, height }}
    >
      <span className="photo-picture">
        {hasPicture ? (
          <img src={downloadHref(`/photo/picture/${_id}`)} alt="" loading="lazy" decoding="async" draggable={false} />
        ) : imported ? (
          <FileImageOutlined aria-hidden />
        ) : (
          <LoadingOutlined aria-hidden />
        )}
      </span>
      <span className="photo-caption" aria-hidden>
        <StateIcon photo={photo} />
        <span className="photo-name">{name}</span>
      </span>
    </div>
  )
})

/** Shape and colour; the name of the tile says it in words. */
function StateIcon({ photo: { state, proposed } }: { photo: PhotoPoint }) {
  const style = { color: STATE_COLORS[state] }
  if (proposed) return <WarningFilled style={{ color: PROPOSED_COLOR }} />
  if (state === 'assigned' || state === 'unmatched') return <CheckCircleFilled style={style} />
  if (state === 'rejected') return <CloseCircleFilled style={style} />
  if (state === 'duplicate') return <CopyFilled style={style} />
  if (state === 'invalid_exif') return <WarningFilled style={style} />
  return null
}
