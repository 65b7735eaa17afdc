// What the clients of a run were answered: figures, and what contradicts a guarantee.

/** A method that nginx sends to another process when the first one ends without an answer. */
const RETRIED = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

/** An answer that is no success. */
export interface Refusal {
  at: number
  client: string
  method: string
  url: string
  /** 0 without an answer. */
  status: number
  text: string
}

export interface Traffic {
  /** @param milliseconds from the request to the end of the reply */
  answered(client: string, milliseconds: number): void
  refused(refusal: Refusal): void
  /** A client could do what it wants: an interruption ends. */
  alive(client: string): void
  /** The work of a client has ended or pauses: the time until it goes on is no interruption. */
  pause(client: string): void
  /** Something that must not be, in words. */
  broken(text: string): void
  /** Looks for texts of other tenants. */
  inspect(client: string, marker: string, text: string): void
  readonly count: () => number
  readonly times: readonly number[]
  readonly refusals: readonly Refusal[]
  readonly findings: readonly string[]
  /** Longest time without success of each client, in milliseconds. */
  readonly interruptions: ReadonlyMap<string, number>
}

export const isRetried = (method: string): boolean => RETRIED.has(method)

/** @param markers of all tenants */
export function createTraffic(markers: readonly string[]): Traffic {
  const times: number[] = []
  const refusals: Refusal[] = []
  const findings: string[] = []
  const lastAlive = new Map<string, number>()
  const interruptions = new Map<string, number>()

  const alive = (client: string): void => {
    const now = Date.now()
    const since = now - (lastAlive.get(client) ?? now)
    interruptions.set(client, Math.max(interruptions.get(client) ?? 0, since))
    lastAlive.set(client, now)
  }
  return {
    times,
    refusals,
    findings,
    interruptions,
    count: () => times.length + refusals.length,
    alive,
    pause: (client) => void lastAlive.delete(client),
    answered(client, milliseconds) {
      times.push(milliseconds)
      alive(client)
    },
    refused: (refusal) => void refusals.push(refusal),
    broken: (text) => void findings.push(text),
    inspect(client, marker, text) {
      const foreign = markers.find((other) => other !== marker && text.includes(other))
      if (foreign !== undefined) findings.push(`${client} received ${foreign}: ${text.slice(0, 300)}`)
    },
  }
}
