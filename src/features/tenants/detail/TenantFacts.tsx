import { formatNumber } from '../../../shared/messages'
import type { ReactNode } from 'react'
import { Card } from 'antd'
import type { Tenant } from '../../../api/tenant'
import { Facts } from '../../../shared/Facts'
import { priceLabel } from '../../../shared/packages/offerLabels'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { absoluteTime } from '../../../shared/time/timeText'
import { tenantsText } from '../messages'

/** Master data of a tenant. */
export function TenantFacts({ tenant }: { tenant: Tenant }) {
  const { root, packageName, endsAt, signUp, contactEmail, contactPhone } = tenant
  const facts = [
    fact('factRoot', root && `${root.name}, ${root.email}`),
    fact('factPackage', packageName ?? tenantsText('noPackage')),
    ...(tenant.package ? [fact('factPrice', priceLabel(tenant.package))] : []),
    ...(tenant.package ? [fact('factEnds', endsAt ? absoluteTime(endsAt) : tenantsText('factNoEnd'))] : []),
    ...(signUp ? [fact('factSignUp', signUpStateText(signUp))] : []),
    fact('factMissions', formatNumber(tenant.missions)),
    fact('factCreated', <RelativeTime time={tenant.createdAt} />),
    fact('factAddress', tenant.address),
    fact('factContact', [contactEmail, contactPhone].filter(Boolean).join(', ')),
    fact('factTaxId', tenant.taxId),
  ]
  return (
    <Card size="small" title={tenantsText('details')}>
      <Facts items={facts} />
    </Card>
  )
}

const fact = (label: Parameters<typeof tenantsText>[0] & `fact${string}`, children: ReactNode) => ({
  key: label,
  label: tenantsText(label),
  children: children || tenantsText('notGiven'),
})

function signUpStateText({ verifiedAt, expiresAt }: NonNullable<Tenant['signUp']>): string {
  const state = tenantsText(verifiedAt ? 'verified' : 'unverified')
  return expiresAt ? `${state}, ${tenantsText('expires', { time: absoluteTime(expiresAt) })}` : state
}
