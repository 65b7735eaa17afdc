// Keeps a stream playing in a video element: WebRTC first, FLV where that is not possible or HLS at a media server, again after
// every interruption.
import { serverTime } from '../api/serverClock'
import type { LivePath } from '../api/stream'
import { openFlv } from './flvSession'
import { openHls } from './hlsSession'
import { PlaybackError, type PlaybackProblem } from './playbackError'
import type { PlaybackSession, StreamTicket, ViewerStatistics } from './playbackSession'
import { followFrames } from './shownFrame'
import { openWhep } from './whepSession'

export type PlayerState = 'connecting' | 'live' | 'stalled' | 'offline' | 'noPermission'

export interface PlaybackStatus {
  state: PlayerState
  /** While something is played. */
  path?: LivePath
  /** Why WebRTC is not used, or why nothing is shown. */
  problem?: PlaybackProblem
  /** The problem in words of the server. */
  detail?: string
}

export interface Playback {
  statistics(): Promise<ViewerStatistics | undefined>
  /** When the shown picture reached the server, by its clock, in milliseconds since 1970; undefined before the first one. */
  frameTime(): number | undefined
  stop(): void
}

interface Ticket extends Omit<StreamTicket, 'streamId'> {
  paths: readonly LivePath[]
}

const CHECK_MS = 500
const STALLED_MS = 3_000
const LOST_MS = 10_000
/** A picture that changes for so long after the first one moves. */
const MOVING_MS = 1_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
/** Problems that last until another viewer leaves or the publisher changes something. */
const LASTING: readonly PlaybackProblem[] = ['viewersFull', 'unsupported']
const LASTING_PAUSE_MS = 30_000
/** Problems that WebRTC has, and FLV and HLS have not. */
const NEEDS_HTTP: readonly PlaybackProblem[] = ['bFrames', 'codec', 'noUdp']
const FACTOR = 2
const OPEN = { whep: openWhep, flv: openFlv, hls: openHls } as const

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    // Removes its listener: a tile sleeps twice a second for hours with the same signal.
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })

/** Whether the picture of a connection moves. @param hasStopped the one of the connection before stood still at its end */
function watchPicture(hasStopped: boolean) {
  let shownAt: number | undefined
  let last = { progress: -1, at: performance.now() }
  let stands = hasStopped
  const silence = (): number => performance.now() - last.at
  const isLost = (): boolean => silence() > LOST_MS
  return {
    isLost,
    look(progress: number, hasPicture: boolean): void {
      if (progress > last.progress) last = { progress, at: performance.now() }
      if (hasPicture && progress > 0) shownAt ??= performance.now()
      if (shownAt !== undefined && last.at - shownAt > MOVING_MS) stands = false
    },
    state(): PlayerState {
      if (shownAt === undefined && !stands) return 'connecting'
      return stands || silence() > STALLED_MS ? 'stalled' : 'live'
    },
    end: () => ({ isShown: shownAt !== undefined, hasStopped: stands || (isLost() && shownAt !== undefined) }),
  }
}

