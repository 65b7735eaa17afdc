// The outbox, DATA_DIR/outbox: one .eml file per mail, named by time and ID.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../core/config'
import { offsetOf, type Page } from '../core/paging'
import { readEml, type Eml } from './eml'

export interface OutboxMail extends Eml {
  id: string
  at: Date
}

/** Limits a search to the newest mails, because each is read from disk. */
const MAX_SEARCHED = 2_000
const READ_CONCURRENCY = 32

const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)-([0-9a-f-]{36})\.eml$/

/** @param id UUID of a mail that may be stored again, which then has no effect */
export async function storeMail(
  config: Pick<Config, 'DATA_DIR'>,
  message: Buffer,
  id: string = uuidv7(),
): Promise<void> {
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).some((name) => name.endsWith(`-${id}.eml`))) return
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`)
  // Renamed into place so that readers never see a partial mail.
  await writeFile(`${file}.part`, message, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** One page, newest first. `search` matches the address or the subject, ignoring case. */
export async function listOutbox(
  config: Pick<Config, 'DATA_DIR'>,
  search: string | undefined,
  page: Page,
): Promise<{ items: OutboxMail[]; total: number }> {
  const names = await namesOf(config)
  if (!search) return { items: await readAll(config, ofPage(names, page)), total: names.length }
  const needle = search.toLowerCase()
  const mails = await readAll(config, names.slice(0, MAX_SEARCHED))
  const matches = mails.filter(({ to, subject }) => `${to}\n${subject}`.toLowerCase().includes(needle))
  return { items: ofPage(matches, page), total: matches.length }
}

/** Undefined when no mail has this ID. */
export async function readOutbox(config: Pick<Config, 'DATA_DIR'>, mailId: string): Promise<OutboxMail | undefined> {
  const name = (await namesOf(config)).find((each) => NAME.exec(each)?.[4] === mailId)
  return name === undefined ? undefined : read(config, name)
}

async function namesOf(config: Pick<Config, 'DATA_DIR'>): Promise<string[]> {
  const names = await readdir(folderOf(config)).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // File names start with the time.
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}

async function readAll(config: Pick<Config, 'DATA_DIR'>, names: string[]): Promise<OutboxMail[]> {
  const mails: (OutboxMail | undefined)[] = []
  for (let at = 0; at < names.length; at += READ_CONCURRENCY) {
    mails.push(...(await Promise.all(names.slice(at, at + READ_CONCURRENCY).map((name) => read(config, name)))))
  }
  return mails.filter((mail) => mail !== undefined)
}

/** Undefined when an operator has removed the file. */
async function read(config: Pick<Config, 'DATA_DIR'>, name: string): Promise<OutboxMail | undefined> {
  const [, hour = '', minute = '', second = '', id = ''] = NAME.exec(name) ?? []
  const source = await readFile(path.join(folderOf(config), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return source && { ...readEml(source), id, at: new Date(`${hour}:${minute}:${second}`) }
}

const ofPage = <T>(all: readonly T[], page: Page): T[] => all.slice(offsetOf(page), offsetOf(page) + page.pageSize)

const folderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => path.join(DATA_DIR, 'outbox')
