// The moves a tenant may make at a super-admin's hand. Deleted is no status: nobody sees a deleted tenant any more.
import type { components } from '../../contract/contract.gen'

export type TenantStatus = components['schemas']['TenantStatus']

const NEXT: Record<TenantStatus, TenantStatus[]> = {
  pending: ['active'],
  active: ['suspended'],
  suspended: ['active'],
}

export const nextStatuses = (from: TenantStatus): TenantStatus[] => NEXT[from]
