import type { DetectedObject } from '../../../api/detector'
import { downloadHref } from '../../../api/download'
import { formatNumber } from '../../../shared/messages'
import { detectorsText } from '../messages'
import { nameOf } from './ObjectList'
import { STATE_COLORS } from './stateColors'

interface PhotoWithObjectsProps {
  /** Of one photo. */
  objects: readonly DetectedObject[]
  selected: DetectedObject
  onSelect: (objectId: string) => void
}

const DEGREES = { maximumFractionDigits: 6 }

/** A photo with the boxes of its results. The list beside it selects them by keyboard. */
export function PhotoWithObjects({ objects, selected, onSelect }: PhotoWithObjectsProps) {
  const { photo, location } = selected
  const { width, height } = photo
  return (
    <>
      <div className="object-picture" style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          src={downloadHref(`/photo/picture/${photo._id}`, { size: 'preview' })}
          alt={detectorsText('picture', { name: photo.name, count: objects.length })}
        />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {objects.map((object) => (
            <Box
              key={object._id}
              object={object}
              isSelected={object._id === selected._id}
              onSelect={() => onSelect(object._id)}
            />
          ))}
        </svg>
      </div>
      <p>
        <strong>{nameOf(selected)}</strong> · {photo.name}
      </p>
      <p className="object-facts">
        {location
          ? detectorsText('located', {
              lat: formatNumber(location.lat, DEGREES),
              long: formatNumber(location.long, DEGREES),
            })
          : detectorsText('notLocated')}
      </p>
    </>
  )
}

interface BoxProps {
  object: DetectedObject
  isSelected: boolean
  onSelect: () => void
}

function Box({ object, isSelected, onSelect }: BoxProps) {
  const [x = 0, y = 0, width = 0, height = 0] = object.box
  const place = { x, y, width, height }
  return (
    <g>
      <rect {...place} className="object-edge" />
      <rect
        {...place}
        className={isSelected ? 'object-box object-box-selected' : 'object-box'}
        stroke={STATE_COLORS[object.state]}
        onClick={onSelect}
      >
        <title>{nameOf(object)}</title>
      </rect>
    </g>
  )
}
