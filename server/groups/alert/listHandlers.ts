// Lists, counts and statistics of alerts.
import { fieldError, forbidden } from '../../platform/core/errors'
import { pageOf, type Page } from '../../platform/core/paging'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import type { Handlers, RequestContext } from '../../platform/http/contract'
import type { Principal } from '../../platform/identity/session'
import { isTimeZone } from '../../media/telemetry/zone'
import { requireLocation } from '../location/public'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { selectActivity } from './activitySql'
import { selectAlerts, type AlertFilter, type AlertSort } from './listSql'
import { alertsInBaseLayer, alertsInside } from './mapref'
import { alertText } from './messages'
import { selectOverview } from './overviewSql'
import { asAlert, isClient } from './row'
import { requireAlert } from './service'
import { selectCounts, selectStatistics } from './statisticsSql'
import { selectDeletedAlerts } from './trashSql'
import { lastDays } from './zoneDays'

type ListOperation =
  | 'listAlerts'
  | 'getMissionAlerts'
  | 'getLocationAlerts'
  | 'listAlertsByMapref'
  | 'listBaseLayerAlerts'
  | 'listLocationAlertsInTime'
  | 'listLocationAlerts'
  | 'listDeletedAlerts'
  | 'listAlertActivity'
  | 'getAlertCounts'
  | 'getAlertOverview'
  | 'getAlertStatistics'

type ListQuery = RequestContext<'listAlerts'>['query']

/** No mission has it. Clients get the figures of no alert, because figures tell how the team handles alerts. */
const NO_MISSION = '00000000-0000-0000-0000-000000000000'

/** Days in the trend of the dashboard. */
const OVERVIEW_DAYS = 30

/** Alerts in a reply without pages. */
const NEWEST: Page = { page: 1, pageSize: 200 }

