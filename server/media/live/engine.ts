/**
 * The media engine: keeps the media process running and passes its messages on. After a crash of that process it is
 * started again; publishers and viewers connect anew by themselves.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/core/config'
import {
  isLiveRefusal,
  type LiveCallbacks,
  type LiveEngine,
  type LiveRefusal,
  type LiveSession,
  type LiveState,
  type NoRoom,
} from './liveEngine'
import { startLiveProcess, type LiveProcess } from './supervisedProcess'
import type { CallName, FromLiveProcess, LiveCalls, LiveSettings, SegmentMessage } from './messages'
import { refusal } from './streams/publishedStream'
import { countViewers, type Watcher } from './places'
import { leftOverSegments } from './recording/segmentFile'

const SEGMENT_MS = 59 * 60_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Then the next crash counts as the first one. */
const STABLE_MS = 60_000
/** The process sends statistics every second; one that does not for twice this time is stuck. */
const STUCK_MS = 10_000
/** Generous: on a busy machine the process loads for minutes, and a second one would take no less. */
const START_MS = 600_000
/** Then the process does not only start slowly. */
const FAILED_STARTS = 3
const STOP_MS = 5_000

const UNAVAILABLE: LiveRefusal = { status: 503, reason: 'unavailable' }

export const liveSettings = (config: Config): LiveSettings => ({
  folder: path.join(config.DATA_DIR, 'live'),
  rtmpHost: config.HOST,
  rtmpPort: Number(config.RTMP_PORT),
  udpPort: config.LIVE_UDP_PORT,
  advertise: config.LIVE_ADVERTISE,
  maxViewers: config.LIVE_MAX_VIEWERS,
  segmentMs: SEGMENT_MS,
})

/**
 * Starts the engine and does not wait until it listens: the server serves without it. A port that is in use is logged.
 * @param stuckMs a process that listens and sends nothing for twice this time is replaced
 */
export async function startLiveEngine(
  settings: LiveSettings,
  callbacks: LiveCallbacks,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  stuckMs = STUCK_MS,
): Promise<LiveEngine> {
  const engine = new Engine(settings, callbacks, log, stuckMs)
  await engine.start()
  return engine
}

class Engine implements LiveEngine {
  readonly listening: Promise<void>
  private openPort: number | undefined
  private isListening = false
  private failedStarts = 0
  private child: LiveProcess | undefined
  private readonly calls = new Map<number, (result: LiveSession | LiveRefusal) => void>()
  private readonly streams = new Set<string>()
  /** By viewer. */
  private readonly watchers = new Map<string, Watcher>()
  private lastCall = 0
  private startedAt = 0
  private pauseMs = FIRST_PAUSE_MS
  private restart: NodeJS.Timeout | undefined
  private stuck: NodeJS.Timeout | undefined
  private onListening: () => void = () => undefined
  private onExit: (() => void) | undefined
  private isStopping = false

  constructor(
    private readonly settings: LiveSettings,
    private readonly callbacks: LiveCallbacks,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
    private readonly stuckMs: number,
  ) {
    this.listening = new Promise((resolve) => (this.onListening = resolve))
  }

  async start(): Promise<void> {
    await mkdir(this.settings.folder, { recursive: true, mode: 0o700 })
    await this.reportLeftOvers(() => true)
    this.run()
  }

  get state(): LiveState {
    if (this.isListening) return this.openPort === undefined ? 'noRtmp' : 'listening'
    return this.failedStarts < FAILED_STARTS ? 'starting' : 'failing'
  }

  get rtmpPort(): number | undefined {
    if (this.isListening) return this.openPort
    // 0 stands for any port, which is not known yet.
    return this.settings.rtmpPort === 0 ? undefined : this.settings.rtmpPort
  }

  publishOverWhip(request: LiveCalls['publishOverWhip']): Promise<LiveSession | LiveRefusal> {
    return this.call('publishOverWhip', request)
  }

  get maxViewers(): number {
    return this.settings.maxViewers
  }

  hasPlace(watcher: Watcher): boolean {
    return countViewers([...this.watchers.values(), watcher]) <= this.maxViewers
  }

  async playOverWhep({ userId, ...request }: Parameters<LiveEngine['playOverWhep']>[0]) {
    const { streamId, viewerId } = request
    if (!this.hasPlace({ streamId, userId })) return refusal('viewersFull')
    this.watchers.set(viewerId, { streamId, userId })
    const result = await this.call('playOverWhep', request)
    if (isLiveRefusal(result)) this.watchers.delete(viewerId)
    return result
  }

