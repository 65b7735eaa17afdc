import { Typography } from 'antd'
import { useListPublicPackagesQuery } from '../../../api/tenant'
import { PackageCards } from '../../../shared/packages/PackageCards'
import { ErrorState } from '../../../shared/states/ErrorState'
import { PACKAGES_SHOWN } from '../limits'
import { organisationText } from '../messages'

interface OtherPackagesProps {
  /** Empty if the organisation has no package. */
  currentId: string
  onChoose: (packageId: string) => void
}

/** Other packages on sale. */
export function OtherPackages({ currentId, onChoose }: OtherPackagesProps) {
  const { data, error, refetch } = useListPublicPackagesQuery({ pageSize: PACKAGES_SHOWN })
  const others = data?.data.items.filter(({ _id }) => _id !== currentId)
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16, marginBottom: 12 }}>
        {organisationText(currentId ? 'otherPackages' : 'packages')}
      </Typography.Title>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : others?.length === 0 ? (
        <Typography.Text type="secondary">{organisationText('noOtherPackages')}</Typography.Text>
      ) : (
        <PackageCards offers={others} chosenId="" onChoose={onChoose} />
      )}
    </section>
  )
}
