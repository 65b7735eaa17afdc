// Which photos the gallery and the map show.
import type { PhotoPoint, PhotoState } from '../../api/photo'
import { photosText } from './messages'

export type PhotoFilter = PhotoState | 'all' | 'proposed'

export const FILTERS: readonly PhotoFilter[] = [
  'all',
  'staged',
  'proposed',
  'assigned',
  'unmatched',
  'rejected',
  'duplicate',
  'invalid_exif',
]

export const filterLabel = (filter: PhotoFilter): string => photosText(filter)

/** From a URL; all photos for anything else. */
export const filterFrom = (text: string | null): PhotoFilter => FILTERS.find((filter) => filter === text) ?? 'all'

export const matches = (filter: PhotoFilter, { state, proposed }: PhotoPoint): boolean =>
  filter === 'all' || (filter === 'proposed' ? proposed : state === filter)

export const stateText = ({ state, imported }: Pick<PhotoPoint, 'state' | 'imported'>): string =>
  imported ? photosText(state) : photosText('waiting')

/** On the map and at the tiles; a text says the same. */
export const STATE_COLORS: Record<PhotoState, string> = {
  staged: '#0958d9',
  assigned: '#237804',
  unmatched: '#08979c',
  rejected: '#a8071a',
  duplicate: '#595959',
  invalid_exif: '#ad4e00',
}

export const PROPOSED_COLOR = '#ad6800'
