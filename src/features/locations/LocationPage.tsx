import { useParams } from 'react-router-dom'
import { useGetLocationQuery, useRestoreLocationMutation } from '../../api/location'
import { useListMissionsByLocationQuery } from '../../api/mission'
import { useCan } from '../../session/useCan'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { MissingRecord } from '../../shared/states/MissingRecord'
import { isNotFound } from '../../shared/states/isNotFound'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { LinkButton } from '../../shared/LinkButton'
import { PLACE_DIGITS, positionText } from '../../shared/positionText'
import { DeleteLocation } from './DeleteLocation'
import { EditLocation } from './EditLocation'
import './locations.css'
import { locationsText } from './messages'
import { LocationAlerts } from './LocationAlerts'
import { LocationRecordings } from './LocationRecordings'
import { LocationTimeline } from './LocationTimeline'

const ROW_HEIGHT = 40
/** Limit of missions; a slider cannot show more steps. */
const MAX_MISSIONS = 200

export function LocationPage() {
  const { locationId = '' } = useParams()
  return <LoadedLocation key={locationId} locationId={locationId} />
}

function LoadedLocation({ locationId }: { locationId: string }) {
  const canSeeMissions = useCan('mission_list')
  const canSeeRecordings = useCan('vod_list')
  const canSeeAlerts = useCan('alert_list')
  const { data, error, refetch } = useGetLocationQuery({ locationId }, { refetchOnMountOrArgChange: true })
  const missions = useListMissionsByLocationQuery({ locationId, pageSize: MAX_MISSIONS }, { skip: !canSeeMissions })
  const canRestore = useCan('location_delete')
  const [restore] = useRestoreLocationMutation()
  const location = data?.data.location

  if (isNotFound(error)) {
    return (
      <MissingRecord
        isPage
        error={error}
        record="location"
        title={locationsText('notFoundTitle')}
        back={<LinkButton to="/dashboard/locations">{locationsText('toList')}</LinkButton>}
        onRestore={canRestore ? () => restore({ locationId }) : undefined}
        onRestored={() => void refetch()}
      />
    )
  }
  if (!location && error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  if (!location) return <RowsSkeleton rows={6} height={ROW_HEIGHT} />
  return (
    <>
      <PageHeader
        title={location.name}
        detail={positionText(location.location, PLACE_DIGITS)}
        actions={
          <>
            <EditLocation location={location} reload={async () => (await refetch()).data?.data.location} />
            <DeleteLocation location={location} />
          </>
        }
      />
      <div className="in-order">
        {content()}
        {canSeeMissions && canSeeAlerts && <LocationAlerts locationId={locationId} />}
        {canSeeMissions && canSeeRecordings && <LocationRecordings locationId={locationId} />}
      </div>
    </>
  )

  function content() {
    if (!location) return null
    if (!canSeeMissions) return <NoPermission permission="mission_list" />
    if (missions.data) return <LocationTimeline location={location} missions={missions.data.data.items} />
    if (!missions.error) return <RowsSkeleton rows={6} height={ROW_HEIGHT} />
    return <ErrorState message={missions.error.message} onRetry={() => void missions.refetch()} />
  }
}
