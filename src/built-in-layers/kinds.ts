// The layers that every map of a mission has, drawn from the records of the mission.
import type { PermissionName } from '../shared/permissions/permissions.gen'
import { builtInText } from './messages'

export type BuiltInKind = 'alerts' | 'comments' | 'objects' | 'recordings' | 'photos' | 'flights' | 'footprints'

interface KindRules {
  /** Without it the records are not requested. */
  permission: PermissionName
  label: () => string
  color: string
  /** Whether it is shown to users who have not chosen. */
  isShown: boolean
}

const RULES: Readonly<Record<BuiltInKind, KindRules>> = {
  alerts: { permission: 'alert_list', label: () => builtInText('alerts'), color: '#d4380d', isShown: true },
  comments: { permission: 'thread_list', label: () => builtInText('comments'), color: '#0e7490', isShown: true },
  // Objects show photos.
  objects: { permission: 'feature_list', label: () => builtInText('objects'), color: '#d48806', isShown: true },
  recordings: { permission: 'vod_list', label: () => builtInText('recordings'), color: '#be185d', isShown: true },
  photos: { permission: 'feature_list', label: () => builtInText('photos'), color: '#0958d9', isShown: true },
  flights: { permission: 'flight_list', label: () => builtInText('flights'), color: '#7c3aed', isShown: true },
  footprints: { permission: 'feature_list', label: () => builtInText('footprints'), color: '#0958d9', isShown: false },
}

/** Topmost first. */
export const KINDS: readonly BuiltInKind[] = [
  'alerts',
  'comments',
  'objects',
  'recordings',
  'photos',
  'flights',
  'footprints',
]

export const rulesOf = (kind: BuiltInKind): KindRules => RULES[kind]

const PREFIX = 'built-in:'

/** ID of the scene layer. */
export const layerIdOf = (kind: BuiltInKind): string => `${PREFIX}${kind}`

/** The kind whose scene layer has this ID. */
export const kindOfLayer = (layerId: string): BuiltInKind | undefined =>
  KINDS.find((kind) => layerIdOf(kind) === layerId)
