import { Card, Statistic } from 'antd'
import { useGetTenantStatsQuery } from '../../../api/tenant'
import { byteSize } from '../../../shared/byteSize'
import { formatNumber } from '../../../shared/messages'
import { formatMoney } from '../../../shared/packages/money'
import { tenantsText } from '../messages'

/** Totals of all tenants, shown above the tenant list. */
export function TenantStats() {
  const { data } = useGetTenantStatsQuery()
  const stats = data?.data
  const paid = stats?.revenue.filter(({ in30Days }) => in30Days > 0) ?? []
  const revenue = paid.length > 0 ? paid : (stats?.revenue.slice(0, 1) ?? [])
  const numbers = {
    statTenants: stats?.active,
    statNew: stats?.newIn30Days,
    statUsers: stats?.users,
    statMissions: stats?.missions,
    statStorage: stats && byteSize(stats.storageBytes),
    statRevenue:
      stats && (revenue.map(({ in30Days, currency }) => formatMoney(in30Days, currency)).join(', ') || formatNumber(0)),
  }
  return (
    <section
      aria-label={tenantsText('stats')}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        gap: 8,
        marginBottom: 16,
      }}
    >
      {Object.entries(numbers).map(([key, value]) => (
        <Card key={key} size="small">
          <Statistic
            title={tenantsText(key as keyof typeof numbers)}
            // Keeps its height while the number loads.
            value={value ?? '–'}
            styles={{ content: { fontSize: 18, fontVariantNumeric: 'tabular-nums' } }}
          />
        </Card>
      ))}
    </section>
  )
}
