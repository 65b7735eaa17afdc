// The state of a tile in words.
import type { ActiveStream } from '../../../api/stream'
import { formatNumber } from '../../../shared/messages'
import type { StateHue } from '../../../shared/StateTag'
import type { PlayerState } from '../../../live-player/LivePlayer'
import { wallText } from './messages'

export type TileState = 'connecting' | 'live' | 'stalled' | 'frozen' | 'offline' | 'noPermission'

export const TILE_HUES: Readonly<Record<TileState, StateHue | undefined>> = {
  connecting: 'blue',
  live: 'red',
  stalled: 'gold',
  frozen: 'gold',
  offline: undefined,
  noPermission: undefined,
}

/** @param player what the player shows; it has not reported anything at first */
export function tileState(stream: ActiveStream | undefined, player: PlayerState | undefined): TileState {
  if (!stream) return 'offline'
  if (!stream.canWatch || player === 'noPermission') return 'noPermission'
  if (stream.state !== 'live') return stream.state
  return player === 'live' || player === 'stalled' ? player : 'connecting'
}

const MEGA = 1_000_000
const KILO = 1_000

export const bitrateText = (bitsPerSecond: number): string =>
  bitsPerSecond >= MEGA
    ? wallText('megabits', { value: formatNumber(Math.round(bitsPerSecond / (MEGA / 10)) / 10) })
    : wallText('kilobits', { value: formatNumber(Math.round(bitsPerSecond / KILO)) })