/** @param requestTicket throws PlaybackError, @param onStatus is called when something has changed */
export function startPlayback(
  video: HTMLVideoElement,
  {
    streamId,
    requestTicket,
    onStatus,
  }: { streamId: string; requestTicket: () => Promise<Ticket>; onStatus: (status: PlaybackStatus) => void },
): Playback {
  const abort = new AbortController()
  const { signal } = abort
  let session: PlaybackSession | undefined
  let httpReason: PlaybackProblem | undefined
  let isAtMediaServer = false
  let shown = ''
  const show = (status: PlaybackStatus) => {
    const text = JSON.stringify(status)
    if (signal.aborted || text === shown) return
    shown = text
    onStatus(status)
  }

  async function open(): Promise<LivePath> {
    const { paths, ...ticket } = await requestTicket()
    isAtMediaServer = ticket.hlsUrl !== null
    if (paths.length === 0) throw new PlaybackError('offline')
    const canWhep = paths.includes('whep') && 'RTCPeerConnection' in window
    const overHttp: LivePath = ticket.hlsUrl === null ? 'flv' : 'hls'
    // A media server plays some formats over WebRTC only.
    const isHttpOffered = paths.includes(overHttp)
    const path: LivePath = canWhep && (httpReason === undefined || !isHttpOffered) ? 'whep' : overHttp
    if (path !== 'whep') httpReason ??= 'codec'
    const opened = await OPEN[path](video, { ...ticket, streamId, signal })
    if (signal.aborted) opened.close()
    else session = opened
    return path
  }

  /**
   * Until the connection has ended or nothing has arrived for a while.
   * @param hasStopped the connection before ended because the picture stood still: what this one shows first may be that picture
   * @returns whether a picture was shown, and whether it has stopped
   * @throws PlaybackError of a connection that has shown none
   */
  async function play(path: LivePath, hasStopped: boolean): Promise<{ isShown: boolean; hasStopped: boolean }> {
    const picture = watchPicture(hasStopped)
    const ended = new AbortController()
    let failure: unknown
    void session?.ended.then(
      () => ended.abort(),
      (error: unknown) => {
        failure = error
        ended.abort()
      },
    )
    const over = AbortSignal.any([signal, ended.signal])
    while (!over.aborted && session) {
      picture.look(await session.progress(), video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
      if (picture.isLost()) break
      show({ state: picture.state(), path, problem: path === 'whep' ? undefined : httpReason })
      await sleep(CHECK_MS, over)
    }
    const end = picture.end()
    if (!end.isShown && !end.hasStopped) explain(path, failure)
    return end
  }

  /** @throws PlaybackError when it is known why nothing was shown */
  function explain(path: LivePath, failure: unknown): void {
    if (failure instanceof PlaybackError) throw failure
    // A media server admits formats that it cannot send, such as B-frames, and ends the connection.
    if (path === 'whep' && isAtMediaServer) throw new PlaybackError('codec')
  }

  /** The network may have changed, and what a media server can send is only guessed. */
  function forgetReason(): void {
    if (httpReason === 'noUdp' || isAtMediaServer) httpReason = undefined
  }

  async function run(): Promise<void> {
    let pause = FIRST_PAUSE_MS
    let hasStopped = false
    show({ state: 'connecting' })
    while (!signal.aborted) {
      let isShown = false
      let problem: PlaybackProblem | undefined
      let detail: string | undefined
      try {
        const end = await play(await open(), hasStopped)
        isShown = end.isShown
        hasStopped = end.hasStopped
        if (isShown) forgetReason()
        if (!hasStopped) problem = 'unreachable'
      } catch (error) {
        problem = error instanceof PlaybackError ? error.problem : 'unreachable'
        if (error instanceof PlaybackError) detail = error.detail
      }
      session?.close()
      session = undefined
      if (problem === undefined) {
        // The server answers, and the publisher sends no picture.
        show({ state: 'stalled' })
        await sleep(FIRST_PAUSE_MS, signal)
        continue
      }
      if (NEEDS_HTTP.includes(problem) && httpReason === undefined) {
        httpReason = problem
        continue
      }
      const state = problem === 'offline' || problem === 'noPermission' ? problem : 'connecting'
      show({ state, problem, detail })
      pause = isShown ? FIRST_PAUSE_MS : Math.min(pause * FACTOR, LONGEST_PAUSE_MS)
      await sleep(LASTING.includes(problem) ? LASTING_PAUSE_MS : pause, signal)
    }
  }

  void run()
  const frame = followFrames(video)
  return {
    statistics: async () => session?.statistics(),
    frameTime() {
      const arrivedAt = frame.time()
      return session?.recordedAt?.() ?? (arrivedAt === undefined ? undefined : serverTime(arrivedAt))
    },
    stop() {
      frame.stop()
      abort.abort()
      session?.close()
      session = undefined
    },
  }
}
