// What other groups may use of the group alert.
import type { Tx } from '../../platform/db/tenancy'
import type { AlertSettings } from './settingsSql'
import * as settingsQueries from './settingsSql'

export { raiseAlert } from './raise'
export { announceRecording } from './service'

export const readAlertSettings = (tenantId: string, tx: Tx): Promise<AlertSettings> =>
  settingsQueries.selectSettings(tenantId, tx)
