import type { StreamStatistics } from '../../media/live/liveEngine'
import { storedOf } from './statistics'

const GOOD: StreamStatistics = {
  streamId: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301',
  codec: 'H.264',
  audioCodec: null,
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  bitsPerSecond: 2_500_000,
  droppedFrames: 0,
  viewers: 1,
  keyFrameSeconds: 2,
  hasBFrames: false,
  receivedBytes: 1_000_000,
  receivedFrames: 100,
  paths: ['whep', 'flv'],
  recording: 'recording',
  recordingBytes: 1_000_000,
}

test.each<[what: string, change: Partial<StreamStatistics>, warnings: string[]]>([
  ['nothing', {}, []],
  ['missing or rare key frames', { keyFrameSeconds: 7 }, ['rareKeyFrames']],
  ['frames out of order', { hasBFrames: true }, ['bFrames']],
  ['a codec that not every browser plays', { codec: 'H.265' }, ['codec']],
  ['a full storage', { recording: 'storageFull' }, ['storageFull']],
  ['a full disk', { recording: 'diskFull' }, ['diskFull']],
  ['a recording that has failed', { recording: 'failed' }, ['notRecorded']],
])('warns of %s', (_what, change, warnings) => {
  expect(storedOf({ ...GOOD, ...change }).warnings).toEqual(warnings)
})
