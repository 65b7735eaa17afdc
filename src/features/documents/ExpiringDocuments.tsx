import { useGetExpiringDocumentsQuery } from '../../api/document'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { ExpiryAlert } from '../../shared/states/ExpiryAlert'
import { documentsText } from './messages'

/** Missions that are listed. */
const MOST_MISSIONS = 5

/** Line about documents that expire soon or have expired; nothing when there are none. */
export function ExpiringDocuments() {
  const canList = useCan('list_document')
  const { data } = useGetExpiringDocumentsQuery(undefined, { skip: !canList, refetchOnMountOrArgChange: true })
  const { count = 0, missions = [] } = data?.data ?? {}
  if (count === 0) return null
  const listed = missions.slice(0, MOST_MISSIONS)
  const left = count - listed.reduce((sum, mission) => sum + mission.count, 0)
  return (
    <ExpiryAlert
      title={documentsText('expiryWarning', { count })}
      details={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {listed.map(({ missionId, missionName, expiry, count: some }) => (
              <li key={`${missionId} ${expiry}`} style={{ overflowWrap: 'anywhere' }}>
                <Link to={`/dashboard/missions/${missionId}/documents?expiry=${expiry}`}>
                  {expiry === 'soon'
                    ? documentsText('missionSoon', { count: some, mission: missionName })
                    : documentsText('missionExpired', { count: some, mission: missionName })}
                </Link>
              </li>
            ))}
          </ul>
          {left > 0 && documentsText('expiryMore', { count: left })}
        </>
      }
    />
  )
}
