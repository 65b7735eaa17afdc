import { Alert } from 'antd'
import { useListSharesQuery } from '../../api/share'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { usersText } from './messages'

/** Before a user is disabled or deleted: that their links stay open, and where to keep or end them. Nothing without links. */
export function LinksThatStay({ userId }: { userId: string }) {
  const canList = useCan('public_map_create')
  const { data } = useListSharesQuery(
    { createdBy: userId, state: 'active', pageSize: 1 },
    { skip: !canList, refetchOnMountOrArgChange: true },
  )
  const count = data?.data.total ?? 0
  if (count === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginTop: 12 }}
      title={usersText('linksStay', { count })}
      description={<Link to={`/dashboard/shares?createdBy=${userId}&state=active`}>{usersText('linksStayOpen')}</Link>}
    />
  )
}
