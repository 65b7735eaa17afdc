// `npm run bench [name ...]` measures the budgets of the product. Compare ratios within a run, because absolute times vary.
import { aircraft } from './aircraft'
import { alertRules } from './alertRules'
import { alerts } from './alerts'
import { alertWebhook } from './alertWebhook'
import { analyses } from './analyses'
import { archive } from './archive'
import { databaseOutages } from './databaseOutages'
import { eventLatency } from './eventLatency'
import { eventWriters } from './eventWriters'
import { evidence } from './evidence'
import { fairness } from './fairness'
import { dataPage } from './dataPage'
import { fleet } from './fleet'
import { footage } from './footage'
import { footprintError } from './footprintError'
import { gallery } from './gallery'
import { lists } from './lists'
import { liveCrash } from './live/liveCrash'
import { liveLatency } from './live/liveLatency'
import { liveLoss } from './live/liveLoss'
import { livePlayable } from './live/livePlayable'
import { liveRecordings } from './live/liveRecordings'
import { liveTiles } from './live/liveTiles'
import { liveViewers } from './live/liveViewers'
import { loginSize } from './loginSize'
import { mapPoints } from './mapPoints'
import { missionList } from './missionList'
import { permissionCheck } from './permissionCheck'
import { photoCoverage } from './photoCoverage'
import { photos } from './photos'
import { processes } from './processes'
import { recovery } from './recovery'
import { missionMap } from './missionMap'
import { mixedImport } from './mixedImport'
import { stac } from './stac'
import { start } from './start'
import { signUpSteps } from './signUpSteps'
import { printTable, type Bench } from './table'
import { reports } from './reports'
import { searches } from './searches'
import { share } from './share/share'
import { socketMemory } from './socketMemory'
import { telemetry } from './telemetry'
import { tenantScale } from './tenantScale'
import { tenantStats } from './tenantStats'
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
  tiles,
  titiler,
  tileRates,
  vectors,
  mapPoints,
  missionMap,
  mixedImport,
  photos,
  photoCoverage,
  gallery,
  dataPage,
  reports,
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
  const wanted = process.argv.slice(2)
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    printTable(bench.title, await bench.run())
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
