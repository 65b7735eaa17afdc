/** Settings as values or as files, which is how Docker and Kubernetes mount secrets. */
import { readFileSync } from 'node:fs'
import { StartUpError } from './startUpError'

/** Larger files are no settings; the limit protects against a path to something else. */
const MAX_BYTES = 64 * 1024

/**
 * Returns the value of a setting, or the content of the file that `<key>_FILE` names, without line breaks at its end. An empty file
 * means that there is no value, so that files of unused secrets can exist.
 * @throws StartUpError that names the setting, never its content
 */
export function settingValue(env: NodeJS.ProcessEnv, key: string): string | undefined {
  const value = env[key]
  const file = env[`${key}_FILE`]
  if (file === undefined || file === '') return value
  if (value !== undefined && value !== '') throw new StartUpError(`${key} and ${key}_FILE are both set. Remove one.`)
  const content = contentOf(file, `${key}_FILE`)
  return content === '' ? undefined : content
}

function contentOf(file: string, key: string): string {
  let content: Buffer
  try {
    content = readFileSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartUpError(`Unable to read ${file} of key ${key} (${code ?? 'unknown error'}).`)
  }
  if (content.length > MAX_BYTES)
    throw new StartUpError(`Unable to read ${file} of key ${key}. It is larger than 64 KiB.`)
  return content.toString('utf8').replace(/[\r\n]+$/, '')
}
