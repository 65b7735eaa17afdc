import { Alert } from 'antd'
import { useCountAccessOfUsersQuery } from '../../api/user'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { usersText } from './messages'

/**
 * Before users are disabled or deleted: how many links stay open, and where to keep or end them; how many tokens and phones stop.
 * Nothing without any.
 */
export function AccessThatStays({ userIds }: { userIds: string[] }) {
  const canListLinks = useCan('public_map_create')
  const userSelection = { userIds }
  const { data } = useCountAccessOfUsersQuery({ userSelection }, { refetchOnMountOrArgChange: true })
  const { tokens, phones, links } = data?.data ?? {
    tokens: 0,
    phones: 0,
    links: 0,
  }
  return (
    <>
      {links > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginTop: 12 }}
          title={usersText('linksStay', {
            count: links,
            users: userIds.length,
          })}
          description={canListLinks && <LinksOf userIds={userIds} />}
        />
      )}
      {tokens + phones > 0 && <p style={{ margin: '12px 0 0' }}>{usersText('accessStops', { tokens, phones })}</p>}
    </>
  )
}

function LinksOf({ userIds: [userId, ...others] }: { userIds: string[] }) {
  return others.length === 0 ? (
    <Link to={`/dashboard/shares?createdBy=${userId ?? ''}&state=active`}>{usersText('linksStayOpen')}</Link>
  ) : (
    <Link to="/dashboard/shares?author=left">{usersText('linksOfLeft')}</Link>
  )
}
