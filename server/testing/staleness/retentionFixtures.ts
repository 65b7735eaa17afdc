import type { WriteFixture } from './site'

/** Rules of automatic deletion. */
export const retentionFixtures: Record<string, WriteFixture> = {
  editRetention: () => ({ body: { kind: 'stream_recordings', version: 1, days: 90 } }),
}
