// The wall of a tab, which a reload does not change. A window on another monitor has a wall of its own.
import { emptySlot, TILE_COUNTS, type Slot, type WallView } from './slots'

const PREFIX = 'wall:'

/** @returns undefined if none is kept for the user, or it cannot be read */
export function readKeptWall(userId: string): WallView | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + userId) ?? 'null')
    return isRecord(kept) ? viewOf(kept) : undefined
  } catch {
    return undefined
  }
}

export function keepWall(userId: string, { tileCount, slots, showsMap }: WallView): void {
  try {
    sessionStorage.setItem(PREFIX + userId, JSON.stringify({ tileCount, slots, showsMap }))
  } catch {
    // Without storage a reload begins with the order in which the streams began.
  }
}

function viewOf({ tileCount, slots, showsMap }: Record<string, unknown>): WallView | undefined {
  const count = TILE_COUNTS.find((each) => each === tileCount)
  if (count === undefined || !Array.isArray(slots)) return undefined
  return { tileCount: count, slots: slots.map(slotOf), showsMap: showsMap === true }
}

function slotOf(kept: unknown): Slot {
  if (!isRecord(kept)) return emptySlot
  const { flightId, name, missionName, isLarge, isChosen } = kept
  return {
    flightId: typeof flightId === 'string' ? flightId : null,
    name: textOf(name),
    missionName: textOf(missionName),
    isLarge: isLarge === true,
    isChosen: isChosen === true,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
