import type { DetectedObject } from '../api/detector'
import { objectName } from './objectName'
import './objectBoxes.css'
import { STATE_COLORS } from './stateColors'

interface ObjectBoxesProps {
  /** Of one photo. */
  objects: readonly DetectedObject[]
  selectedId: string | null
  /** Absent where boxes cannot be selected. */
  onSelect?: (objectId: string) => void
}

/** Boxes of results above their photo, which has the same size as the parent. A list beside it names them. */
export function ObjectBoxes({ objects, selectedId, onSelect }: ObjectBoxesProps) {
  const photo = objects[0]?.photo
  if (!photo) return null
  const { width, height } = photo
  return (
    <svg className="object-boxes" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {objects.map((object) => (
        <Box
          key={object._id}
          object={object}
          isSelected={object._id === selectedId}
          {...(onSelect && { onSelect: () => onSelect(object._id) })}
        />
      ))}
    </svg>
  )
}

interface BoxProps {
  object: DetectedObject
  isSelected: boolean
  onSelect?: () => void
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
        <title>{objectName(object)}</title>
      </rect>
    </g>
  )
}
