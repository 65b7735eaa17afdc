// What handlers, jobs and sweeps are given besides their input.
import type { FastifyInstance } from 'fastify'

/** Each is decorated by the plugin that owns it. */
const SERVICES = [
  'config',
  'db',
  'payment',
  'sendMail',
  'storage',
  'temporaryFiles',
  'uploadStore',
  'gdal',
  'raster',
  'ground',
  'vectorTiles',
  'photos',
  'analyses',
  'coverage',
  'footage',
  'reportFiles',
  'live',
  'mediaServer',
  'examination',
  'measureCache',
  'addressPlaces',
  'log',
] as const satisfies readonly (keyof FastifyInstance)[]

export type Services = Pick<FastifyInstance, (typeof SERVICES)[number]>

/** The services of a server whose plugins are registered. */
export const servicesOf = (app: FastifyInstance): Services =>
  Object.fromEntries(SERVICES.map((name) => [name, app[name]])) as unknown as Services
