// The limits of a package as columns: package, subscription, payment_order and invoice share them.
import type { components } from '../../platform/contract/contract.gen'

export type Limits = components['schemas']['Limits']

export const limitColumns = (limits: Limits) => ({
  max_users: limits.users,
  max_clients: limits.clients,
  max_storage_bytes: limits.storageBytes,
  max_stream_minutes: limits.streamMinutes,
  max_ai_runs: limits.aiRuns,
})

export const limitsOf = (row: ReturnType<typeof limitColumns>): Limits => ({
  users: row.max_users,
  clients: row.max_clients,
  storageBytes: row.max_storage_bytes,
  streamMinutes: row.max_stream_minutes,
  aiRuns: row.max_ai_runs,
})
