// The only limit of time in flows. Waits have none of their own: they end with the flow, because a loaded machine is no failure.

/** Ends a flow that hangs. Generous: the longest ones open every screen, which takes minutes. */
export const FLOW_LIMIT_MS = 900_000

/** Time in which a wait outside the pages reports what it waited for, before the pages are closed. */
const REPORT_MS = 10_000

let startedAt = 0

/** Called when a flow starts. The flows of one file run one after the other. */
export function startLimit(): void {
  startedAt = performance.now()
}

/** Whether a wait of the running flow may go on. */
export const hasTime = (): boolean => performance.now() - startedAt < FLOW_LIMIT_MS - REPORT_MS
