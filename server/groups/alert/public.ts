// What other groups may use of the group alert.
import type { Tx } from '../../platform/db/tenancy'
import type { AlertSettings } from './settingsSql'
import * as settingsQueries from './settingsSql'
import * as queries from './sql'

export { createAlert, createAlertWithPicture } from './create'
export { raiseAlert } from './raise'
export { IS_TIME_KNOWN, IS_TIME_OF_FILE } from './row'
export { announceRecording } from './service'

export const readAlertSettings = (tenantId: string, tx: Tx): Promise<AlertSettings> =>
  settingsQueries.selectSettings(tenantId, tx)

/** An alert that was raised with a duplicate key, also after it was closed. @returns its ID; undefined when there is none */
export const findAlertByKey = (
  tenantId: string,
  tx: Tx,
  missionId: string,
  dedupeKey: string,
): Promise<string | undefined> => queries.selectAlertByKey(tenantId, tx, missionId, dedupeKey)
