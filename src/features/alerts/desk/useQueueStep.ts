import { useEffect, useRef } from 'react'
import type { Alert } from '../../../api/alert'

/**
 * Steps through a queue from the selected alert. An alert that has left the queue, for example because it was closed, keeps
 * its place: the step down leads to the alert that followed it. The step from the last one loads more.
 */
export function useQueueStep(
  items: readonly Alert[],
  selectedId: string | null,
  onSelect: (alertId: string) => void,
  loadMore: (() => Promise<readonly Alert[]>) | undefined,
): (by: 1 | -1) => void {
  const at = items.findIndex(({ _id }) => _id === selectedId)
  const lastAt = useRef(0)
  useEffect(() => {
    if (at >= 0) lastAt.current = at
    else if (selectedId === null) lastAt.current = 0
  }, [at, selectedId])
  return (by) => {
    // What followed an alert that has left is at its place now.
    const target = at >= 0 ? at + by : by === 1 ? lastAt.current : lastAt.current - 1
    if (target >= items.length && loadMore) return selectAfter(loadMore, target, onSelect)
    const next = items[Math.max(0, Math.min(items.length - 1, target))]
    if (next) onSelect(next._id)
  }
}

function selectAfter(
  loadMore: () => Promise<readonly Alert[]>,
  target: number,
  onSelect: (alertId: string) => void,
): void {
  void loadMore().then((all) => {
    const next = all[target]
    if (next) onSelect(next._id)
  })
}
