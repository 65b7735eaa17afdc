// What is stored of the statistics of a stream.
import type { components } from '../../platform/contract/contract.gen'
import type { StreamStatistics } from '../../media/live/liveEngine'

type Warning = components['schemas']['StreamWarning']

export type StoredStatistics = components['schemas']['StreamStatistics'] & { paths: StreamStatistics['paths'] }

/** Viewers who join wait for the next key frame, and recordings are cut at key frames. */
const RARE_KEY_FRAME_SECONDS = 4
/** Played by the browsers that we support. */
const COMMON_CODECS = ['H.264', 'VP8']

export const storedOf = (statistics: StreamStatistics): StoredStatistics => ({
  viewers: statistics.viewers,
  bitsPerSecond: Math.round(statistics.bitsPerSecond),
  framesPerSecond: rounded(statistics.framesPerSecond),
  codec: statistics.codec,
  audioCodec: statistics.audioCodec,
  width: statistics.width,
  height: statistics.height,
  droppedFrames: statistics.droppedFrames,
  keyFrameSeconds: rounded(statistics.keyFrameSeconds),
  hasBFrames: statistics.hasBFrames,
  warnings: warningsOf(statistics),
  paths: statistics.paths,
})

const rounded = (value: number | null): number | null => value && Math.round(value * 10) / 10

const warningsOf = ({ hasBFrames, keyFrameSeconds, codec, recording }: StreamStatistics): Warning[] => [
  ...(hasBFrames ? (['bFrames'] as const) : []),
  ...((keyFrameSeconds ?? 0) > RARE_KEY_FRAME_SECONDS ? (['rareKeyFrames'] as const) : []),
  ...(codec !== null && !COMMON_CODECS.includes(codec) ? (['codec'] as const) : []),
  ...(recording === 'storageFull' || recording === 'diskFull' ? [recording] : []),
  ...(recording === 'failed' ? (['notRecorded'] as const) : []),
]
