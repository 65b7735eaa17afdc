import type { Group } from '../group'
import { paymentHandlers } from './handlers'
import { sendRenewalReminders } from './reminder'

export const group = {
  handlers: paymentHandlers,
  sweeps: [{ every: 'hour', run: sendRenewalReminders }],
} satisfies Group
