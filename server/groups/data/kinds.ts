// Kinds of items on the data page. A further kind of mission file needs an entry here and in the contract.
import type { components } from '../../platform/contract/contract.gen'

export type DataKind = components['schemas']['DataKind']

interface KindRules {
  /** Permission to list items of this kind. */
  list: string
  /** Permission to download the file; null for kinds without one. */
  download: string | null
}

const KINDS: Record<DataKind, KindRules> = {
  photo: { list: 'feature_list', download: 'feature_list' },
  document: { list: 'list_document', download: 'list_document' },
  layer: { list: 'layer_list', download: 'download_layer' },
  flight: { list: 'flight_list', download: null },
  recording: { list: 'vod_list', download: 'vod_list' },
  outcome: { list: 'alert_list', download: 'alert_list' },
  telemetry: { list: 'flight_list', download: 'flight_list' },
}

const kindsWhere = (holds: (rules: KindRules) => boolean): DataKind[] =>
  (Object.keys(KINDS) as DataKind[]).filter((kind) => holds(KINDS[kind]))

/** Kinds of which the user may list items. */
export const listedKinds = (permissions: ReadonlySet<string>): DataKind[] =>
  kindsWhere(({ list }) => permissions.has(list))

/** Kinds whose files the user may download. */
export const downloadedKinds = (permissions: ReadonlySet<string>): DataKind[] =>
  kindsWhere(({ list, download }) => download !== null && permissions.has(list) && permissions.has(download))
