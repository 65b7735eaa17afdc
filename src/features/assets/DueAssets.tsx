import { useGetAssetCountsQuery, type AssetStatus } from '../../api/asset'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { ExpiryAlert } from '../../shared/states/ExpiryAlert'
import { assetsText } from './messages'

const SHOWN = ['grounded', 'overdue', 'due_soon'] as const satisfies AssetStatus[]

const textOf = {
  grounded: 'dashboardGrounded',
  overdue: 'dashboardOverdue',
  due_soon: 'dashboardDueSoon',
} as const

/** Line about assets that are grounded, overdue or due soon; nothing when there are none. */
export function DueAssets() {
  const canList = useCan('asset_list')
  const { data } = useGetAssetCountsQuery(undefined, { skip: !canList, refetchOnMountOrArgChange: true })
  const counts = data?.data.counts ?? []
  const shown = SHOWN.flatMap((status) => {
    const count = counts.find((each) => each.status === status)?.count ?? 0
    return count > 0 ? [{ status, count }] : []
  })
  const total = shown.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <ExpiryAlert
      title={assetsText('dashboardTitle', { count: total })}
      details={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {shown.map(({ status, count }) => (
            <li key={status}>
              <Link to={`/dashboard/assets?status=${status}&sort=-due`}>{assetsText(textOf[status], { count })}</Link>
            </li>
          ))}
        </ul>
      }
    />
  )
}
