import { Checkbox } from 'antd'
import { objectName } from '../../../objects/objectName'
import { STATE_COLORS } from '../../../objects/stateColors'
import { photoObjectsText } from './messages'
import type { PhotoObjects } from './usePhotoObjects'

/** More rows hide the facts of the photo. */
const MOST_ROWS = 12

/** Switches the boxes of a photo, and names them with what people decided. Nothing without results. */
export function ObjectsPanel({ objects, isShown, setShown, selectedId }: PhotoObjects) {
  if (objects.length === 0) return null
  // The marked one is always among them.
  const sorted = [...objects].sort((one, other) => Number(other._id === selectedId) - Number(one._id === selectedId))
  const rows = sorted.slice(0, MOST_ROWS)
  return (
    <section className="photo-objects" aria-label={photoObjectsText('title')}>
      <Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)}>
        {photoObjectsText('show', { count: objects.length })}
      </Checkbox>
      {isShown && (
        <ul aria-label={photoObjectsText('list')}>
          {rows.map((object) => (
            <li key={object._id} aria-current={object._id === selectedId || undefined}>
              <span className="object-mark" style={{ background: STATE_COLORS[object.state] }} aria-hidden />
              <span>
                {photoObjectsText('withState', { object: objectName(object), state: photoObjectsText(object.state) })}
              </span>
            </li>
          ))}
          {objects.length > rows.length && <li>{photoObjectsText('more', { count: objects.length - rows.length })}</li>}
        </ul>
      )}
    </section>
  )
}
