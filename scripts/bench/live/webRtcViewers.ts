// Viewers over WebRTC in a process of their own, so that their work does not count as that of the media process.
import { fork } from 'node:child_process'
import path from 'node:path'
import { isLiveRefusal, type LiveEngine } from '../../../server/media/live/liveEngine'
import type { FromViewers, ToViewers } from './viewerProcess'

export interface Viewers {
  /** @throws Error when the engine refuses the viewer */
  watch(engine: LiveEngine, streamId: string): Promise<void>
  /** Packets that each viewer has received, in their order. */
  packets(): Promise<number[]>
  stop(): void
}

export function startViewers(): Viewers {
  const child = fork(path.join(__dirname, 'viewerProcess.ts'), { execArgv: ['--import', 'tsx'] })
  let viewers = 0
  const ask = (message: ToViewers) =>
    new Promise<FromViewers>((resolve, reject) => {
      const fail = () => reject(new Error('The process of the viewers has ended'))
      child.once('exit', fail)
      child.once('message', (answer: FromViewers) => {
        child.off('exit', fail)
        resolve(answer)
      })
      child.send(message)
    })
  return {
    async watch(engine, streamId) {
      const viewerId = `viewer-${++viewers}`
      const { offer = '' } = await ask({ kind: 'open' })
      const session = await engine.playOverWhep({ streamId, viewerId, userId: viewerId, offer })
      if (isLiveRefusal(session)) throw new Error(`The viewer was refused: ${session.reason}`)
      await ask({ kind: 'accept', answer: session.answer })
    },
    async packets() {
      const { packets = [] } = await ask({ kind: 'count' })
      return packets
    },
    stop: () => void child.kill(),
  }
}
