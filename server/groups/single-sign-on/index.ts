import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { backChannelLogoutPlugin } from './backChannelLogout'
import { singleSignOnHandlers } from './handlers'
import { deleteUsedTokens } from './logoutSql'

export const group = {
  handlers: singleSignOnHandlers,
  plugin: backChannelLogoutPlugin,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteUsedTokens) }],
} satisfies Group
