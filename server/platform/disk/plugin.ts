import fp from 'fastify-plugin'
import { Gauge } from 'prom-client'
import { createTemporaryFiles, TEMPORARY_KINDS, type TemporaryFiles } from './temporaryFiles'

declare module 'fastify' {
  interface FastifyInstance {
    temporaryFiles: TemporaryFiles
  }
}

/** What takes space on the disk for a while, with its metrics. */
export const diskPlugin = fp(
  async (app) => {
    const temporaryFiles = createTemporaryFiles(app.config.PROCESSES)
    app.decorate('temporaryFiles', temporaryFiles)
    const registers = [app.metrics]
    const labelNames = ['kind'] as const
    const ofKind = (kind: string) => temporaryFiles.list().filter((file) => file.kind === kind)
    new Gauge({
      name: 'aerie_temporary_files',
      help: 'Files that are being sent and have no name on the disk any more, and folders of jobs, by kind.',
      labelNames,
      registers,
      collect() {
        for (const kind of TEMPORARY_KINDS) this.set({ kind }, ofKind(kind).length)
      },
    })
    new Gauge({
      name: 'aerie_temporary_bytes',
      help: 'Size of the temporary files, by kind.',
      labelNames,
      registers,
      collect() {
        for (const kind of TEMPORARY_KINDS)
          this.set(
            { kind },
            ofKind(kind).reduce((sum, { bytes }) => sum + bytes, 0),
          )
      },
    })
  },
  { name: 'disk', dependencies: ['config', 'metrics'] },
)
