import { Alert, Typography } from 'antd'
import type { Organisation } from '../../../api/organisation'
import { useListPublicPackagesQuery } from '../../../api/tenant'
import { PackageCards } from '../../../shared/packages/PackageCards'
import { ErrorState } from '../../../shared/states/ErrorState'
import { pageSizeLimits } from '../../../shared/limits/common.gen'
import { organisationText } from '../messages'
import { useNow } from '../../../shared/time/useNow'

interface OtherPackagesProps {
  /** Undefined if the organisation has no package. */
  current: Organisation['package']
  onChoose: (packageId: string) => void
}

/** Other packages on sale. */
export function OtherPackages({ current, onChoose }: OtherPackagesProps) {
  const { data, error, refetch } = useListPublicPackagesQuery({ pageSize: pageSizeLimits.maximum })
  const others = data?.data.items.filter(({ _id }) => _id !== current?.packageId)
  const now = useNow()
  const isPaidFor = current?.endsAt != null && Date.parse(current.endsAt) > now
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16, marginBottom: 12 }}>
        {organisationText(current?.packageId ? 'otherPackages' : 'packages')}
      </Typography.Title>
      {data?.data.paymentNotConfigured && (
        <Alert type="info" showIcon title={organisationText('notSoldHere')} style={{ marginBottom: 12 }} />
      )}
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : others?.length === 0 ? (
        <Typography.Text type="secondary">{organisationText('noOtherPackages')}</Typography.Text>
      ) : (
        <PackageCards
          offers={others}
          chosenId=""
          onChoose={onChoose}
          tax={data?.data.tax}
          unavailableText={({ price }) =>
            price === 0 && isPaidFor ? organisationText('availableLater', { name: current.name }) : undefined
          }
        />
      )}
    </section>
  )
}
