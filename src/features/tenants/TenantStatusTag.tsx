import type { TenantStatus } from '../../api/tenant'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { tenantsText } from './messages'

const hues: Record<TenantStatus, StateHue> = { pending: 'gold', active: 'green', suspended: 'red' }

export function TenantStatusTag({ status }: { status: TenantStatus }) {
  return <StateTag hue={hues[status]}>{tenantsText(status)}</StateTag>
}
