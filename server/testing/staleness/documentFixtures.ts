import type { WriteFixture } from './site'

/** Documents of missions and their types. */
export const documentFixtures: Record<string, WriteFixture> = {
  createDocument: async ({ mission, upload }) => ({
    body: { missionId: (await mission())._id, uploadId: await upload('csv') },
  }),
}
