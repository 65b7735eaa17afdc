import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Pagination, Typography } from 'antd'
import { downloadHref } from '../../api/download'
import { useListInvoicesQuery, type Invoice } from '../../api/payment'
import { formatMoney } from '../../shared/packages/money'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { dayText } from '../../shared/time/timeText'
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
    <Card size="small" title={organisationText('invoices')}>
      {content()}
    </Card>
  )

  function content() {
    if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (total === 0) return <Typography.Text type="secondary">{organisationText('noInvoices')}</Typography.Text>
    return (
      <Flex vertical gap={12}>
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
          {items.map((invoice) => (
            <li key={invoice._id}>
              <InvoiceRow invoice={invoice} />
            </li>
          ))}
        </ul>
        {total > PAGE_SIZE && (
          <Pagination
            size="small"
            align="end"
            current={page}
            pageSize={PAGE_SIZE}
            total={total}
            showSizeChanger={false}
            onChange={setPage}
          />
        )}
      </Flex>
    )
  }
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { _id, number, packageName, amount, currency, issuedAt, startsAt, endsAt } = invoice
  return (
    <Flex justify="space-between" align="center" gap={12}>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div style={{ fontVariantNumeric: 'tabular-nums' }}>
          {number} · {formatMoney(amount, currency)} · <RelativeTime time={issuedAt} />
        </div>
        <Typography.Text type="secondary">
          {organisationText('invoiceFor', { name: packageName, from: dayText(startsAt), to: dayText(endsAt) })}
        </Typography.Text>
      </div>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        href={downloadHref(`/payment/invoice/${_id}`)}
        aria-label={organisationText('downloadInvoice', { number })}
        download
      >
        {organisationText('pdf')}
      </Button>
    </Flex>
  )
}
