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
  place: { at: number; total: number }
  isActive: boolean
  isSelected: boolean
  style: React.CSSProperties
  onHover: (photoId: string | null) => void
  onClick: (event: React.MouseEvent) => void
  onOpen: () => void
}

/** A photo in the gallery. The gallery has the focus and handles the keys. */
export function PhotoTile({ id, photo, place, isActive, isSelected, style, onHover, onClick, onOpen }: PhotoTileProps) {
  const { _id, name, hasPicture, imported } = photo
  const classes = ['photo-tile', isActive && 'photo-tile-active', isSelected && 'photo-tile-selected']
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={place.total}
      aria-posinset={place.at + 1}
      aria-label={photosText('tile', { name, state: photo.proposed ? photosText('proposed') : stateText(photo) })}
      className={classes.filter(Boolean).join(' ')}
      style={style}
      onMouseEnter={() => onHover(_id)}
      onMouseLeave={() => onHover(null)}
      onClick={onClick}
      onDoubleClick={onOpen}
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
}

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
