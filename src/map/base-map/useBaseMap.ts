import { useContext, useEffect, useSyncExternalStore } from 'react'
import { showMessage } from '../../shared/showMessage'
import type { BaseMap } from '../../api/base-map'
import { mapText } from '../messages'
import { BaseMapsContext } from './baseMapsContext'
import { documentAllows } from './documentOrigins'

/** What a map draws below all layers. */
export type ShownBaseMap = 'bundled' | 'none' | BaseMap

const KEY = 'aerie.base-map.'
const listeners = new Set<() => void>()

function watchChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sources that failed in this document, so that each map does not try them again. */
let failedIds: ReadonlySet<string> = new Set()

function setFailed(next: ReadonlySet<string>): void {
  failedIds = next
  listeners.forEach((listener) => listener())
}

/** The base map of all maps of this user in this browser: the chosen one, or else the default of the tenant. */
export function useBaseMap() {
  const { maps, owner, request } = useContext(BaseMapsContext)
  useEffect(request, [request])
  const stored = useSyncExternalStore(watchChoice, () => readChoice(owner))
  const failed = useSyncExternalStore(watchChoice, () => failedIds)
  const chosen = maps.find(({ _id }) => _id === stored)
  const standard = maps.find(({ isDefault }) => isDefault)
  const isFixed = stored === 'bundled' || stored === 'none'
  const wanted = isFixed ? undefined : (chosen ?? standard)
  const needsReload = wanted !== undefined && !documentAllows(wanted.origins)
  const isUsable = wanted !== undefined && !needsReload && !failed.has(wanted._id)
  const shown: ShownBaseMap = isFixed ? stored : isUsable ? wanted : 'bundled'

  return {
    maps,
    shown,
    /** The wanted base map, which this document may not read from until it is loaded again. */
    blocked: needsReload ? wanted : undefined,
    choose: (id: string) => {
      writeChoice(owner, id)
      // Choosing it again is another try.
      setFailed(new Set([...failedIds].filter((each) => each !== id)))
    },
    /** Shows the bundled map instead, without forgetting the choice. */
    fail: ({ _id, name }: BaseMap) => {
      if (failedIds.has(_id)) return
      setFailed(new Set([...failedIds, _id]))
      showMessage({ type: 'warning', key: 'base-map', text: mapText('baseMapFailed', { name }), seconds: 8 })
    },
  }
}

function readChoice(owner: string): string | null {
  try {
    return localStorage.getItem(KEY + owner)
  } catch {
    // Storage can be blocked; the default applies then.
    return null
  }
}

function writeChoice(owner: string, id: string): void {
  try {
    localStorage.setItem(KEY + owner, id)
  } catch {
    // The choice is not remembered then.
  }
}
