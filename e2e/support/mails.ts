// The mails an Aerie of its own has written to its outbox.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const TRIES = 100
const PAUSE_MS = 100

/**
 * Waits for mails to `email`, which go out after the page has its answer.
 * @param count how many there have to be
 * @returns the newest of them
 * @throws when they don't come
 */
export async function mailTo(dataDir: string, email: string, count = 1): Promise<string> {
  const outbox = path.join(dataDir, 'outbox')
  for (let tries = 0; tries < TRIES; tries += 1) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')))
    const theirs = mails.filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail))
    const newest = theirs.at(-1)
    if (newest && theirs.length >= count) return newest
    await sleep(PAUSE_MS)
  }
  throw new Error(`No mail came to ${email}`)
}

/** The link in an invitation, where mail programs have broken it too. @throws when there is none */
export function invitationIn(mail: string): string {
  const link = /\/invitation#[\w-]{43}/.exec(mail.replace(/=\r?\n/g, ''))?.[0]
  if (!link) throw new Error('The mail carries no invitation')
  return link
}

/** The six digits a mail's subject begins with. @throws when there are none */
export function codeIn(mail: string): string {
  const code = /^Subject: (\d{6}) /m.exec(mail)?.[1]
  if (!code) throw new Error('The mail carries no code')
  return code
}
