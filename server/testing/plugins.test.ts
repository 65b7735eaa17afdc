// The composition of the server: plugins declare what they depend on, and the start checks it.
import Fastify, { type FastifyInstance } from 'fastify'
import { readConfig } from '../platform/core/config'
import { configPlugin } from '../platform/core/plugin'
import { servicesOf } from '../groups/services'
import { storagePlugin } from '../platform/storage/plugin'
import { startTestApp } from './testApp'

test('refuses to start a plugin before one that it depends on', async () => {
  const app = Fastify()
  await expect(async () => {
    await app.register(storagePlugin)
  }).rejects.toThrow("The dependency 'config' of plugin 'storage' is not registered")
})

test('refuses to start a plugin twice', async () => {
  const app = Fastify()
  await app.register(configPlugin, { config: readConfig({}) })
  await expect(async () => {
    await app.register(configPlugin, { config: readConfig({}) })
  }).rejects.toThrow("The decorator 'config' has already been added")
})

test('gives the groups every service', async () => {
  const aerie = await startTestApp()
  const services = servicesOf(aerie.app)
  // Live video and a MediaMTX are off in tests that do not ask for them.
  const missing = Object.entries(services).filter(([, service]) => service === undefined)
  expect(missing.map(([name]) => name).sort()).toEqual(['live', 'mediaServer'])
  await aerie.close()
})

test('ends what the plugins started in the reverse order of their start', async () => {
  const aerie = await startTestApp()
  const ended: string[] = []
  watchEnd(aerie.app, 'the first', ended)
  watchEnd(aerie.app, 'the second', ended)
  await aerie.close()
  expect(ended).toEqual(['the second', 'the first'])
})

function watchEnd(app: FastifyInstance, name: string, ended: string[]): void {
  app.addHook('onClose', () => {
    ended.push(name)
    return Promise.resolve()
  })
}
