// How much of each published stream is in its recording.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import type pg from 'pg'
import type { Load } from '../load/load'
import type { Pilot, Publication } from '../load/pilot'
import type { Installation } from '../site/site'

/** Of a stream whose server was killed. */
const LOSS_MS = 2000
/** Recordings of a killed server are imported after its start. */
const WAIT_MS = 120_000
const CLOCK_MS = 50

export interface RecordingFigures {
  publications: number
  seconds: number
  lostSeconds: number
  mostLostSeconds: number
  findings: string[]
}

interface StreamRow {
  id: string
  startedAt: Date
}

export async function checkRecordings(
  database: pg.Client,
  { tenants }: Load,
  { store }: Pick<Installation, 'store'>,
): Promise<RecordingFigures> {
  await untilSettled(database)
  const figures: RecordingFigures = { publications: 0, seconds: 0, lostSeconds: 0, mostLostSeconds: 0, findings: [] }
  for (const { tenant, pilot } of tenants) {
    if (!pilot) continue
    const streams = await streamsOf(database, pilot)
    for (const publication of pilot.publications.filter(({ frames }) => frames > 0)) {
      const stream = streams.find(({ startedAt }) => isOf(publication, startedAt.getTime()))
      const recorded = stream ? await recordedFrames(database, stream.id, (key) => store.read(key)) : 0
      const { frames, milliseconds } = publication
      const lostMs = ((frames - recorded) / frames) * milliseconds
      figures.publications++
      figures.seconds += milliseconds / 1000
      figures.lostSeconds += lostMs / 1000
      figures.mostLostSeconds = Math.max(figures.mostLostSeconds, lostMs / 1000)
      if (lostMs <= LOSS_MS) continue
      const name = stream ? `the stream ${stream.id}` : `a stream without a row`
      figures.findings.push(
        `${tenant.name}: ${name} has lost ${(lostMs / 1000).toFixed(1)} of ${milliseconds / 1000} s`,
      )
    }
  }
  return figures
}

const isOf = ({ askedAt, acceptedAt }: Publication, startedAt: number): boolean =>
  startedAt >= askedAt - CLOCK_MS && startedAt <= acceptedAt + CLOCK_MS

async function streamsOf(database: pg.Client, { missionId }: Pilot): Promise<StreamRow[]> {
  const { rows } = await database.query<StreamRow>(
    'select id, started_at as "startedAt" from live_stream where mission_id = $1 order by started_at',
    [missionId],
  )
  return rows
}

/** Until all streams have ended and their recordings are imported, and for some seconds no further one has appeared. */
async function untilSettled(database: pg.Client): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  let count = -1
  while (Date.now() < deadline) {
    const { rows } = await database.query<{ open: string; all: string }>(
      `select (select count(*) from live_stream where ended_at is null)
            + (select count(*) from job where status in ('queued', 'running')) as open,
              (select count(*) from recording) as all`,
    )
    const all = Number(rows[0]?.all ?? 0)
    if (Number(rows[0]?.open ?? 0) === 0 && all === count) return
    count = all
    await sleep(5000)
  }
}

async function recordedFrames(
  database: pg.Client,
  streamId: string,
  read: (key: string) => Promise<Buffer>,
): Promise<number> {
  const { rows } = await database.query<{ key: string }>(
    `select s.key from recording r join mission_file m on m.id = r.id join stored_file s on s.id = m.stored_file_id
      where r.live_stream_id = $1`,
    [streamId],
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'aerie-chaos-recording-'))
  try {
    let frames = 0
    for (const [index, { key }] of rows.entries()) {
      const file = path.join(folder, String(index))
      await writeFile(file, await read(key))
      frames += await framesIn(file)
    }
    return frames
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function framesIn(file: string): Promise<number> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(file) })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) return 0
    const { packetCount } = await track.computePacketStats()
    return packetCount
  } finally {
    input.dispose()
  }
}
