import { Card, Flex, Typography } from 'antd'
import type { RenewalQuote as Quote } from '../../../api/payment'
import { Facts } from '../../../shared/Facts'
import { formatMoney } from '../../../shared/packages/money'
import { priceLabel } from '../../../shared/packages/offerLabels'
import { taxAmountText } from '../../../shared/packages/taxText'
import { dayText } from '../../../shared/time/timeText'
import { organisationText } from '../messages'

/** What a renewal costs and when the new term ends. */
export function RenewalQuote({ quote }: { quote: Quote }) {
  const { currency, total, tax, credit, startsAt, endsAt } = quote
  const items = [
    { key: 'package', label: organisationText('quotePackage'), children: `${quote.packageName}, ${priceLabel(quote)}` },
    {
      key: 'term',
      label: organisationText('quoteTerm'),
      children: endsAt
        ? organisationText('quoteFromTo', { from: dayText(startsAt), to: dayText(endsAt) })
        : organisationText('noEnd'),
    },
    ...(credit
      ? [
          {
            key: 'credit',
            label: organisationText('quoteCredit'),
            children: organisationText('quoteCreditOf', {
              name: credit.packageName,
              value: formatMoney(credit.value, currency),
              days: Math.round(credit.days),
            }),
          },
        ]
      : []),
    ...(tax ? [{ key: 'tax', label: tax.name, children: taxAmountText(tax, total, currency) }] : []),
  ]
  return (
    <Card size="small" title={organisationText('quoteTitle')} style={{ maxWidth: 560, marginBottom: 16 }}>
      <Flex vertical gap={12}>
        <Facts items={items} />
        <Typography.Text strong style={{ fontSize: 16, fontVariantNumeric: 'tabular-nums' }}>
          {organisationText('quoteTotal', { total: formatMoney(total, currency) })}
        </Typography.Text>
      </Flex>
    </Card>
  )
}