  playOverFlv: LiveEngine['playOverFlv'] = ({ streamId, viewerId, userId }, socket, head, headers) => {
    const isFull = !this.hasPlace({ streamId, userId })
    if (!this.child || !this.isListening || isFull) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n', () => socket.destroy())
      return this.callbacks.viewerLeft(viewerId)
    }
    this.watchers.set(viewerId, { streamId, userId })
    this.child.send({ kind: 'playOverFlv', streamId, viewerId, head: head.toString('base64'), headers }, socket)
  }

  endSession(sessionId: string): void {
    this.child?.send({ kind: 'endSession', sessionId })
  }

  closeViewers(viewerIds: string[]): void {
    this.child?.send({ kind: 'closeViewers', viewerIds })
  }

  closeStream(streamId: string): void {
    this.child?.send({ kind: 'closeStream', streamId })
  }

  stopRecording(streamId: string, reason: NoRoom): void {
    this.child?.send({ kind: 'stopRecording', streamId, reason })
  }

  resumeRecording(streamId: string): void {
    this.child?.send({ kind: 'resumeRecording', streamId })
  }

  async stop(): Promise<void> {
    this.isStopping = true
    clearTimeout(this.restart)
    const { child } = this
    if (!child) return
    const exited = new Promise<void>((resolve) => (this.onExit = resolve))
    // A process that is still loading has nothing to complete, and reads no messages.
    const limit = setTimeout(() => child.kill(), this.isListening ? STOP_MS : 0)
    child.send({ kind: 'stop' })
    await exited
    clearTimeout(limit)
  }

  private run(): void {
    this.startedAt = Date.now()
    this.child = startLiveProcess(this.settings, {
      onMessage: (message) => this.onMessage(message),
      onOutput: (text) => this.log.error({ text }, 'the media process reported an error'),
      onExit: () => void this.onEnd(),
    })
    const { child } = this
    clearTimeout(this.stuck)
    this.stuck = setTimeout(() => child.kill(), START_MS)
  }

  private expectNews(): void {
    clearTimeout(this.stuck)
    const { child } = this
    // Twice, because news that arrived while this process itself was busy are read between two timers.
    this.stuck = setTimeout(() => {
      this.stuck = setTimeout(() => child?.kill(), this.stuckMs)
    }, this.stuckMs)
  }

  private call<Name extends CallName>(name: Name, request: LiveCalls[Name]): Promise<LiveSession | LiveRefusal> {
    const { child } = this
    if (!child || !this.isListening) return Promise.resolve(UNAVAILABLE)
    const call = ++this.lastCall
    return new Promise((resolve) => {
      this.calls.set(call, resolve)
      child.send({ kind: 'call', call, name, request } as Parameters<LiveProcess['send']>[0])
    })
  }

  private onMessage(message: FromLiveProcess): void {
    switch (message.kind) {
      case 'listening':
        this.openPort = message.rtmpPort
        this.isListening = true
        this.failedStarts = 0
        this.expectNews()
        for (const problem of message.problems) this.log.warn({ problem }, 'live streams: a port is not available')
        return this.onListening()
      case 'result':
        this.calls.get(message.call)?.(message.result)
        return void this.calls.delete(message.call)
      case 'authorize':
        return void this.authorize(message)
      case 'started':
        return this.callbacks.streamStarted(message.streamId, new Date(message.at))
      case 'statistics':
        this.expectNews()
        return this.callbacks.streamStatistics(message.all)
      case 'ended':
        this.streams.delete(message.streamId)
        return this.callbacks.streamEnded(message.streamId, message.reason, message.problem)
      case 'rtmpClosed':
        return this.callbacks.rtmpClosed(message.closing)
      case 'viewerLeft':
        this.watchers.delete(message.viewerId)
        return this.callbacks.viewerLeft(message.viewerId)
      case 'segment':
        return this.report(message.segment)
      case 'stopped':
        return
    }
  }

  private async authorize({ call, request }: Extract<FromLiveProcess, { kind: 'authorize' }>): Promise<void> {
    const { child } = this
    const answer = await this.callbacks.authorizePublish(request).catch((error: unknown) => {
      this.log.error({ err: error }, 'the stream key could not be checked')
      return 'unavailable' as const
    })
    if (typeof answer !== 'string' && child === this.child) this.streams.add(answer.streamId)
    child?.send({ kind: 'authorized', call, answer })
  }

  private async onEnd(): Promise<void> {
    clearTimeout(this.stuck)
    this.child = undefined
    if (!this.isListening) this.failedStarts++
    this.isListening = false
    for (const resolve of this.calls.values()) resolve(UNAVAILABLE)
    this.calls.clear()
    this.watchers.clear()
    const cut = new Set(this.streams)
    this.streams.clear()
    await this.reportLeftOvers(({ streamId }) => cut.has(streamId))
    for (const streamId of cut) this.callbacks.streamEnded(streamId, 'engine')
    this.onExit?.()
    if (this.isStopping) return
    this.pauseMs =
      Date.now() - this.startedAt > STABLE_MS ? FIRST_PAUSE_MS : Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS)
    const { pauseMs: restartInMs, failedStarts } = this
    if (failedStarts < FAILED_STARTS) this.log.error({ restartInMs }, 'the media process ended unexpectedly')
    else this.log.error({ restartInMs, failedStarts }, 'live video does not start: its process ends before it listens')
    this.restart = setTimeout(() => this.run(), this.pauseMs)
  }

  private async reportLeftOvers(isWanted: (segment: SegmentMessage) => boolean): Promise<void> {
    for (const segment of await leftOverSegments(this.settings.folder)) if (isWanted(segment)) this.report(segment)
  }

  private report({ startedAt, endedAt, ...segment }: SegmentMessage): void {
    this.callbacks.segmentWritten({ ...segment, startedAt: new Date(startedAt), endedAt: new Date(endedAt) })
  }
}
