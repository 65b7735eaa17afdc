import { useEffect, useEffectEvent, useState } from 'react'
import { loadWithRetry } from '../../shared/loadWithRetry'
import { showMessage } from '../../shared/showMessage'
import type { MapHandle } from '../engine'
import { mapText } from '../messages'
import type { DrawTask } from '../scene'
import type { Drawing, DrawingEvents } from './startDrawing'

/** Runs `task` on the map while both exist. Terra Draw is loaded with the first task. */
export function useDrawing(map: MapHandle | null, task: DrawTask | null, events: DrawingEvents): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const change = useEffectEvent(events.onChange)
  const drawn = useEffectEvent(events.onDrawn)
  const current = useEffectEvent(() => task)
  // The task may be a new object with equal values.
  const { mode, snap, feature } = task ?? {}
  const shape = feature?.geometry

  useEffect(() => {
    const currentTask = current()
    if (!map || !currentTask) return
    let isGone = false
    let started: Drawing | undefined
    const start = async () => {
      const [{ startDrawing }, adapter] = await loadWithRetry(() =>
        Promise.all([import('./startDrawing'), map.drawAdapter()]),
      )
      // Two drawings would use the same source names on the map, so a tool that was cancelled while Terra Draw loaded does not
      // start.
      if (isGone) return
      started = startDrawing(map, adapter, currentTask, {
        onChange: (changed) => change(changed),
        onDrawn: (finished) => drawn(finished),
      })
      setDrawing(started)
    }
    start().catch(() => {
      if (!isGone) showMessage({ type: 'error', text: mapText('drawingFailed') })
    })
    return () => {
      isGone = true
      started?.stop()
      setDrawing(null)
    }
  }, [map, mode, snap, shape])

  return drawing
}
