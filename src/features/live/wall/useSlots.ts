import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import type { ActiveStream } from '../../../api/stream'
import type { Wall } from '../../../api/wall'
import { selectUser } from '../../../session/authSlice'
import { keepWall, readKeptWall } from './keptWall'
import { settle, slotsOf, type WallView } from './slots'

interface Slots extends WallView {
  set: (change: Partial<WallView>) => void
  /** Shows a saved layout. */
  open: (wall: Wall) => void
}

/** The layout of the wall, which streams fill as they begin. A reload keeps it. */
export function useSlots(streams: readonly ActiveStream[] | undefined, isMapShown: boolean): Slots {
  const userId = useSelector(selectUser)?._id ?? ''
  const [view, setView] = useState<WallView>(
    () => readKeptWall(userId) ?? { tileCount: 4, slots: [], showsMap: isMapShown },
  )
  // During rendering, so that no tile is drawn empty first.
  const slots = settle(view.slots, streams ?? [], view.tileCount)
  if (slots !== view.slots) setView({ ...view, slots })
  useEffect(() => {
    keepWall(userId, view)
  }, [userId, view])
  return {
    ...view,
    slots,
    set: (change) => setView((before) => ({ ...before, ...change })),
    open: ({ tileCount, tiles, showsMap }) => setView({ tileCount, slots: slotsOf(tiles), showsMap }),
  }
}
