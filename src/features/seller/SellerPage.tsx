import { useGetSellerQuery } from '../../api/seller'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { sellerText } from './messages'
import { SellerForm } from './SellerForm'

const SKELETON_ROWS = 6
const ROW_HEIGHT = 56

/** Seller and tax of the installation. */
export function SellerPage() {
  const { data, error, refetch } = useGetSellerQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageHeader title={sellerText('title')} detail={sellerText('detail')} />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {data && <SellerForm seller={data.data} reload={async () => (await refetch()).data?.data} />}
    </>
  )
}
