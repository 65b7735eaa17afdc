import type { DetectedObject } from '../../../api/detector'
import { downloadHref } from '../../../api/download'
import { ObjectBoxes } from '../../../objects/ObjectBoxes'
import { objectName } from '../../../objects/objectName'
import { formatNumber } from '../../../shared/messages'
import { Link } from '../../../shared/Link'
import { detectorsText } from '../messages'

interface PhotoWithObjectsProps {
  missionId: string
  /** Of one photo. */
  objects: readonly DetectedObject[]
  photo: NonNullable<DetectedObject['photo']>
  selected: DetectedObject
  onSelect: (objectId: string) => void
}

const DEGREES = { maximumFractionDigits: 6 }

/** A photo with the boxes of its results. The list beside it selects them by keyboard. */
export function PhotoWithObjects({ missionId, objects, photo, selected, onSelect }: PhotoWithObjectsProps) {
  const { location } = selected
  const { width, height } = photo
  const photoPath = `/dashboard/missions/${missionId}/photos?photo=${photo._id}&object=${selected._id}`
  return (
    <>
      <div className="object-picture" style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          src={downloadHref(`/photo/picture/${photo._id}`, { size: 'preview' })}
          alt={detectorsText('picture', { name: photo.name, count: objects.length })}
        />
        <ObjectBoxes objects={objects} selectedId={selected._id} onSelect={onSelect} />
      </div>
      <p>
        <strong>{objectName(selected)}</strong> · {photo.name} ·{' '}
        <Link to={photoPath}>{detectorsText('openPhoto')}</Link>
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
