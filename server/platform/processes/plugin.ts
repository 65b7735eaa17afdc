// Tells which processes of this server do not react: in the log when it begins and ends, and at /readyz.
import fp from 'fastify-plugin'
import { findSilent, namesOf } from './silentProcesses'

const CHECK_MS = 5_000

/** For each of several processes that answer requests; each watches the others. */
export const processesPlugin = fp(
  async (app) => {
    const { config, log, readinessNotes } = app
    if (config.PROCESS.ports.length < 2) return
    let names = ''
    let numbers = ''
    readinessNotes.set('silentProcesses', () => numbers)

    async function check(): Promise<void> {
      const silent = await findSilent(config.PROCESS)
      numbers = silent.map(({ number }) => number).join(', ')
      const found = namesOf(silent)
      if (found === names) return
      names = found
      if (names === '') log.warn('all processes of the server answer again')
      else log.warn({ processes: names }, 'processes of the server do not answer')
    }

    let isChecking = false
    const timer = setInterval(() => {
      if (isChecking) return
      isChecking = true
      void check().finally(() => (isChecking = false))
    }, CHECK_MS)
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'processes', dependencies: ['config', 'readiness'] },
)
