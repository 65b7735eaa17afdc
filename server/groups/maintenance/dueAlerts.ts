// Raises alerts about assets whose maintenance is due, in the missions they are assigned to. Maintenance of an asset without an
// open flight is shown on the fleet board only, because an alert belongs to a mission. Tenants with an alert rule about maintenance
// get the alerts of the rule instead, and none while it is off.
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { render } from '../../platform/core/messages'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { raiseAlert } from '../alert/public'
import type { Services } from '../services'
import { selectTenantsToAlert, takeDueAlerts } from './dueSql'
import { maintenanceAlertText } from './messages'

export async function raiseDueAlerts({ db, config }: Services): Promise<void> {
  const language = chooseLanguage(languagesOf(config), undefined, undefined)
  for (const tenantId of await asPlatform(db, selectTenantsToAlert)) {
    await inTenant(db, tenantId, async (tx) => {
      for (const due of await takeDueAlerts(tenantId, tx)) {
        const { asset, rule, serial, flight, stage, missionId, flightId } = due
        const alert = {
          missionId,
          flightId,
          severity: stage === 'overdue' ? ('high' as const) : ('medium' as const),
          source: 'rule' as const,
          title: render(maintenanceAlertText(stage, { asset, rule }), language),
          kind: render(maintenanceAlertText('kind'), language),
          description: render(maintenanceAlertText('details', { serial, flight }), language),
          dedupeKey: `maintenance ${due.assetId} ${due.ruleId} ${stage}`,
        }
        await raiseAlert(tenantId, tx, alert, null)
      }
    })
  }
}
