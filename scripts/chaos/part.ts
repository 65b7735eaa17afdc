// One part of a run: an installation, its load, what is done to it, and what must hold afterwards.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../bench/table'
import { percentile } from '../bench/table'
import { checkEvents } from './checks/events'
import { checkFiles } from './checks/files'
import { checkJobs } from './checks/jobs'
import { checkRecordings } from './checks/recordings'
import { checkWrites } from './checks/writes'
import { startLoad, type Load } from './load/load'
import { isRetried, type Refusal, type Traffic } from './load/traffic'
import type { Installation } from './site/site'

const WARM_UP_MS = 5_000
const CALM_MS = 5_000
const SHOWN_REFUSALS = 12

/** When refused requests are explained by what was done. */
export interface Outage {
  from: number
  to: number
}

export interface Disturbance {
  /** Rows for the table. */
  rows: Row[]
  outages: Outage[]
}

export interface Part<Place extends Installation> {
  title: string
  /** Whether it needs programs that Aerie does not bring along. */
  needsPrograms: boolean
  open(): Promise<Place>
  /** Statuses with which requests of any method may be refused during an outage. */
  mayRefuse: readonly number[]
  disturb(site: Place, load: Load, kills: number): Promise<Disturbance>
}

export interface PartResult {
  rows: Row[]
  findings: string[]
  folder: string
}

/** A part whose kind of installation is known to itself only. */
export interface AnyPart {
  title: string
  needsPrograms: boolean
  run(kills: number, say: (line: string) => void): Promise<PartResult>
}

export const anyPart = <Place extends Installation>(part: Part<Place>): AnyPart => ({
  title: part.title,
  needsPrograms: part.needsPrograms,
  run: (kills, say) => runPart(part, kills, say),
})

async function runPart<Place extends Installation>(
  part: Part<Place>,
  kills: number,
  say: (line: string) => void,
): Promise<PartResult> {
  const site = await part.open()
  let isKept = true
  try {
    say(`started in ${site.folder}`)
    const load = await startLoad(site)
    await sleep(WARM_UP_MS)
    const { rows, outages } = await part.disturb(site, load, kills)
    await sleep(CALM_MS)
    say('ending the load')
    await load.stop()
    const checked = await check(site, load)
    load.endSubscribers()
    const refused = refusalFindings(load.traffic, outages, part.mayRefuse)
    const ends = site.servers.flatMap(({ name, unexpectedEnds }) =>
      unexpectedEnds.map((end) => `${name} ended by itself with ${end}`),
    )
    const findings = [...load.traffic.findings, ...checked.findings, ...refused, ...ends]
    isKept = findings.length > 0
    return { rows: [...rows, ...trafficRows(load.traffic), ...checked.rows], findings, folder: site.folder }
  } finally {
    await site.stop(isKept)
  }
}

async function check(site: Installation, load: Load): Promise<{ rows: Row[]; findings: string[] }> {
  const database = await site.connect()
  try {
    const jobs = await checkJobs(database)
    const recordings = await checkRecordings(database, load, site)
    const writes = await checkWrites(database, load)
    const events = await checkEvents(database, load)
    const files = await checkFiles(database, load, site)
    const all = [jobs, recordings, writes, events, files]
    return {
      rows: [
        { what: 'acknowledged records', figure: `${writes.acknowledged}, none lost` },
        { what: 'unanswered writes', figure: `${writes.unanswered}, of which ${writes.done} were done` },
        { what: 'events', figure: `${events.stored} stored, ${events.received} received, ${events.resets} resets` },
        {
          what: 'uploads',
          figure: `${files.uploads} with ${(files.bytes / 1e6).toFixed(0)} MB, ${files.continued} continued by hand`,
        },
        { what: 'jobs', figure: `${jobs.completed} completed, ${jobs.interruptions} runs interrupted` },
        {
          what: 'recordings',
          figure: `${recordings.publications} streams with ${recordings.seconds.toFixed(0)} s`,
        },
        {
          what: 'lost of recordings',
          figure: `${recordings.lostSeconds.toFixed(1)} s, most ${recordings.mostLostSeconds.toFixed(2)} s of a stream`,
          budget: '<= 2 s',
        },
      ].map((row) =>
        row.what === 'acknowledged records' && writes.findings.length > 0 ? lossRow(writes.findings) : row,
      ),
      findings: all.flatMap(({ findings }) => findings),
    }
  } finally {
    await database.end()
  }
}

const lossRow = (findings: string[]): Row => ({ what: 'acknowledged records', figure: `${findings.length} WRONG` })

function trafficRows(traffic: Traffic): Row[] {
  const kinds = new Map<string, number>()
  for (const { method, status } of traffic.refusals) {
    const kind = `${method} ${status === 0 ? 'unanswered' : status}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  const longest = [...traffic.interruptions].sort(([, one], [, other]) => other - one)
  const longestOf = (kind: string): string => {
    const [found] = longest.filter(([client]) => client.includes(kind))
    return found ? `${(found[1] / 1000).toFixed(1)} s (${found[0]})` : 'none'
  }
  return [
    { what: 'requests', figure: `${traffic.count()}, p95 ${percentile([...traffic.times], 0.95).toFixed(0)} ms` },
    { what: 'refused', figure: [...kinds].map(([kind, count]) => `${count} x ${kind}`).join(', ') || 'none' },
    { what: 'longest interruption of a writer', figure: longestOf('writer') },
    { what: 'longest interruption of a socket', figure: longestOf('subscriber') },
    { what: 'longest interruption of a stream', figure: longestOf('stream') },
    { what: 'longest interruption of an upload', figure: longestOf('uploader') },
  ]
}

/** Refusals that nothing explains. */
function refusalFindings({ refusals }: Traffic, outages: readonly Outage[], mayRefuse: readonly number[]): string[] {
  const isExplained = ({ at, method, status }: Refusal): boolean => {
    const isDuring = outages.some(({ from, to }) => at >= from && at <= to)
    if (!isDuring) return false
    return mayRefuse.includes(status) || (status === 502 && !isRetried(method))
  }
  const isUpload = ({ status, url }: Refusal): boolean =>
    url.includes('/upload/tus') && [409, 423, 460].includes(status)
  const unexplained = refusals.filter((refusal) => !isExplained(refusal) && !isUpload(refusal))
  const lines = unexplained
    .slice(0, SHOWN_REFUSALS)
    .map(
      ({ client, method, url, status, text, at }) =>
        `${client}: ${method} ${url} was answered ${status} at ${new Date(at).toISOString()}: ${text.replaceAll(/\s+/g, ' ')}`,
    )
  const rest = unexplained.length - lines.length
  return rest > 0 ? [...lines, `${rest} further requests were refused`] : lines
}
