import { http, HttpResponse } from 'msw'
import type { Recording } from '../../api/vod'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

/** A recording of one minute that can be played. */
export const aRecording = (recording: Partial<Recording> = {}): Recording => {
  const _id = recording._id ?? anId()
  return {
    _id,
    missionId: anId(),
    missionName: 'Harbour survey',
    flightId: null,
    flightName: null,
    name: 'DJI_0042.MP4',
    source: 'upload',
    streamId: null,
    state: 'ready',
    problem: null,
    startedAt: '2026-03-12T09:30:00.000Z',
    startOrigin: 'container',
    durationMs: 60_000,
    width: 1920,
    height: 1080,
    frameRate: 30,
    videoCodec: 'H.264',
    audioCodec: null,
    bytes: 5_051_502,
    fileUrl: `/apis/v1/recording/file/${_id}`,
    posterUrl: null,
    storyboardUrl: null,
    playableIn: 'all',
    playableNote: null,
    isConverted: false,
    telemetryId: null,
    held: false,
    deletedOn: null,
    camera: '',
    lens: null,
    location: null,
    clientVisible: false,
    version: 1,
    createdAt: '2026-03-12T10:00:00.000Z',
    ...recording,
  }
}

const found = (data: unknown) => HttpResponse.json({ status: true, data })
function page(items: readonly Recording[], url: string) {
  const { searchParams } = new URL(url)
  const number = (name: string, otherwise: number) => Number(searchParams.get(name) ?? otherwise)
  const from = searchParams.get('from')
  const until = searchParams.get('until')
  const endOf = ({ startedAt, durationMs }: Recording) => Date.parse(startedAt ?? '') + (durationMs ?? 0)
  const wanted = items.filter(
    (item) =>
      (!from || endOf(item) > Date.parse(from)) && (!until || Date.parse(item.startedAt ?? '') < Date.parse(until)),
  )
  const latestFirst = wanted.toSorted((one, other) => (other.startedAt ?? '').localeCompare(one.startedAt ?? ''))
  const pageSize = number('pageSize', 50)
  const start = (number('page', 1) - 1) * pageSize
  const shown = latestFirst.slice(start, start + pageSize)
  return found({ items: shown, total: wanted.length, page: number('page', 1), pageSize })
}

/** Mocked recordings of one mission, with editing, delete and restore. */
export function recordingHandlers(recordings: Recording[] = []) {
  const trash: Recording[] = []
  const change = (ids: readonly string[], edit: Partial<Recording>) => {
    recordings.splice(
      0,
      recordings.length,
      ...recordings.map((each) => (ids.includes(each._id) ? { ...each, ...edit, version: each.version + 1 } : each)),
    )
    return found(recordings.find(({ _id }) => ids.includes(_id)) ?? {})
  }
  const remove = (ids: readonly string[]) => {
    trash.push(...recordings.filter(({ _id }) => ids.includes(_id)))
    recordings.splice(0, recordings.length, ...recordings.filter(({ _id }) => !ids.includes(_id)))
    return found({})
  }
  return [
    http.get(apiUrl('/VOD/get-by-missionID/:id'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? ''
      return page(
        recordings.filter(({ name }) => name.toLowerCase().includes(search)),
        request.url,
      )
    }),
    http.get(apiUrl('/VOD/get-by-location-ID/:id'), ({ request }) => page(recordings, request.url)),
    http.get(apiUrl('/VOD/get-by-ID/:id'), ({ params }) => {
      const recording = recordings.find(({ _id }) => _id === params['id'])
      return recording
        ? found(recording)
        : HttpResponse.json({ status: false, message: 'Recording not found' }, { status: 404 })
    }),
    http.patch<{ id: string }, { name: string }>(apiUrl('/VOD/edit-by-ID/:id'), async ({ params, request }) =>
      change([params.id], { name: (await request.json()).name }),
    ),
    http.patch<{ id: string }, Partial<Recording>>(apiUrl('/VOD/update-vod-by-ID/:id'), async ({ params, request }) => {
      const edit = await request.json()
      return change([params.id], edit)
    }),
    http.patch<never, Partial<Recording> & { vodIds: string[] }>(
      apiUrl('/VOD/update-multi-vod-by-ID'),
      async ({ request }) => {
        const { vodIds, ...edit } = await request.json()
        return change(vodIds, edit)
      },
    ),
    http.delete<{ id: string }>(apiUrl('/VOD/delete-by-ID/:id'), ({ params }) => remove([params.id])),
    http.delete(apiUrl('/VOD/delete-multi-by-ID'), ({ request }) =>
      remove(new URL(request.url).searchParams.getAll('vodIds')),
    ),
    http.get(apiUrl('/recording/deleted/:id'), () =>
      found({
        items: trash.map(({ _id, name, startedAt }) => ({ _id, name, startedAt, deletedAt: new Date().toISOString() })),
        total: trash.length,
        page: 1,
        pageSize: 200,
      }),
    ),
    http.post(apiUrl('/recording/restore'), () => {
      recordings.push(...trash.splice(0))
      return found({})
    }),
  ]
}
