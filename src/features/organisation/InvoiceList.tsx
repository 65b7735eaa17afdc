import { useState } from 'react'
import { Card } from 'antd'
import { downloadHref } from '../../api/download'
import { useListInvoicesQuery } from '../../api/payment'
import { InvoiceRows } from '../../shared/payment/InvoiceRows'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { organisationText } from './messages'

const PAGE_SIZE = 10
const SKELETON_ROWS = 3
const ROW_HEIGHT = 48

/** Paid invoices, each with a PDF to download. */
export function InvoiceList() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useListInvoicesQuery(
    { page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Card size="small" id="invoices" tabIndex={-1} title={organisationText('invoices')}>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {data && (
        <InvoiceRows
          items={data.data.items}
          total={data.data.total}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          hrefOf={(id) => downloadHref(`/payment/invoice/${id}`)}
        />
      )}
    </Card>
  )
}