export function alertListHandlers({ db }: Services): Handlers<ListOperation> {
  const alerts = async (
    { tenantId, user }: { tenantId: string; user: Principal },
    page: Page,
    filterOf: (tx: Tx) => Promise<AlertFilter>,
    sort: AlertSort = '-created',
  ) => {
    const { items, total } = await inTenant(db, tenantId, async (tx) =>
      selectAlerts(tenantId, tx, await filterOf(tx), sort, page),
    )
    return { items: items.map((row) => asAlert(row, user)), total }
  }
  const newest = async (caller: { tenantId: string; user: Principal }, filterOf: (tx: Tx) => Promise<AlertFilter>) => {
    const { items, total } = await alerts(caller, NEWEST, filterOf)
    const limit = NEWEST.pageSize
    return {
      data: { alerts: items, total },
      ...(total > limit && { message: alertText('shortened', { limit, total }) }),
    }
  }
  return {
    async listAlerts(call) {
      const { owner, sort, ...filter } = call.query
      if (isClient(call.user)) requireClientQuery(call.query)
      const ownerId = owner === 'me' ? call.user.userId : owner === 'none' ? null : owner
      const page = pageOf(call.query)
      const found = await alerts(
        call,
        page,
        async (tx) => {
          if (filter.missionId !== undefined) await requireMission(call.tenantId, tx, filter.missionId)
          if (filter.locationId !== undefined) await requireLocation(call.tenantId, tx, filter.locationId)
          return { ...filter, ...(ownerId !== undefined && { ownerId }) }
        },
        isClient(call.user) ? '-created' : (sort ?? 'due'),
      )
      return { data: { ...found, ...page } }
    },

    getMissionAlerts: (call) =>
      newest(call, async (tx) => {
        await requireMission(call.tenantId, tx, call.params.missionId)
        return { missionId: call.params.missionId }
      }),

    getLocationAlerts: (call) => newest(call, (tx) => ofLocation(call, tx)),

    async listAlertsByMapref(call) {
      const page = pageOf(call.query)
      const found = await alerts(call, page, async (tx) => ({ ids: await alertsInside(call.tenantId, tx, call.query) }))
      return { data: { ...found, ...page } }
    },

    async listBaseLayerAlerts(call) {
      const { params, query, tenantId } = call
      const page = pageOf(query)
      const { items, total } = await alerts(call, page, async (tx) => ({
        ids: await alertsInBaseLayer(tenantId, tx, params.baseLayerId),
      }))
      const inContract = items.map(({ position, locationName, ...alert }) => ({
        ...alert,
        ...(position && { location: position }),
        ...(locationName !== null && { locationName }),
      }))
      return { data: { items: inContract, total, ...page } }
    },

    async listLocationAlertsInTime(call) {
      const page = pageOf(call.query)
      const found = await alerts(call, page, async (tx) => {
        const place = await ofLocation(call, tx)
        const { from, until } = rangeOf(call.query)
        return { ...place, from: from.toISOString(), until: until.toISOString() }
      })
      return { data: { ...found, ...page } }
    },

    async listLocationAlerts(call) {
      const { search } = call.query
      const page = pageOf(call.query)
      const found = await alerts(call, page, async (tx) => ({
        ...(await ofLocation(call, tx)),
        ...(search !== undefined && { search }),
      }))
      return { data: { ...found, ...page } }
    },

    async listDeletedAlerts({ query, tenantId }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        if (query.missionId !== undefined) await requireMission(tenantId, tx, query.missionId)
        return { data: { ...(await selectDeletedAlerts(tenantId, tx, query.missionId, page)), ...page } }
      })
    },

    async listAlertActivity({ params, query, user, tenantId }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        await requireAlert(tenantId, tx, params.alertId)
        if (isClient(user)) return { data: { items: [], total: 0, ...page } }
        return { data: { ...(await selectActivity(tenantId, tx, params.alertId, page)), ...page } }
      })
    },

    async getAlertCounts({ query, user, tenantId }) {
      return inTenant(db, tenantId, async (tx) => {
        if (query.missionId !== undefined) await requireMission(tenantId, tx, query.missionId)
        const missionId = isClient(user) ? NO_MISSION : query.missionId
        return { data: await selectCounts(tenantId, tx, user.userId, missionId) }
      })
    },

    async getAlertOverview({ query, user, tenantId }) {
      if (!isTimeZone(query.timeZone)) throw fieldError('timeZone', alertText('unknownZone'))
      const now = new Date()
      const figures = await inTenant(db, tenantId, (tx) =>
        selectOverview(tenantId, tx, {
          userId: user.userId,
          days: lastDays(query.timeZone, OVERVIEW_DAYS, now),
          now,
          ...(isClient(user) && { missionId: NO_MISSION }),
          withDetections: user.permissions.has('layer_list') && !isClient(user),
        }),
      )
      return { data: figures }
    },

    async getAlertStatistics({ query, user, tenantId }) {
      const { missionId } = query
      return inTenant(db, tenantId, async (tx) => {
        if (missionId !== undefined) await requireMission(tenantId, tx, missionId)
        const { from, until } = rangeOf(query)
        const shown = isClient(user) ? NO_MISSION : missionId
        const data = await selectStatistics(tenantId, tx, {
          from,
          until,
          ...(shown !== undefined && { missionId: shown }),
        })
        return { data }
      })
    },
  }
}

/** @throws AppError 403 for a filter by how the team handles alerts, whose result would tell it */
function requireClientQuery(query: ListQuery): void {
  const { state, source, owner, overdue, snoozed } = query
  const own = [state, source, owner, overdue, snoozed]
  if (own.some((value) => value !== undefined)) throw forbidden(alertText('teamOnly'))
}

/** @throws AppError 404 for an unknown place */
async function ofLocation(
  { tenantId, params: { locationId } }: { tenantId: string; params: { locationId: string } },
  tx: Tx,
): Promise<AlertFilter> {
  await requireLocation(tenantId, tx, locationId)
  return { locationId }
}

/** @throws AppError 400 unless the range ends after its start */
function rangeOf(query: { from: string; until: string }): { from: Date; until: Date } {
  const from = new Date(query.from)
  const until = new Date(query.until)
  if (until <= from) throw fieldError('until', alertText('untilBeforeFrom'))
  return { from, until }
}
