import { useGetLayerPanelQuery, type Layer } from '../../api/layer'
import type { ClientMission } from '../../api/client'
import { downloadHref } from '../../api/download'
import type { Mission } from '../../api/mission'
import { useGetPhotoPointsQuery } from '../../api/photo'
import { useListRecordingsQuery } from '../../api/vod'
import type { MissionSegment, ShownKind } from '../../manifest/manifest'
import { useMissionPath } from '../../session/useMissionPath'
import { clientAreaText } from './clientAreaMessages'
import { contentsOf } from './sharedContents'
import { ContentsCard } from './ContentsCard'

interface SharedMissionOverviewProps {
  mission: Mission
  shown: ClientMission['shown']
  /** All segments of missions; those with shown records are linked. */
  segments: readonly MissionSegment[]
}

/** What a mission is about, and a card with a picture for each kind of what is shown of it. */
export function SharedMissionOverview({ mission, shown, segments }: SharedMissionOverviewProps) {
  const home = useMissionPath()(mission._id)
  const pictures = usePictures(mission._id, shown)
  const contents = contentsOf(shown)
  return (
    <>
      {mission.description !== '' && (
        <section aria-label={clientAreaText('about')}>
          <p className="client-about">{mission.description}</p>
        </section>
      )}
      <ul className="client-contents" aria-label={clientAreaText('whatIsShown')}>
        {contents.map(({ kind, icon, text }) => {
          const segment = segments.find(({ shownToClients }) => shownToClients === kind)
          if (!segment) return null
          return (
            <li key={kind}>
              <ContentsCard
                title={segment.label()}
                path={segment.path === '' ? home : `${home}/${segment.path}`}
                icon={icon}
                text={text}
                pictureUrl={pictures[kind] ?? null}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** One picture of each kind that has some: the newest raster, the first photo, the newest recording. */
function usePictures(missionId: string, shown: ClientMission['shown']): Partial<Record<ShownKind, string | null>> {
  const layers = useGetLayerPanelQuery({ missionId }, { skip: shown.layers === 0 }).data?.data.layers
  const photos = useGetPhotoPointsQuery({ missionId }, { skip: shown.photos === 0 }).data?.data.photos
  const recordings = useListRecordingsQuery({ missionId, pageSize: 1 }, { skip: shown.recordings === 0 }).data?.data
    .items
  const raster = layers
    ?.filter(({ kind, status }) => kind === 'raster' && status === 'ready')
    .sort((one, other) => dateOf(other).localeCompare(dateOf(one)))[0]
  const photo = photos?.find(({ hasPicture }) => hasPicture)
  return {
    layers: raster ? downloadHref(`/layer/thumbnail/${raster._id}?v=${raster.dataVersion}`) : null,
    photos: photo ? downloadHref(`/photo/picture/${photo._id}`) : null,
    recordings: recordings?.[0]?.posterUrl ?? null,
  }
}

const dateOf = ({ capturedAt, createdAt }: Layer): string => capturedAt ?? createdAt
