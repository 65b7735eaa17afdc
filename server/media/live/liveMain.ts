// The media process: RTMP and WebRTC in, WebRTC and WebSockets out, recordings on disk. The argument is LiveSettings as
// JSON; everything else are the messages of messages.ts.
import type { Socket } from 'node:net'
import type { PublishGrant, PublishRefusal } from './liveEngine'
import type { FromLiveProcess, LiveSettings, ToLiveProcess } from './messages'
import { Hub } from './hub'
import { startRtmpServer, type RtmpServer } from './rtmp/rtmpServer'
import { refusal } from './streams/publishedStream'
import { UdpMux } from './webrtc/udpMux'

const STATISTICS_MS = 1_000
/** For the recordings, after the end of the server. */
const COMPLETE_MS = 5_000

const send = (message: FromLiveProcess): void => {
  if (process.connected) process.send?.(message)
}

async function main(settings: LiveSettings): Promise<void> {
  const problems: string[] = []
  const opened = async <Result>(name: string, open: Promise<Result>): Promise<Result | undefined> =>
    open.catch((error: NodeJS.ErrnoException) => {
      problems.push(`${name}: ${error.code ?? error.message}`)
      return undefined
    })

  const answers = new Map<number, (answer: PublishGrant | PublishRefusal | 'unavailable') => void>()
  let lastCall = 0
  const mux = await opened(`UDP port ${settings.udpPort}`, UdpMux.open(settings.udpPort, settings.advertise))
  const hub = new Hub(
    { ...settings, mux },
    {
      authorize: (request) =>
        new Promise((resolve) => {
          const call = ++lastCall
          answers.set(call, resolve)
          send({ kind: 'authorize', call, request })
        }),
      started: (streamId) => send({ kind: 'started', streamId, at: Date.now() }),
      ended: (streamId, reason, problem) => send({ kind: 'ended', streamId, reason, problem }),
      viewerLeft: (viewerId) => send({ kind: 'viewerLeft', viewerId }),
      segment: (segment) => send({ kind: 'segment', segment }),
    },
  )
  const rtmp = await opened(
    `RTMP port ${settings.rtmpPort}`,
    startRtmpServer(
      { host: settings.rtmpHost, port: settings.rtmpPort },
      {
        openSink: (key, connection) => hub.publishOverRtmp(key, connection),
        onClosed: (closing) => send({ kind: 'rtmpClosed', closing }),
      },
    ),
  )
  const timer = setInterval(() => send({ kind: 'statistics', all: hub.statistics() }), STATISTICS_MS)

  const onMessage = (message: ToLiveProcess, socket?: Socket) => {
    switch (message.kind) {
      case 'call':
        return void answer(hub, message)
      case 'playOverFlv':
        return socket && hub.playOverFlv(message, socket)
      case 'endSession':
        return hub.endSession(message.sessionId)
      case 'closeViewers':
        return hub.closeViewers(message.viewerIds)
      case 'closeStream':
        return hub.closeStream(message.streamId)
      case 'stopRecording':
        return hub.stopRecording(message.streamId, message.reason)
      case 'resumeRecording':
        return hub.resumeRecording(message.streamId)
      case 'authorized':
        answers.get(message.call)?.(message.answer)
        return answers.delete(message.call)
      case 'stop':
        return void stop(hub, timer, rtmp, mux)
    }
  }
  process.on('message', onMessage)
  // The server has ended without a word: the recordings are completed all the same.
  const endAlone = () => {
    setTimeout(() => process.exit(1), COMPLETE_MS).unref()
    void stop(hub, timer, rtmp, mux)
  }
  process.on('disconnect', endAlone)
  // Also while this process was loading, which takes minutes on a busy machine.
  if (!process.connected) return endAlone()
  // Ctrl-C reaches this process as well, but the server decides when it ends.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  send({ kind: 'listening', rtmpPort: rtmp?.port, udpPort: mux?.port, problems })
}

async function answer(hub: Hub, { call, ...message }: Extract<ToLiveProcess, { kind: 'call' }>): Promise<void> {
  const run = () =>
    message.name === 'publishOverWhip' ? hub.publishOverWhip(message.request) : hub.playOverWhep(message.request)
  const result = await run().catch((error: unknown) => {
    process.stderr.write(`live: ${String((error as Error).stack)}\n`)
    return refusal('unavailable')
  })
  send({ kind: 'result', call, result })
}

async function stop(
  hub: Hub,
  timer: NodeJS.Timeout,
  rtmp: RtmpServer | undefined,
  mux: UdpMux | undefined,
): Promise<void> {
  clearInterval(timer)
  await hub.close()
  await rtmp?.close()
  mux?.close()
  const last: FromLiveProcess = { kind: 'stopped' }
  // After all messages before it.
  if (process.connected) process.send?.(last, undefined, {}, () => process.exit(0))
  else process.exit(0)
}

void main(JSON.parse(process.argv[2] ?? '') as LiveSettings)
