import { http, HttpResponse } from 'msw'
import type { RetentionItem, RetentionRule } from '../../api/retention'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const NOTHING = { count: 0, bytes: 0 }

export const aRetentionRule = (rule: Partial<RetentionRule> = {}): RetentionRule => ({
  kind: 'stream_recordings',
  days: null,
  startsOn: null,
  version: 1,
  stored: NOTHING,
  oldestAt: null,
  today: NOTHING,
  week: NOTHING,
  month: NOTHING,
  kept: NOTHING,
  lastRun: null,
  ...rule,
})

export const aRetentionItem = (item: Partial<RetentionItem> = {}): RetentionItem => ({
  _id: anId(),
  record: 'recording',
  name: 'gate.mp4',
  missionId: anId(),
  missionName: 'Harbour survey',
  addedAt: '2026-03-12T09:30:00.000Z',
  deletedOn: '2026-04-12',
  bytes: 5_051_502,
  keptBecause: null,
  version: 1,
  ...item,
})

const found = (data: unknown) => HttpResponse.json({ status: true, data })

/** Answers with these rules and records, which the calls change as the server would. */
export function retentionHandlers(rules: RetentionRule[], items: RetentionItem[] = []) {
  return [
    http.get(apiUrl('/retention/get'), () => found({ rules: rules.map((rule) => ({ ...rule })) })),
    http.get(apiUrl('/retention/forecast'), ({ request }) => {
      const { searchParams } = new URL(request.url)
      const isShort = Number(searchParams.get('days')) < 100
      const atOnce = isShort ? { count: 3, bytes: 3 * 1024 ** 3 } : NOTHING
      return found({ startsOn: '2026-04-20', atOnce, kept: { count: isShort ? 1 : 0, bytes: 1 } })
    }),
    http.get(apiUrl('/retention/items'), ({ request }) => {
      const isKept = new URL(request.url).searchParams.get('kept') === 'true'
      const shown = items.filter(({ keptBecause }) => (keptBecause !== null) === isKept)
      return found({ items: shown, total: shown.length, page: 1, pageSize: 20 })
    }),
    http.patch<never, Pick<RetentionRule, 'kind' | 'version' | 'days'>>(
      apiUrl('/retention/edit'),
      async ({ request }) => {
        const { kind, version, days } = await request.json()
        const rule = rules.find((each) => each.kind === kind)
        if (rule?.version !== version) {
          const problem = { status: false, message: 'Changed', code: 'retention.changedElsewhere', values: {} }
          return HttpResponse.json(problem, { status: 409 })
        }
        Object.assign(rule, { days, startsOn: days === null ? null : '2099-04-20', version: version + 1 })
        return found(rule)
      },
    ),
    http.patch(apiUrl('/VOD/update-vod-by-ID/:id'), ({ params }) => {
      const item = items.find(({ _id }) => _id === params.id)
      if (item) item.keptBecause = 'held'
      return found({})
    }),
  ]
}
