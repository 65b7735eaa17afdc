import { Card, Descriptions, Typography } from 'antd'
import type { Organisation, Subscription } from '../../api/organisation'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { organisationText } from './messages'

/** What is paid for, and what was. */
export function PackageCard({ organisation }: { organisation: Organisation }) {
  const { package: bought, invoices } = organisation
  return (
    <Card size="small" title={organisationText('package')}>
      {bought ? <Bought bought={bought} /> : <p style={{ marginTop: 0 }}>{organisationText('noPackage')}</p>}
      <Descriptions
        column={1}
        size="small"
        colon={false}
        items={[
          {
            key: 'invoices',
            label: organisationText('invoices'),
            children:
              invoices.lastAt === null ? (
                organisationText('noInvoices')
              ) : (
                <span>
                  {organisationText('invoiceCount', { count: invoices.total })}. {organisationText('lastInvoice')}{' '}
                  <RelativeTime time={invoices.lastAt} />
                </span>
              ),
          },
        ]}
      />
    </Card>
  )
}

function Bought({ bought }: { bought: Subscription }) {
  return (
    <>
      <Typography.Paragraph strong style={{ marginBottom: 8 }}>
        {bought.name}
      </Typography.Paragraph>
      <Descriptions
        column={1}
        size="small"
        colon={false}
        items={[
          {
            key: 'price',
            children: organisationText(bought.period === 'month' ? 'perMonth' : 'perYear', { price: priceOf(bought) }),
          },
          { key: 'since', label: organisationText('since'), children: <RelativeTime time={bought.startsAt} /> },
          {
            key: 'until',
            label: organisationText('until'),
            children: bought.endsAt ? <RelativeTime time={bought.endsAt} /> : organisationText('noEnd'),
          },
        ]}
      />
    </>
  )
}

/** Money comes in the smallest unit of its currency, which is not a hundredth everywhere. */
function priceOf({ price, currency }: Subscription): string {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency })
  return format.format(price / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
