// Pages the menus lead to whose area of the product is still to come. A line goes when its area lands.
import type { PageTextKey } from './messages'

/** Title, the area it comes with, and what will be done there. */
export type ComingPageTexts = readonly [title: PlainKey, area: PlainKey, help: PlainKey]

/** Texts without anything to fill in. */
type PlainKey = Exclude<PageTextKey, 'title' | 'comingWith'>

/** Below /dashboard. */
export const comingPages: Readonly<Record<string, ComingPageTexts>> = {
  'client/missions': ['yourMissions', 'clientResults', 'helpYourMissions'],
  'tenant/client/list': ['clients', 'clientResults', 'helpClients'],
  'tenant/client/create': ['newClient', 'clientResults', 'helpClients'],
  'tenant/client/missions': ['clientMissions', 'clientResults', 'helpClientMissions'],
  data: ['data', 'dataDesk', 'helpData'],
  'control-center': ['controlCenter', 'liveVideo', 'helpControlCenter'],
  assets: ['assets', 'hangar', 'helpAssets'],
}
