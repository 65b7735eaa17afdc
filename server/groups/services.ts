// What handlers, jobs and sweeps are given besides their input: made once in app.ts.
import type { FastifyBaseLogger } from 'fastify'
import type { AnalysisPool } from '../analysis/analysisPool'
import type { Config } from '../core/config'
import type { Db } from '../db/tenancy'
import type { LiveEngine } from '../live/liveEngine'
import type { FootagePool } from '../footage/footagePool'
import type { SendMail } from '../mail/mailer'
import type { MediaServer } from '../media-server/mediaServer'
import type { PaymentProvider } from '../payment/provider'
import type { CoveragePool } from '../photos/coverage/coveragePool'
import type { PhotoPool } from '../photos/photoPool'
import type { Gdal } from '../raster/gdal/gdal'
import type { RasterRuntime } from '../raster/runtime/rasterRuntime'
import type { Storage } from '../storage/storage'
import type { UploadStore } from '../uploads/store/uploadStore'
import type { VectorTiles } from '../vector/vectorTiles'
import type { ReportPool } from './report/files/reportPool'

export interface Services {
  config: Config
  db: Db
  payment: PaymentProvider
  sendMail: SendMail
  storage: Storage
  uploadStore: UploadStore
  gdal: Gdal
  raster: RasterRuntime
  vectorTiles: VectorTiles
  photos: PhotoPool
  analyses: AnalysisPool
  coverage: CoveragePool
  footage: FootagePool
  reportFiles: ReportPool
  /** Undefined in tests without live video. */
  live: LiveEngine | undefined
  /** Undefined without a MediaMTX. */
  mediaServer: MediaServer | undefined
  log: FastifyBaseLogger
}
