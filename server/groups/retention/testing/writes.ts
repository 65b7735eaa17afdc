import type { WriteFixture } from '../../../testing/staleness/site'

/** Rules of automatic deletion. */
export const writes: Record<string, WriteFixture> = {
  editRetention: () => ({ body: { kind: 'stream_recordings', version: 1, days: 90 } }),
}
