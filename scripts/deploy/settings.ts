/** The settings of the server, as the tests of deploy/ compare them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../../server/platform/core/config'
import { ROOT } from '../../server/platform/core/folders'

const SESSION_SECRET = 'a secret of at least thirty-two characters'

/** Names that the server asks for when it reads its settings. */
export function settingsOfServer(): Set<string> {
  const asked = new Set<string>()
  const env = new Proxy<NodeJS.ProcessEnv>(
    { SESSION_SECRET },
    {
      get(target, key) {
        if (typeof key === 'string' && !key.endsWith('_FILE')) asked.add(key)
        return Reflect.get(target, key) as string | undefined
      },
    },
  )
  readConfig(env)
  return asked
}

/** Those that a deployment with its own database needs: backups by Aerie are of the bundled one. */
export const settingsOfDeployment = (): Set<string> =>
  new Set([...settingsOfServer()].filter((name) => !name.startsWith('BACKUP_')))

/** Lines such as `NAME=value` and `#NAME=value` of a file in the root. */
export function linesOf(file: string): { name: string; value: string; isActive: boolean }[] {
  return [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^(#?)([A-Z][A-Z\d_]*)=(.*)$/gm)].map(
    ([, mark, name = '', value = '']) => ({ name, value, isActive: mark === '' }),
  )
}

/** The name of the setting that an environment variable is for. */
export const settingOf = (variable: string): string => variable.replace(/_FILE$/, '')

/** Reports whether an image has a version or a digest. */
export const isPinned = (image: string): boolean => /(:v?\d[\w.-]*|@sha256:[\da-f]{64})$/.test(image)
