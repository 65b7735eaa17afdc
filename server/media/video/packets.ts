// The encoded pictures and sounds of a video, whatever file they come from.
import type { EncodedPacket } from 'mediabunny'

export interface VideoTrack {
  codec: string
  config: VideoDecoderConfig
  rotation: 0 | 90 | 180 | 270
  count: number
}

export interface AudioTrack {
  codec: string
  config: AudioDecoderConfig
  count: number
}

export interface TrackPacket {
  type: 'video' | 'audio'
  packet: EncodedPacket
}

/** What is needed to write a video to another container without encoding it again. */
export interface PacketSource {
  video: VideoTrack
  audio: AudioTrack | null
  /** In the order of decoding, sounds beside the pictures of their time. */
  packets: () => AsyncIterable<TrackPacket>
}
