// Finds the locations inside a feature of a base layer, such as a plot.
import type { Tx } from '../../platform/db/tenancy'
import { pointsInside } from '../base-layer/public'
import { selectLocationsInBox } from './maprefSql'
import { missionText } from './messages'

/** @returns the IDs of the locations inside the features whose identifying attribute has the value `mapref` @throws as pointsInside */
export const locationsInside = (
  tenantId: string,
  tx: Tx,
  place: { baseLayerId: string; mapref: string },
): Promise<string[]> =>
  pointsInside(tenantId, tx, place, {
    selectInBox: selectLocationsInBox,
    noIdentifyingAttribute: () => missionText('noIdentifyingAttribute'),
    unknownMapref: (attribute) => missionText('unknownMapref', { attribute }),
  })
