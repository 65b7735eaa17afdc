import type { WriteFixture } from '../../../testing/staleness/site'

export const writes: Record<string, WriteFixture> = {
  async openVisit({ call, mission }) {
    const { _id } = await mission()
    const { path } = await call<{ path: string }>('POST', '/share/create', { kind: 'mission', targetId: _id })
    return { body: { key: path.split('share=')[1] } }
  },
}
