import { useSyncExternalStore } from 'react'
import type { UserDetails } from '../../api/auth'
import { useListBaseLayersQuery, type BaseLayer, type BaseLayerPart } from '../../api/base-layer'
import type { SceneLayer } from '../scene'
import { sceneOfTileLayers, tileLayerSourceOf } from '../tileLayerSource'
import { readBelow, watchBelow, writeBelow, type BelowEntry } from './belowStore'

const MAX_LISTED = 200

/** What a map shows of the base layers, and how the user changes it. */
export type Below = ReturnType<typeof useBelow>

export interface ShownBelow {
  base: BaseLayer
  opacity: number
}

/** Base layers of the tenant, and which of them this user sees below the layers of a mission, in all maps of the mission. */
export function useBelow(user: Pick<UserDetails, '_id' | 'userType'> | null, missionId: string) {
  const view = `${user?._id ?? ''}.${missionId}`
  // Clients see the layers of their missions only.
  const isOffered = user?.userType !== 'tenant-client'
  const entries = useSyncExternalStore(watchBelow, () => readBelow(view))
  const { data, error, refetch } = useListBaseLayersQuery({ pageSize: MAX_LISTED }, { skip: !isOffered })
  const available = data?.data.items
  const shown = entries.flatMap(({ baseLayerId, opacity }): ShownBelow[] => {
    const base = available?.find(({ _id }) => _id === baseLayerId)
    return base ? [{ base, opacity }] : []
  })
  const save = (next: readonly BelowEntry[]) => writeBelow(view, next)
  return {
    /** Whether this user may choose base layers. */
    isOffered,
    /** Undefined while loading. */
    available,
    error,
    retry: () => void refetch(),
    /** Whether any is on, also while they are loading. */
    hasShown: entries.length > 0,
    /** Topmost first. */
    shown,
    /** What the map draws for them, bottom first. */
    layers: [...shown].reverse().flatMap(layersOf),
    /** The base layer and the part that a layer of the scene draws. */
    partOf: (layerId: string) =>
      shown.flatMap(({ base }) => base.parts.map((part) => ({ base, part }))).find(({ part }) => part._id === layerId),
    show: (baseLayerId: string) => save([{ baseLayerId, opacity: 1 }, ...entries]),
    hide: (baseLayerId: string) => save(entries.filter((entry) => entry.baseLayerId !== baseLayerId)),
    setOpacity: (baseLayerId: string, opacity: number) =>
      save(entries.map((entry) => (entry.baseLayerId === baseLayerId ? { ...entry, opacity } : entry))),
    /** Moves it one place up or down. */
    move: (baseLayerId: string, step: -1 | 1) => {
      const order = shown.map(({ base }) => base._id)
      const from = order.indexOf(baseLayerId)
      const other = order[from + step]
      if (from < 0 || other === undefined) return
      const swapped = entries.map((entry) => {
        const id = entry.baseLayerId === baseLayerId ? other : entry.baseLayerId === other ? baseLayerId : undefined
        return entries.find((each) => each.baseLayerId === id) ?? entry
      })
      save(swapped)
    },
  }
}

const layersOf = ({ base, opacity }: ShownBelow): SceneLayer[] =>
  sceneOfTileLayers(
    base.parts.filter(isDrawn).map((part) => ({ ...tileLayerSourceOf(part), opacity: part.opacity * opacity })),
  ).layers

const isDrawn = ({ staged, status }: BaseLayerPart): boolean => !staged && status === 'ready'
