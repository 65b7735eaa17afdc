// Kinds, states and addresses of links.
import type { Share, ShareContent, ShareKind } from '../api/share'
import { sharesText } from './messages'

export function kindText(kind: ShareKind): string {
  switch (kind) {
    case 'mission':
      return sharesText('kindMission')
    case 'layer':
      return sharesText('kindLayer')
    case 'photos':
      return sharesText('kindPhotos')
    case 'recording':
      return sharesText('kindRecording')
    case 'moment':
      return sharesText('kindMoment')
    case 'stream':
      return sharesText('kindStream')
    case 'document':
      return sharesText('kindDocument')
    case 'report':
      return sharesText('kindReport')
    case 'outcome':
      return sharesText('kindOutcome')
    case 'evidence':
      return sharesText('kindEvidence')
  }
}

export function stateText(state: Share['state']): string {
  switch (state) {
    case 'active':
      return sharesText('stateActive')
    case 'expired':
      return sharesText('stateExpired')
    case 'used':
      return sharesText('stateUsed')
    case 'revoked':
      return sharesText('stateRevoked')
    case 'gone':
      return sharesText('stateGone')
  }
}

export function contentText(content: ShareContent): string {
  switch (content) {
    case 'layers':
      return sharesText('layers')
    case 'photos':
      return sharesText('photos')
    case 'recordings':
      return sharesText('recordings')
    case 'live':
      return sharesText('live')
  }
}

/** What a visit count is compared with, if there is a limit. */
export const visitsText = ({ visits, maxVisits }: Pick<Share, 'visits' | 'maxVisits'>): string =>
  maxVisits === null
    ? sharesText('visitsOf', { count: visits })
    : sharesText('visitsOfMost', { count: visits, most: maxVisits })

/** A link whose address the user may have, because they may see all that it shows. */
export type SeenShare = Share & { path: string }

export const isSeen = (share: Share): share is SeenShare => share.path !== null

/** The address that is sent to people. */
export const addressOf = ({ path }: Pick<SeenShare, 'path'>): string => window.location.origin + path
