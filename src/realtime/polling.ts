// The rule for people without a socket: what is on the screen is read again. Events and changes of records make tags stale
// for everybody else; here every mounted query with one of these tags counts as stale after a time.
import { baseApi } from '../api/baseApi'
import type { SessionDispatch, SessionState } from '../session/storeTypes'
import { backedOff, failuresOf } from './backOffSlice'
import { SOCKET_TAGS } from './events.gen'

/** Age at which what is shown is read again. */
export const POLL_MS = 30_000

/** Time between two looks for queries that are old enough. */
const LOOK_MS = 5000

/**
 * Queries that are not repeated, although their tags say when they are stale: the server computes them from many records,
 * or they answer one question of the user.
 */
const COSTLY: readonly string[] = [
  'getAlertStatistics',
  'getAssetTracks',
  'getBatteryFlights',
  'getBlockReport',
  'getFlightTrack',
  'getGapFlight',
  'getMissionTracks',
  'getModelPrecision',
  'getMosaicPlan',
  'getOrthomosaicPlan',
  'getPhotoCoverage',
  'getPlotReport',
  'getRasterDetails',
  'listFilteredFeatures',
  'measureRaster',
  'previewAnalysis',
  'searchFootage',
  'testAlertWebhook',
  'tryAlertRule',
]

// Any tag: no endpoint may have declared it yet.
const { util } = baseApi.enhanceEndpoints<string>({ addTagTypes: [...SOCKET_TAGS] })

interface Poller {
  getState: () => SessionState
  dispatch: SessionDispatch
  /** Rejects when polling has to end. */
  delay: (ms: number) => Promise<void>
}

/**
 * Reads what is mounted again whenever it is older than the interval, until `delay` rejects.
 * @param liveUntil until when the socket kept everything fresh; 0 if there was none
 */
export async function poll({ getState, dispatch, delay }: Poller, liveUntil: number): Promise<never> {
  for (;;) {
    readStale(getState(), dispatch, liveUntil)
    await delay(LOOK_MS)
  }
}

function readStale(state: SessionState, dispatch: SessionDispatch, liveUntil: number): void {
  const { queries, subscriptions } = state.api
  const interval = backedOff(POLL_MS, failuresOf(state))
  for (const { endpointName, originalArgs, queryCacheKey } of util.selectInvalidatedBy(state, [...SOCKET_TAGS])) {
    const subscribers = Object.values(subscriptions[queryCacheKey] ?? {})
    if (subscribers.length === 0 || COSTLY.includes(endpointName)) continue
    const query = queries[queryCacheKey]
    const readAt = Math.max(query?.startedTimeStamp ?? 0, query?.fulfilledTimeStamp ?? 0, liveUntil)
    // Those that poll by themselves are late only after the page was hidden.
    const own = subscribers.map((subscriber) => subscriber?.pollingInterval ?? 0).filter((ms) => ms > 0)
    if (Date.now() - readAt >= Math.min(interval, ...own)) dispatch(read(endpointName, originalArgs))
  }
}

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => Parameters<SessionDispatch>[0]

function read(endpointName: string, args: unknown) {
  const { initiate } = (baseApi.endpoints as Record<string, { initiate: Initiate }>)[endpointName] as {
    initiate: Initiate
  }
  return initiate(args, { subscribe: false, forceRefetch: true })
}
