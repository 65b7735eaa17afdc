// Finds the alerts inside a base layer, or inside one of its features, such as a plot, by their own positions.
import type { Tx } from '../../platform/db/tenancy'
import { pointsInside, requireBaseLayer, selectGround } from '../base-layer/public'
import { selectAlertsInBox } from './listSql'
import { alertText } from './messages'

/** @returns the IDs of the alerts inside the features whose identifying attribute has the value `mapref` @throws as pointsInside */
export const alertsInside = (
  tenantId: string,
  tx: Tx,
  place: { baseLayerId: string; mapref: string },
): Promise<string[]> =>
  pointsInside(tenantId, tx, place, {
    selectInBox: selectAlertsInBox,
    noIdentifyingAttribute: () => alertText('noIdentifyingAttribute'),
    unknownMapref: (attribute) => alertText('unknownMapref', { attribute }),
  })

/** @returns the IDs of the alerts inside the areas of a base layer @throws AppError 404, 409 for too many areas */
export async function alertsInBaseLayer(tenantId: string, tx: Tx, baseLayerId: string): Promise<string[]> {
  await requireBaseLayer(tenantId, tx, baseLayerId)
  const ground = await selectGround(tenantId, tx, baseLayerId)
  if (!ground) return []
  const near = await selectAlertsInBox(tenantId, tx, ground.box)
  return near.filter(({ long, lat }) => ground.contains(long, lat)).map(({ id }) => id)
}
