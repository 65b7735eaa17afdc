import type { ClientShows } from '../../api/client'
import { clientsText } from './messages'
import { showsLabels } from './ShowsFields'

const KINDS = ['layers', 'photos', 'recordings', 'documents', 'outcomes', 'alerts'] as const

/** "Layers: marked. Photos: all." — the kinds that are shown; a text of its own for none. */
export function showsText(shows: ClientShows): string {
  const labels = showsLabels()
  const kinds = KINDS.filter((kind) => shows[kind] !== 'none').map((kind) => {
    const extent = shows[kind] === 'all' ? clientsText('extentAll') : clientsText('extentMarked')
    return clientsText('showsOne', { kind: labels[kind], extent })
  })
  if (shows.live) kinds.push(labels.live)
  return kinds.length === 0 ? clientsText('showsNothing') : kinds.join(' · ')
}
