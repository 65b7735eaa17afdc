import { useState } from 'react'
import { Card } from 'antd'
import { downloadHref } from '../../../api/download'
import { useListTenantInvoicesQuery } from '../../../api/support'
import { InvoiceRows } from '../../../shared/payment/InvoiceRows'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { supportText } from './messages'

const PAGE_SIZE = 10
const SKELETON_ROWS = 2
const ROW_HEIGHT = 48

/** Invoices of a tenant, each with a PDF to download. */
export function TenantInvoices({ tenantId }: { tenantId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useListTenantInvoicesQuery(
    { tenantId, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Card size="small" title={supportText('invoices')}>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {data && (
        <InvoiceRows
          items={data.data.items}
          total={data.data.total}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          hrefOf={(id) => downloadHref(`/admin/tenant/invoice/${tenantId}/${id}`)}
        />
      )}
    </Card>
  )
}
