// A MediaMTX as the rest of the server sees it: what is published, who reads it, and what it has recorded. It asks us who may do
// what; that is in groups/stream/media-server.
import type { MediaServerSettings } from '../../platform/core/config'
import { AppError } from '../../platform/core/errors'
import { createAllowListedDownload, createAllowListedRequest } from '../../platform/core/allowListedFetch'
import { asPath, type MediaPath, type Peer } from './path'

const PAGE_SIZE = 100
/** Of one list. A media server with more is not what this is made for. */
const MAX_PAGES = 100
/** Names of the lists of connections in the control API. */
const KICKED_IN: Readonly<Record<string, string>> = {
  rtmpConn: 'rtmpconns',
  rtmpsConn: 'rtmpsconns',
  rtspSession: 'rtspsessions',
  rtspsSession: 'rtspssessions',
  srtConn: 'srtconns',
  webRTCSession: 'webrtcsessions',
  hlsSession: 'hlssessions',
}

/** A part of a recording. Times are RFC 3339 as the media server writes them. */
export interface RemoteSegment {
  path: string
  start: string
  /** Seconds. */
  duration: number
}

export interface RecordedPath {
  name: string
  segments: { start: string }[]
}

export interface Timespan {
  start: string
  /** Seconds. */
  duration: number
}

export interface MediaServer {
  readonly settings: MediaServerSettings
  /** Everything that is published or expected. @throws AppError 502 */
  paths(): Promise<MediaPath[]>
  /** Ends the connection of a publisher or reader. One that has ended, or that cannot be ended, is ignored. @throws AppError 502 */
  kick(peer: Peer): Promise<void>
  /** @throws AppError 502 */
  recordings(): Promise<RecordedPath[]>
  /** When something was recorded; segments without a gap between them are one. @throws AppError 502 */
  timespans(path: string): Promise<Timespan[]>
  /** @returns the status, or `tooLarge` @throws AppError 502 */
  download(
    segment: RemoteSegment,
    file: string,
    limits: { maxBytes: number; signal: AbortSignal },
  ): Promise<number | 'tooLarge'>
  /** One that does not exist is ignored. @throws AppError 502 */
  deleteSegment(segment: Pick<RemoteSegment, 'path' | 'start'>): Promise<void>
}

export function connectMediaServer(settings: MediaServerSettings): MediaServer {
  const { apiUrl, playbackUrl, secret } = settings
  const origins = [apiUrl, playbackUrl]
  const send = createAllowListedRequest(origins)
  const receive = createAllowListedDownload(origins)
  const headers = { authorization: `Bearer ${secret}` }

  async function request(url: string, method = 'GET'): Promise<Response> {
    const response = await send(url, { method, headers })
    if (!response.ok && response.status !== 404) throw new AppError(502, `${new URL(url).host}: ${response.status}`)
    return response
  }

  async function list<Item>(name: string): Promise<Item[]> {
    const all: Item[] = []
    for (let page = 0; page < MAX_PAGES; page++) {
      const response = await request(`${apiUrl}/v3/${name}/list?itemsPerPage=${PAGE_SIZE}&page=${page}`)
      if (!response.ok) return all
      const { items, pageCount = 1 } = (await response.json()) as { items?: Item[] | null; pageCount?: number }
      all.push(...(items ?? []))
      if (page + 1 >= pageCount) return all
    }
    return all
  }

  return {
    settings,
    paths: async () => (await list<object>('paths')).map(asPath),
    async kick({ type, id }) {
      const connections = KICKED_IN[type]
      if (connections) await request(`${apiUrl}/v3/${connections}/kick/${encodeURIComponent(id)}`, 'POST')
    },
    recordings: () => list<RecordedPath>('recordings'),
    async timespans(path) {
      const response = await request(`${playbackUrl}/list?${new URLSearchParams({ path })}`)
      return response.ok ? (((await response.json()) as Timespan[] | null) ?? []) : []
    },
    download({ path, start, duration }, file, limits) {
      const query = new URLSearchParams({ path, start, duration: String(duration), format: 'mp4' })
      return receive(`${playbackUrl}/get?${query}`, file, { headers, ...limits })
    },
    async deleteSegment({ path, start }) {
      await request(`${apiUrl}/v3/recordings/deletesegment?${new URLSearchParams({ path, start })}`, 'DELETE')
    },
  }
}
