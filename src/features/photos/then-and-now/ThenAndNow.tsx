import { useState } from 'react'
import { PictureOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import { downloadHref } from '../../../api/download'
import { useGetSameViewPhotosQuery, type Photo, type SameViewPhoto } from '../../../api/photo'
import { useMissionPath } from '../../../session/useMissionPath'
import { Link } from '../../../shared/Link'
import { formatNumber } from '../../../shared/messages'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { takenText } from '../../../shared/time/takenText'
import { thenAndNowText } from './messages'
import { PanoramaPair } from './PanoramaPair'
import { PicturePair } from './PicturePair'
import './thenAndNow.css'

const SKELETON = { rows: 4, height: 64 }

/** A photo beside those of the same view at other times, of all missions. */
export function ThenAndNow({ photo }: { photo: Photo }) {
  const { currentData, error, refetch } = useGetSameViewPhotosQuery({ photoId: photo._id })
  const [chosenId, setChosenId] = useState<string | null>(null)
  if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!currentData) return <RowsSkeleton {...SKELETON} />
  const occasions = currentData.data
  // Those furthest in time differ most.
  const chosen = occasions.find(({ _id }) => _id === chosenId) ?? furthest(occasions, photo)
  if (!chosen || photo.takenAt === null)
    return <NoOccasions isPlaceUnknown={!photo.location || photo.takenAt === null} />

  return (
    <Flex vertical gap={12} className="then-and-now">
      <Comparison photo={photo} takenAt={photo.takenAt} chosen={chosen} />
      <Occasions occasions={occasions} chosenId={chosen._id} onChoose={setChosenId} />
    </Flex>
  )
}

/** The earlier of the two photos comes first. */
function Comparison({ photo, takenAt, chosen }: { photo: Photo; takenAt: string; chosen: SameViewPhoto }) {
  const isEarlier = chosen.takenAt < takenAt
  const own = { _id: photo._id, name: photo.name, time: takenText({ takenAt, localTime: photo.localTime }), turn: 0 }
  const other = { ...chosen, time: takenText(chosen), turn: chosen.turn ?? 0 }
  const then = isEarlier ? other : own
  const now = isEarlier ? own : other
  const panorama = photo.facts?.panorama
  if (!panorama || !chosen.panorama) return <PicturePair then={then} now={now} />
  return (
    <PanoramaPair
      key={chosen._id}
      then={{ ...then, panorama: isEarlier ? chosen.panorama : panorama }}
      now={{ ...now, panorama: isEarlier ? panorama : chosen.panorama }}
    />
  )
}

function NoOccasions({ isPlaceUnknown }: { isPlaceUnknown: boolean }) {
  return (
    <EmptyState
      icon={<PictureOutlined />}
      title={thenAndNowText(isPlaceUnknown ? 'noPosition' : 'none')}
      help={thenAndNowText(isPlaceUnknown ? 'noPositionHelp' : 'noneHelp')}
    />
  )
}

interface OccasionsProps {
  occasions: SameViewPhoto[]
  chosenId: string
  onChoose: (photoId: string) => void
}

/** The photos to compare with, in the order of time. */
function Occasions({ occasions, chosenId, onChoose }: OccasionsProps) {
  const missionPath = useMissionPath()
  return (
    <ul className="then-and-now-occasions" aria-label={thenAndNowText('occasions')}>
      {occasions.map((occasion) => (
        <li key={occasion._id}>
          <button
            type="button"
            className="then-and-now-occasion"
            aria-pressed={occasion._id === chosenId}
            onClick={() => onChoose(occasion._id)}
          >
            <img src={downloadHref(`/photo/picture/${occasion._id}`)} alt="" loading="lazy" />
            <span>
              <strong>{takenText(occasion)}</strong>
              <span>{occasion.missionName}</span>
              <span>{placeText(occasion)}</span>
            </span>
          </button>
          <Link to={`${missionPath(occasion.missionId)}/photos?photo=${occasion._id}`}>{thenAndNowText('open')}</Link>
        </li>
      ))}
    </ul>
  )
}

function furthest(occasions: SameViewPhoto[], { takenAt }: Photo): SameViewPhoto | undefined {
  if (takenAt === null) return undefined
  const away = (occasion: SameViewPhoto) => Math.abs(Date.parse(occasion.takenAt) - Date.parse(takenAt))
  return [...occasions].sort((one, other) => away(other) - away(one))[0]
}

function placeText({ distance, angle }: SameViewPhoto): string {
  const metres = formatNumber(distance, { maximumFractionDigits: 1 })
  if (angle === null) return thenAndNowText('place', { distance: metres })
  return thenAndNowText('placeAndAngle', { distance: metres, angle: formatNumber(Math.round(angle)) })
}
