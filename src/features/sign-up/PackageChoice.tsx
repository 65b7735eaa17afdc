import { GiftOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { errorMessage } from '../../api/errors'
import { useListPublicPackagesQuery } from '../../api/tenant'
import { PackageCards } from '../../shared/packages/PackageCards'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { pageSizeLimits } from '../../shared/limits/common.gen'
import { signUpText } from './messages'

interface PackageChoiceProps {
  chosenId: string
  onChoose: (packageId: string) => void
}

/** Packages on sale, as cards. */
export function PackageChoice({ chosenId, onChoose }: PackageChoiceProps) {
  const { data, error, refetch } = useListPublicPackagesQuery({ pageSize: pageSizeLimits.maximum })
  if (error && !data) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (data?.data.items.length === 0) {
    return (
      <EmptyState icon={<GiftOutlined />} title={signUpText('noPackagesTitle')} help={signUpText('noPackagesHelp')} />
    )
  }
  return (
    <>
      {data?.data.paymentNotConfigured && (
        <Alert className="guest-notice" type="info" showIcon title={signUpText('notSold')} />
      )}
      <PackageCards offers={data?.data.items} chosenId={chosenId} onChoose={onChoose} tax={data?.data.tax} />
    </>
  )
}
