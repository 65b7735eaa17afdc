import { useState } from 'react'
import { Button, Flex, Input } from 'antd'
import { useGetPhotoQuery, usePlacePhotoMutation } from '../../../api/photo'
import { parsePosition } from '../../../map/controls/parsePosition'
import type { Position } from '../../../map/scene'
import { positionText } from '../../../shared/positionText'
import { ErrorState } from '../../../shared/states/ErrorState'
import { photosText } from '../messages'
import type { Placing } from './usePlacing'

interface PlacePanelProps {
  placing: Placing
  onClose: () => void
}

/** Panel above the map for placing a photo by click, drag or typed coordinates. */
// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function PlacePanel({ placing, onClose }: PlacePanelProps) {
  const { photoId, name, at, onSet } = placing
  const { currentData, error, refetch } = useGetPhotoQuery({ photoId })
  const [place, { isLoading }] = usePlacePhotoMutation()
  const [typed, setTyped] = useState<string | null>(null)
  const photo = currentData?.data
  const isUnread = typed !== null && typed.trim() !== '' && !parsePosition(typed)

  const save = async (position: Position | null) => {
    if (!photo) return
    const location = position && { lat: position[1], long: position[0] }
    const { error: failure } = await place({ photoPlace: { fileId: photoId, version: photo.version, location } })
    if (!failure) onClose()
  }
  const read = (text: string) => {
    setTyped(text)
    const found = parsePosition(text)
    if (found) onSet([found.long, found.lat])
  }
  // The field keeps the typed text until the marker moves.
  const parsed = typed === null ? undefined : parsePosition(typed)
  const isTyped = typed !== null && (!parsed || (at?.[0] === parsed.long && at[1] === parsed.lat))

  return (
    <section className="place-panel" aria-label={photosText('placeTitle', { name })}>
      <h2>{photosText('placeTitle', { name })}</h2>
      <p>{photosText(at ? 'placeDrag' : 'placeClick')}</p>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      <Input
        aria-label={photosText('coordinates')}
        aria-invalid={isUnread}
        status={isUnread ? 'warning' : ''}
        placeholder={photosText('coordinatesExample')}
        autoComplete="off"
        value={isTyped ? typed : at ? positionText({ lat: at[1], long: at[0] }) : ''}
        onChange={({ target }) => read(target.value)}
      />
      <p role="status" className="place-problem">
        {isUnread && photosText('coordinatesUnread')}
      </p>
      <Flex wrap gap={8}>
        <Button
          type="primary"
          size="small"
          disabled={!at || !photo || isUnread}
          loading={isLoading}
          onClick={() => void save(at)}
        >
          {photosText('placeSave')}
        </Button>
        {at && (
          <Button size="small" onClick={() => onSet(null)}>
            {photosText('placeElsewhere')}
          </Button>
        )}
        {photo?.isPlaced && (
          <Button size="small" onClick={() => void save(null)}>
            {photosText('placeReset')}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {photosText('cancel')}
        </Button>
      </Flex>
    </section>
  )
}
