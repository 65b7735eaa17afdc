// `npm run bench [-- name ...]` measures the budgets of the product. Compare ratios within a run, because absolute times vary.
// `--smoke` runs each bench with the smallest data, `--write` keeps the figures, `--compare` fails for one that is worse.
import { inspect } from 'node:util'
import { aircraft } from './aircraft'
import { alertRules } from './alertRules'
import { alerts } from './alerts'
import { alertWebhook } from './alertWebhook'
import { analyses } from './analyses'
import { archive } from './archive'
import { attributeTable } from './attributeTable'
import { databaseOutages } from './databaseOutages'
import { eventLatency } from './eventLatency'
import { eventWriters } from './eventWriters'
import { dropToVisible } from './dropToVisible'
import { evidence } from './evidence'
import { fairness } from './fairness'
import { dataPage } from './dataPage'
import { keptOf, readFigures, regressionsOf, writeFigures, type KeptBench } from './figures'
import { fleet } from './fleet'
import { footage } from './footage'
import { footprintError } from './footprintError'
import { gallery } from './gallery'
import { largeBodies } from './largeBodies'
import { lighthouse } from './lighthouse/lighthouse'
import { lists } from './lists'
import { liveCrash } from './live/liveCrash'
import { liveLatency } from './live/liveLatency'
import { liveLoss } from './live/liveLoss'
import { livePlayable } from './live/livePlayable'
import { liveRecordings } from './live/liveRecordings'
import { liveTiles } from './live/liveTiles'
import { liveViewers } from './live/liveViewers'
import { loginSize } from './loginSize'
import { mapPan } from './mapPan'
import { mapPoints } from './mapPoints'
import { missionList } from './missionList'
import { permissionCheck } from './permissionCheck'
import { photoCoverage } from './photoCoverage'
import { photos } from './photos'
import { processes } from './processes'
import { rasterImport } from './rasterImport'
import { recovery } from './recovery'
import { missionMap } from './missionMap'
import { mixedImport } from './mixedImport'
import { isSmoke } from './size'
import { stac } from './stac'
import { start } from './start'
import { signUpSteps } from './signUpSteps'
import { printTable, type Bench } from './table'
import { reports } from './reports'
import { retention } from './retention'
import { screens } from './screens/screens'
import { searches } from './searches'
import { share } from './share/share'
import { socketMemory } from './socketMemory'
import { telemetry } from './telemetry'
import { tenantScale } from './tenantScale'
import { tenantStats } from './tenantStats'
import { terrainFrames } from './terrainFrames'
import { tileRates } from './tileRates'
import { tiles } from './tiles'
import { titiler } from './titiler'
import { tokens } from './tokens'
import { upload } from './upload'
import { vectors } from './vectors'
import { webhooks } from './webhooks'

const BENCHES: Record<string, Bench> = {
  analyses,
  loginSize,
  lighthouse,
  lists,
  missionList,
  searches,
  stac,
  eventLatency,
  alerts,
  alertRules,
  eventWriters,
  share,
  socketMemory,
  start,
  processes,
  recovery,
  largeBodies,
  databaseOutages,
  fairness,
  webhooks,
  aircraft,
  alertWebhook,
  tenantStats,
  tenantScale,
  permissionCheck,
  tokens,
  signUpSteps,
  screens,
  tiles,
  titiler,
  tileRates,
  vectors,
  mapPoints,
  mapPan,
  attributeTable,
  missionMap,
  dropToVisible,
  terrainFrames,
  mixedImport,
  rasterImport,
  photos,
  photoCoverage,
  gallery,
  dataPage,
  reports,
  retention,
  archive,
  evidence,
  telemetry,
  fleet,
  footage,
  footprintError,
  liveLatency,
  liveLoss,
  livePlayable,
  liveViewers,
  liveRecordings,
  liveCrash,
  liveTiles,
  upload,
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name))
  if (unknown.length > 0) throw new Error(`No bench is named ${unknown.join(', ')}`)
  const chosen = Object.entries(BENCHES).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  if (isSmoke) return smoke(partOf(chosen))
  const measured: KeptBench[] = []
  for (const [name, bench] of chosen) {
    const rows = await bench.run()
    printTable(bench.title, rows)
    const kept = keptOf(name, bench.title, rows)
    if (kept) measured.push(kept)
  }
  if (process.argv.includes('--write')) writeFigures(measured)
  if (process.argv.includes('--compare')) compare(measured, chosen)
}

/** With `--part=1/2`, every other bench, from the second on. */
function partOf<Item>(all: Item[]): Item[] {
  const given = process.argv.find((argument) => argument.startsWith('--part=')) ?? '--part=0/1'
  const [part = 0, parts = 1] = given.replace('--part=', '').split('/').map(Number)
  return all.filter((_, index) => index % parts === part)
}

/** Prints what has become worse than the kept figures of the chosen benches, and fails if there is any. */
function compare(measured: KeptBench[], chosen: [string, Bench][]): void {
  const kept = readFigures().filter(({ name }) => chosen.some(([each]) => each === name))
  const regressions = kept.flatMap((bench) =>
    regressionsOf(
      bench,
      measured.find(({ name }) => name === bench.name),
    ),
  )
  process.stdout.write(regressions.length > 0 ? `\n${regressions.join('\n')}\n` : '\nNothing has become worse.\n')
  if (regressions.length > 0) process.exitCode = 1
}

/** Runs each bench with the smallest data, also after one that fails, and prints no figures: they mean nothing. */
async function smoke(chosen: [string, Bench][]): Promise<void> {
  for (const [name, bench] of chosen) {
    const startedAt = performance.now()
    // A busy machine can exceed the time limits of a browser; a bench that is broken fails twice.
    const failure = (await failureOf(bench)) && (await failureOf(bench))
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    if (failure) {
      process.stdout.write(`failed  ${name}, ${seconds} s\n${failure}\n`)
      process.exitCode = 1
    } else process.stdout.write(`ok      ${name}, ${seconds} s\n`)
  }
}

/** Undefined if the bench runs to its end. */
const failureOf = (bench: Bench): Promise<string | undefined> =>
  bench.run().then(
    () => undefined,
    (error: unknown) => inspect(error),
  )

main().then(
  // A bench that fails can leave a timer or a child behind.
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${inspect(error)}\n`)
    process.exit(1)
  },
)
