import { Card, Descriptions, Typography } from 'antd'
import type { Organisation, Subscription } from '../../api/organisation'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { priceLabel } from '../../shared/packages/offerLabels'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { organisationText } from './messages'

/** The current package of the organisation. */
export function PackageCard({ organisation }: { organisation: Organisation }) {
  const { package: bought } = organisation
  const canUpdate = useCan('tenant_update_self')
  return (
    <Card size="small" title={organisationText('package')}>
      {bought ? <Bought bought={bought} /> : <p style={{ marginTop: 0 }}>{organisationText('noPackage')}</p>}
      {canUpdate && (
        <LinkButton to="/dashboard/tenant/organisation/renew" style={{ marginTop: 12 }}>
          {organisationText(bought ? 'renewOrChange' : 'choosePackage')}
        </LinkButton>
      )}
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
            children: priceLabel(bought),
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
