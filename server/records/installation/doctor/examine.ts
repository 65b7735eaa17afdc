// Examines an installation whose server runs or does not start: every part in a sentence, with what to do.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '../../../platform/core/config'
import { asMessage } from '../../../platform/core/messages'
import { MIN_SECRET_LENGTH } from '../../../platform/core/sessionSecret'
import { examineDatabase } from './database'
import { examineEncryption } from './encryption'
import { failed, ok, reasonOf, type Finding, type Part } from './finding'
import { examineArchive, examineBackups, examineDataDir, examinePorts, isServerRunning } from './machine'
import { doctorText, partText } from './messages'
import { examineCertificates, examineEngines, examineMail, examineStore } from './services'

const SETTINGS: Part = { area: 'server', name: partText('settings') }
const SERVER: Part = { area: 'server', name: partText('server') }

/** `env` holds the settings. Nothing is changed, and no secret is in a finding. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(withSecret(env))
  } catch (error) {
    return [failed(SETTINGS, asMessage(reasonOf(error)), doctorText('settingsAction'))]
  }
  const isRunning = await isServerRunning(config)
  return [
    ok(SETTINGS, doctorText('settingsValid')),
    ok(SERVER, isRunning ? doctorText('serverRuns') : doctorText('serverNone')),
    await examineDataDir(config),
    ...(isRunning ? [] : await examinePorts(config)),
    ...(await examineDatabase(config, isRunning)),
    ...(await examineEncryption(config)),
    await examineStore(config),
    await examineMail(config),
    ...(await examineEngines(config)),
    ...(await examineCertificates(config)),
    await examineBackups(config),
    ...(await examineArchive(config, isRunning)),
  ]
}

/** Without a secret, readConfig would create one in DATA_DIR. */
function withSecret(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSet = Boolean(env['SESSION_SECRET'] ?? env['SESSION_SECRET_FILE'])
  const file = path.join(path.resolve(env['DATA_DIR'] ?? 'data'), 'session-secret')
  return isSet || existsSync(file) ? env : { ...env, SESSION_SECRET: 'x'.repeat(MIN_SECRET_LENGTH) }
}
