import { useListSharesQuery, type Share } from '../../api/share'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { ExpiryAlert } from '../../shared/states/ExpiryAlert'
import { absoluteTime } from '../../shared/time/timeText'
import { linksText } from './messages'

/** Links that are listed. */
const MOST_LINKS = 5

/** Line about links that expire soon; nothing when there are none. */
export function ExpiringShares() {
  const canList = useCan('public_map_create')
  const { data } = useListSharesQuery(
    { state: 'expiring', pageSize: MOST_LINKS },
    { skip: !canList, refetchOnMountOrArgChange: true },
  )
  const { items = [], total = 0 } = data?.data ?? {}
  if (total === 0) return null
  const left = total - items.length
  return (
    <ExpiryAlert
      title={linksText('expiringTitle', { count: total })}
      details={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {items.map((share) => (
              <li key={share._id} style={{ overflowWrap: 'anywhere' }}>
                <Link to={`/dashboard/shares/${share._id}`}>{lineOf(share)}</Link>
              </li>
            ))}
          </ul>
          {left > 0 && <Link to="/dashboard/shares?state=expiring">{linksText('expiringMore', { count: left })}</Link>}
        </>
      }
    />
  )
}

function lineOf({ name, recipient, expiresAt }: Share): string {
  const time = expiresAt ? absoluteTime(expiresAt) : linksText('never')
  return recipient ? linksText('expiringFor', { name, recipient, time }) : linksText('expiringLine', { name, time })
}
