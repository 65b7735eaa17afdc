/** Why a stream cannot be played now. */
export type PlaybackProblem =
  /** No ticket: the permission is missing. */
  | 'noPermission'
  /** Nothing is published. */
  | 'offline'
  /** WebRTC cannot play what is published. */
  | 'bFrames'
  | 'codec'
  /** WebRTC does not get through the network. */
  | 'noUdp'
  | 'viewersFull'
  /** This browser has no decoder. */
  | 'unsupported'
  | 'unreachable'

export class PlaybackError extends Error {
  /** @param detail in words of the server */
  constructor(
    readonly problem: PlaybackProblem,
    readonly detail?: string,
  ) {
    super(problem)
  }
}

const BY_STATUS: Readonly<Record<number, PlaybackProblem>> = {
  401: 'noPermission',
  403: 'noPermission',
  404: 'offline',
  406: 'codec',
  409: 'viewersFull',
}

/** @param status of a reply of the server, @param code of its error */
export function problemOf(status: number | string, code: string | undefined): PlaybackProblem {
  if (status === 406) return code?.endsWith('bFrames') ? 'bFrames' : 'codec'
  if (status === 503 && code?.endsWith('viewersFull')) return 'viewersFull'
  return BY_STATUS[Number(status)] ?? 'unreachable'
}

/** A media server admits a ticket or not; with the next one it is tried again. @param status of its reply */
export function problemAtMediaServer(status: number): PlaybackProblem {
  if (status === 404) return 'offline'
  return status === 400 || status === 406 ? 'codec' : 'unreachable'
}
