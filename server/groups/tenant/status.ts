// Status changes that super-admins can make. Deleted is not a status, because deleted tenants are not shown.
import type { components } from '../../platform/contract/contract.gen'

export type TenantStatus = components['schemas']['TenantStatus']

const NEXT: Record<TenantStatus, TenantStatus[]> = {
  pending: ['active'],
  active: ['suspended'],
  suspended: ['active'],
}

export const nextStatuses = (from: TenantStatus): TenantStatus[] => NEXT[from]
