// A second server on the database of a test, in the same process of Node but with its own media engine, files and address.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../app'
import { readConfig } from '../../../platform/core/config'
import type { LiveSettings } from '../../../media/live/messages'
import { testContract } from '../../../testing/contract'
import type { TestApp } from '../../../testing/testApp'
import { freePort } from '../../../records/uploads/testing/serverProcess'
import { recordingImport } from '../../vod/importJob'

/** Any value: the servers of a test share a pool, and with it none of them takes the database for its own. */
export const SHARED_DATABASE = 'postgres://localhost/shared'

export interface SecondProcess {
  app: FastifyInstance
  port: number
  dataDir: string
  close(): Promise<void>
}

export async function startSecondProcess(aerie: TestApp, live: LiveSettings): Promise<SecondProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aerie-second-'))
  const port = await freePort()
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DATABASE_URL: SHARED_DATABASE,
    SESSION_SECRET: aerie.config.SESSION_SECRET,
    INTERNAL_URL: `http://127.0.0.1:${port}`,
  })
  const app = await buildApp({
    config,
    pool: aerie.pool,
    contract: testContract().spec,
    definitions: [recordingImport],
    live: { ...live, folder: path.join(dataDir, 'live') },
  })
  await app.listen({ port, host: '127.0.0.1' })
  await app.live?.listening
  return {
    app,
    port,
    dataDir,
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
