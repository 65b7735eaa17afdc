import { useGetAllPilotsQuery } from '../../../api/pilot'
import { useCan } from '../../../session/useCan'
import { LinkButton } from '../../../shared/LinkButton'
import { ExpiryAlert } from '../../../shared/states/ExpiryAlert'
import { useNow } from '../../../shared/time/useNow'
import { countWarnings } from './licenceState'
import { pilotsText } from './messages'

/** Line about licences that have expired or soon will; nothing when there are none. */
export function ExpiringLicences() {
  const canList = useCan('flight_list')
  const { data } = useGetAllPilotsQuery({}, { skip: !canList, refetchOnMountOrArgChange: true })
  const now = useNow()
  const count = countWarnings(data?.data.pilots ?? [], now)
  if (count === 0) return null
  return (
    <ExpiryAlert
      title={pilotsText('licenceWarning', { count })}
      action={
        <LinkButton size="small" to="/dashboard/pilots">
          {pilotsText('showPilots')}
        </LinkButton>
      }
    />
  )
}
