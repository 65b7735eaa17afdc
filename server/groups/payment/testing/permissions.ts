import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // Guarded by the token of the sign-up, because there is no session yet.
  generateOrder: 'public',
  generateRenewalOrder: 'tenant_update_self',
  getRenewalQuote: 'tenant_update_self',
  // Guarded by the signature of the payment provider.
  completeOrder: 'public',
  failPayment: 'public',
  receivePaymentWebhook: 'public',
  listInvoices: 'tenant_list_self',
  downloadInvoice: 'tenant_list_self',
}
