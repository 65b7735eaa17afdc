// The manifests of all features, and the screens of a path.
import type { ReactNode } from 'react'
import { generatePath, matchRoutes } from 'react-router-dom'
import type { UserDetails } from '../api/auth'
import { denialOf } from '../manifest/access'
import type { MissionSegment, Overlay, PaletteSource, PlaceSearch, Screen } from '../manifest/manifest'
import { collectManifests } from './collectManifests'

const manifests = collectManifests()

export const screens: readonly Screen[] = manifests.flatMap((manifest) => manifest.screens ?? [])

export const missionSegments: readonly MissionSegment[] = manifests
  .flatMap((manifest) => manifest.missionSegments ?? [])
  .sort((one, other) => one.order - other.order)

export const paletteSources: readonly PaletteSource[] = manifests
  .flatMap((manifest) => manifest.paletteSources ?? [])
  .sort((one, other) => one.order - other.order)

export const placeSearches: readonly PlaceSearch[] = manifests.flatMap((manifest) => manifest.placeSearches ?? [])

export const overlays: readonly Overlay[] = manifests.flatMap((manifest) => manifest.overlays ?? [])

export const groupIcons: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  manifests.flatMap((manifest) => Object.entries(manifest.groupIcons ?? {})),
)

const screenRoutes = screens.map((screen) => ({ path: screen.path, screen }))
const screenOfPath = new Map(screens.map((screen) => [screen.path, screen]))

export interface OpenScreen {
  screen: Screen
  /** Path of the screen without the segment. */
  link: string
}

export const screenAt = (pathname: string): Screen | undefined =>
  matchRoutes(screenRoutes, pathname)?.at(-1)?.route.screen

/** The screen of a path and its ancestors, nearest first, as far as `user` can open them. */
export function screenTrail(pathname: string, user: UserDetails): OpenScreen[] {
  const match = matchRoutes(screenRoutes, pathname)?.at(-1)
  if (!match) return []
  const params = { ...match.params, '*': '' }
  const trail: OpenScreen[] = []
  let screen: Screen | undefined = match.route.screen
  while (screen) {
    trail.push({ screen, link: generatePath(screen.path, params) })
    screen = parentOf(screen, user)
  }
  return trail
}

function parentOf({ crumb: { parent = [] } }: Screen, user: UserDetails): Screen | undefined {
  return [parent]
    .flat()
    .map((path) => screenOfPath.get(path))
    .find((screen) => screen && !denialOf(user, screen.access))
}
