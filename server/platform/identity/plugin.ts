import fp from 'fastify-plugin'
import { DatabaseOfPlaces, NO_PLACES, type AddressPlaces } from './addressPlaces'

declare module 'fastify' {
  interface FastifyInstance {
    addressPlaces: AddressPlaces
  }
}

export const identityPlugin = fp(
  async (app) => {
    const file = app.config.GEOIP_DATABASE
    app.decorate('addressPlaces', file === undefined ? NO_PLACES : new DatabaseOfPlaces(file, app.log))
  },
  { name: 'identity', dependencies: ['config'] },
)
