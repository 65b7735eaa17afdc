import { useParams } from 'react-router-dom'
import { useGetLocationQuery } from '../../api/location'
import { useListMissionsByLocationQuery } from '../../api/mission'
import { useCan } from '../../session/useCan'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { NotFoundPage } from '../../shared/states/NotFoundPage'
import { isNotFound } from '../../shared/states/isNotFound'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { degreesText } from './degrees'
import { EditLocation } from './EditLocation'
import './locations.css'
import { placesText } from './messages'
import { PlaceTimeline } from './PlaceTimeline'

const ROW_HEIGHT = 40
/** Limit of missions; a slider cannot show more steps. */
const SHOWN = 200

export function LocationPage() {
  const { locationId = '' } = useParams()
  return <LoadedLocation key={locationId} locationId={locationId} />
}

function LoadedLocation({ locationId }: { locationId: string }) {
  const canSeeMissions = useCan('mission_list')
  const { data, error, refetch } = useGetLocationQuery({ locationId }, { refetchOnMountOrArgChange: true })
  const missions = useListMissionsByLocationQuery({ locationId, pageSize: SHOWN }, { skip: !canSeeMissions })
  const place = data?.data.location

  if (isNotFound(error)) {
    return <NotFoundPage title={placesText('goneTitle')} to="/dashboard/locations" toText={placesText('toList')} />
  }
  if (!place && error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  if (!place) return <RowsSkeleton rows={6} height={ROW_HEIGHT} />
  return (
    <>
      <PageHeader
        title={place.name}
        detail={degreesText(place.location)}
        actions={<EditLocation place={place} reload={async () => (await refetch()).data?.data.location} />}
      />
      {content()}
    </>
  )

  function content() {
    if (!place) return null
    if (!canSeeMissions) return <NoPermission permission="mission_list" />
    if (missions.data) return <PlaceTimeline place={place} missions={missions.data.data.items} />
    if (!missions.error) return <RowsSkeleton rows={6} height={ROW_HEIGHT} />
    return <ErrorState message={missions.error.message} onRetry={() => void missions.refetch()} />
  }
}
