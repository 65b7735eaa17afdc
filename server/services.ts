// What handlers are given besides the request: made once in app.ts.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import type { SendMail } from './mail/mailer'
import type { PaymentProvider } from './payment/provider'
import type { Gdal } from './raster/gdal'
import type { Storage } from './storage/storage'
import type { Db } from './tenancy'

export interface Services {
  config: Config
  db: Db
  payment: PaymentProvider
  sendMail: SendMail
  storage: Storage
  gdal: Gdal
  log: FastifyBaseLogger
}
