// A path of a MediaMTX. Older versions call some properties differently.

/** A publisher or a reader: the kind of its connection, such as `rtmpConn`, and its ID. */
export interface Peer {
  type: string
  id: string
}

export interface MediaPath {
  name: string
  /** Something arrives that can be read. */
  isAvailable: boolean
  availableSince: Date | null
  source: Peer | null
  /** As the media server writes them: H264, MPEG-4 Audio. */
  tracks: MediaTrack[]
  readers: Peer[]
  receivedBytes: number
  damagedFrames: number
}

export interface MediaTrack {
  codec: string
  width: number | null
  height: number | null
}

/** Everything is optional, because versions differ. */
interface SentPath {
  name?: string
  available?: boolean
  ready?: boolean
  availableTime?: string | null
  readyTime?: string | null
  source?: Partial<Peer> | null
  tracks2?: { codec?: string; codecProps?: { width?: number; height?: number } | null }[] | null
  tracks?: string[] | null
  readers?: Partial<Peer>[] | null
  inboundBytes?: number
  bytesReceived?: number
  inboundFramesInError?: number
}

export function asPath(sent: SentPath): MediaPath {
  const since = sent.availableTime ?? sent.readyTime
  return {
    name: sent.name ?? '',
    isAvailable: sent.available ?? sent.ready ?? false,
    availableSince: since ? new Date(since) : null,
    source: asPeer(sent.source),
    tracks: sent.tracks2?.map(asTrack) ?? sent.tracks?.map((codec) => asTrack({ codec })) ?? [],
    readers: (sent.readers ?? []).map(asPeer).filter((peer) => peer !== null),
    receivedBytes: sent.inboundBytes ?? sent.bytesReceived ?? 0,
    damagedFrames: sent.inboundFramesInError ?? 0,
  }
}

const asPeer = (peer: Partial<Peer> | null | undefined): Peer | null =>
  peer?.type && peer.id ? { type: peer.type, id: peer.id } : null

const asTrack = ({ codec = '', codecProps }: NonNullable<SentPath['tracks2']>[number]): MediaTrack => ({
  codec,
  width: codecProps?.width ?? null,
  height: codecProps?.height ?? null,
})
