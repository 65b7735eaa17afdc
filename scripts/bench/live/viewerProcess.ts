// The process of webRtcViewers.ts. One question at a time, each with one answer.
import { accept, createViewer, type WebRtcClient } from '../../../server/media/live/webrtc/webRtcClient'

/** `accept` answers the offer of the latest `open`. */
export type ToViewers = { kind: 'open' } | { kind: 'accept'; answer: string } | { kind: 'count' }

export interface FromViewers {
  offer?: string
  packets?: number[]
}

const packets: number[] = []
let latest: WebRtcClient | undefined

async function answer(message: ToViewers): Promise<FromViewers> {
  switch (message.kind) {
    case 'open': {
      const index = packets.push(0) - 1
      latest = await createViewer(() => {
        packets[index] = (packets[index] ?? 0) + 1
      })
      return { offer: latest.offer }
    }
    case 'accept':
      if (latest) await accept(latest, message.answer)
      return {}
    case 'count':
      return { packets }
  }
}

process.on('message', (message: ToViewers) => {
  void answer(message).then((reply) => process.send?.(reply))
})
