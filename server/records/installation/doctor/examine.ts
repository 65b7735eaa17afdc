// Examines an installation whose server runs or does not start: every part in a sentence, with what to do.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '../../../platform/core/config'
import { MIN_SECRET_LENGTH } from '../../../platform/core/sessionSecret'
import { examineDatabase } from './database'
import { examineEncryption } from './encryption'
import { failed, ok, reasonOf, type Finding } from './finding'
import { examineBackups, examineDataDir, examinePorts, isServerRunning } from './machine'
import { examineCertificate, examineEngines, examineMail, examineStore } from './services'

/** `env` holds the settings. Nothing is changed, and no secret is in a finding. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(withSecret(env))
  } catch (error) {
    return [failed('Settings', reasonOf(error))]
  }
  const isRunning = await isServerRunning(config)
  const server = isRunning
    ? ok('Server', 'It runs.')
    : ok('Server', 'None uses the data directory. With DATABASE_URL, a server may run all the same.')
  return [
    ok('Settings', 'All are valid.'),
    server,
    await examineDataDir(config),
    ...(isRunning ? [] : await examinePorts(config)),
    ...(await examineDatabase(config, isRunning)),
    ...(await examineEncryption(config)),
    await examineStore(config),
    await examineMail(config),
    ...(await examineEngines(config)),
    ...(await examineCertificate(config)),
    await examineBackups(config),
  ]
}

/** Without a secret, readConfig would create one in DATA_DIR. */
function withSecret(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSet = Boolean(env['SESSION_SECRET'] ?? env['SESSION_SECRET_FILE'])
  const file = path.join(path.resolve(env['DATA_DIR'] ?? 'data'), 'session-secret')
  return isSet || existsSync(file) ? env : { ...env, SESSION_SECRET: 'x'.repeat(MIN_SECRET_LENGTH) }
}
