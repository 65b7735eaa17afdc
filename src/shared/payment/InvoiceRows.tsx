import { DownloadOutlined } from '@ant-design/icons'
import { Button, Flex, Pagination, Typography } from 'antd'
import { formatMoney } from '../packages/money'
import { RelativeTime } from '../time/RelativeTime'
import { dayText } from '../time/timeText'
import { paymentText } from './messages'

interface InvoiceRow {
  _id: string
  number: string
  packageName: string
  amount: number
  currency: string
  issuedAt: string
  startsAt: string
  endsAt: string
}

interface InvoiceRowsProps {
  items: InvoiceRow[]
  total: number
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** URL of the PDF. */
  hrefOf: (invoiceId: string) => string
}

/** One page of invoices, each with a PDF to download. */
export function InvoiceRows({ items, total, page, pageSize, onPage, hrefOf }: InvoiceRowsProps) {
  if (total === 0) return <Typography.Text type="secondary">{paymentText('noInvoices')}</Typography.Text>
  return (
    <Flex vertical gap={12}>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
        {items.map((invoice) => (
          <li key={invoice._id}>
            <Row invoice={invoice} href={hrefOf(invoice._id)} />
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <Pagination
          size="small"
          align="end"
          current={page}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
    </Flex>
  )
}

function Row({ invoice, href }: { invoice: InvoiceRow; href: string }) {
  const { number, packageName, amount, currency, issuedAt, startsAt, endsAt } = invoice
  return (
    <Flex justify="space-between" align="center" gap={12}>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div style={{ fontVariantNumeric: 'tabular-nums' }}>
          {number} · {formatMoney(amount, currency)} · <RelativeTime time={issuedAt} />
        </div>
        <Typography.Text type="secondary">
          {paymentText('invoiceFor', { name: packageName, from: dayText(startsAt), to: dayText(endsAt) })}
        </Typography.Text>
      </div>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        href={href}
        aria-label={paymentText('downloadInvoice', { number })}
        download
      >
        {paymentText('pdf')}
      </Button>
    </Flex>
  )
}
