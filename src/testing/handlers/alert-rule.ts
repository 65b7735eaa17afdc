import { http, HttpResponse } from 'msw'
import type { AlertRule, AlertRuleTrial, NewAlertRule } from '../../api/alert-rule'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const anAlertRule = (rule: Partial<AlertRule> = {}): AlertRule => ({
  _id: anId(),
  name: 'Hot panels',
  kind: 'thermal_above',
  enabled: true,
  severity: 'high',
  alertKind: 'Hotspot',
  missionId: null,
  missionName: null,
  baseLayerId: null,
  mapref: null,
  layerId: null,
  featureIndex: null,
  minHeight: null,
  maxHeight: null,
  areaName: null,
  isAreaCrossed: false,
  seconds: null,
  degrees: 70,
  days: null,
  percent: null,
  model: null,
  class: null,
  leastConfidence: null,
  distance: null,
  heightDifference: null,
  pausedAt: null,
  alertsLastDay: 0,
  repeatsLastDay: 0,
  lastRaisedAt: null,
  hours: null,
  repeatMinutes: null,
  version: 1,
  ...rule,
})

const found = (data: unknown) => HttpResponse.json({ status: true, data })

/** Answers with rules, which the calls change as the server would. */
export const alertRuleHandlers = (rules: AlertRule[] = [], trial: Partial<AlertRuleTrial> = {}) => [
  http.post(apiUrl('/alert-rule/try'), () =>
    found({ alerts: 0, repeats: 0, isPartial: false, examples: [], ...trial }),
  ),
  http.get(apiUrl('/alert-rule/getall'), () => found({ rules: [...rules] })),
  http.post<never, NewAlertRule>(apiUrl('/alert-rule/create'), async ({ request }) => {
    const rule = anAlertRule({ ...(await request.json()), _id: anId(), areaName: 'Fence' })
    rules.push(rule)
    return found(rule)
  }),
  http.patch<{ id: string }, Partial<AlertRule>>(apiUrl('/alert-rule/edit/:id'), async ({ params, request }) => {
    const edit = await request.json()
    const at = rules.findIndex(({ _id }) => _id === params.id)
    const before = rules[at] ?? anAlertRule()
    if (edit.version !== before.version) {
      return HttpResponse.json({ status: false, message: 'Someone else changed this rule.' }, { status: 409 })
    }
    const pausedAt = edit.enabled === true ? null : before.pausedAt
    rules[at] = { ...before, ...edit, pausedAt, version: before.version + 1 }
    return found(rules[at])
  }),
  http.delete(apiUrl('/alert-rule/delete/:id'), ({ params }) => {
    rules.splice(0, rules.length, ...rules.filter(({ _id }) => _id !== params['id']))
    return found({})
  }),
]
