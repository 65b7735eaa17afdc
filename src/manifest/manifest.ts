// What a feature declares about itself in its routes.tsx. src/app collects the manifests; no central list exists.
import type { ComponentType, ReactNode } from 'react'
import type { Geometry } from 'geojson'
import type { UserType } from '../api/auth'
import type { ClientMission } from '../api/client'
import type { CountedRecords, Mission } from '../api/mission'
import type { LazyArea } from '../shared/lazyArea'
import type { PermissionName } from '../shared/permissions/permissions.gen'

/**
 * Requirement of a page: one permission, several permissions, certain user types, or only a session. Clients hold some
 * permissions to read, but the pages of the team are not for them, except those `withClients`.
 */
export type Access =
  | PermissionName
  | readonly PermissionName[]
  | { readonly permissions: readonly PermissionName[]; readonly withClients: true }
  | { readonly userTypes: readonly UserType[] }
  | 'session'

/** A screen of the private area. Texts are functions, because the language is unknown when modules load. */
export interface Screen {
  /** Absolute, in the syntax of React Router. */
  path: string
  /** Loaded on its own. */
  page: LazyArea
  access: Access
  icon: ReactNode
  crumb: {
    text: () => string
    /** `path` of the parent screen; of several, the first one the user can open. */
    parent?: string | readonly string[]
    /** The screen shows a record: the breadcrumb names the record instead of showing `text`. */
    isRecord?: boolean
  }
  /** Entry of the command palette, titled `crumb.text` by default. Screens of a record have none; all others need one. */
  palette?: { title?: () => string; keywords: () => string }
  /** A map that fills the window, without menu and header. */
  isFullBleed?: boolean
  /** The page that shows clients the same record, with the same parameters: an address that staff sends them opens it. */
  clientPath?: string
}

/** Kinds of records that a tenant shows to clients; `live` are streams. */
export type ShownKind = keyof ClientMission['shown']

/** A tab of the mission page with its own URL. */
export interface MissionSegment {
  /** Path segment; empty for the initial tab. */
  path: string
  label: () => string
  icon: ReactNode
  page: ComponentType<MissionSegmentProps> & Partial<Pick<LazyArea, 'preload'>>
  /** Rendered while the mission is read, to load at the same time what the segment needs besides. It shows nothing. */
  Preparation?: ComponentType<{ missionId: string }>
  access: Access
  /** Position among the tabs, ascending: first what the mission is and what was flown, then what was seen, then what came of it. */
  order: number
  /** The records that the segment shows, of which the tab says the number. */
  counted?: CountedRecords
  /** A map that fills the space below the header of the mission. */
  isFullBleed?: boolean
  /** What clients see in it: their page of the mission has the segment if the tenant shows them some. */
  shownToClients?: ShownKind
}

/** Records that the command palette finds. */
export interface PaletteSource {
  /** Unique. */
  id: string
  /** Renders its matches with `PaletteGroup`. Loaded with the first search. */
  results: ComponentType<PaletteSourceProps>
  access: Access
  /** Position among the results, ascending. */
  order: number
}

export interface PaletteSourceProps {
  /** Trimmed, not empty. */
  search: string
}

export interface MissionSegmentProps {
  mission: Mission
}

/** A search for what is known about a place, offered by the tools of mission maps and by the inspector of features. */
export interface PlaceSearch {
  /** Unique. */
  id: string
  /** Name of the tool. */
  label: () => string
  icon: ReactNode
  /** Only spots are searched, neither areas nor features. */
  isForSpots?: boolean
  /** Also on the map of a location, for its missions. */
  isForLocations?: boolean
  /** Loaded with the first search. */
  panel: ComponentType<PlaceSearchProps>
  access: Access
}

/** The mission or the location whose map is open. */
export type PlaceScope = { missionId: string; locationId?: undefined } | { locationId: string; missionId?: undefined }

export interface PlaceSearchProps {
  within: PlaceScope
  geometry: Geometry
  /** Shows an area on the map: its corners. Null ends it. */
  onHighlight: (corners: readonly [long: number, lat: number][] | null) => void
}

/** A dialog over any page, opened by a parameter of the URL that names a record. */
export interface Overlay {
  /** Name of the parameter, unique. */
  parameter: string
  /** Loaded when it opens, with `lazyArea`. */
  dialog: ComponentType<OverlayProps>
  /** Without access the parameter is ignored. */
  access: Access
}

export interface OverlayProps {
  /** Value of the parameter. */
  id: string
  /** Shows another record. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** The export `manifest` of a feature's routes.tsx. */
export interface FeatureManifest {
  screens?: readonly Screen[]
  missionSegments?: readonly MissionSegment[]
  paletteSources?: readonly PaletteSource[]
  placeSearches?: readonly PlaceSearch[]
  overlays?: readonly Overlay[]
  /** Icons of menu groups, which have no screen, by the icon name the server sends. */
  groupIcons?: Readonly<Record<string, ReactNode>>
}

/** A screen outside the private area, exported as `publicRoutes` of a feature's publicRoutes.ts. */
export interface PublicRoute {
  path: string
  page: ComponentType
  /** `guest`: users with a session are sent to the dashboard. */
  audience: 'guest' | 'everyone'
  /** The page opens only at addresses with this parameter, also where a private screen has the same path. */
  parameter?: string
}
