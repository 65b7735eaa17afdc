// Reads the mails that a test server has written to its outbox.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasTime } from './flowLimit'

const PAUSE_MS = 100

/** Mails that were read before, because an outbox is read many times. */
const contents = new Map<string, Promise<string>>()

/**
 * Waits for mails to `email`, because the server sends them after its reply.
 * @param count number of mails to wait for
 * @returns the newest one
 * @throws Error when fewer arrive until the flow ends
 */
export async function waitForMail(dataDir: string, email: string, count = 1): Promise<string> {
  const outbox = path.join(dataDir, 'outbox')
  for (;;) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(names.map((name) => readMail(path.join(outbox, name))))
    const received = mails.filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail))
    const newest = received.at(-1)
    if (newest && received.length >= count) return newest
    if (!hasTime()) throw new Error(`${received.length} of ${count} mails to ${email} have arrived`)
    await sleep(PAUSE_MS)
  }
}

function readMail(file: string): Promise<string> {
  const content = contents.get(file) ?? readFile(file, 'utf8')
  contents.set(file, content)
  return content
}

/** The path of the link in an invitation, also where the mail wraps its lines. @throws Error without a link */
export function invitationIn(mail: string): string {
  const link = /\/invitation#[\w-]{43}/.exec(mail.replace(/=\r?\n/g, ''))?.[0]
  if (!link) throw new Error('The mail contains no invitation link')
  return link
}

/** The digits at the start of the subject. @throws Error without a code */
export function codeIn(mail: string): string {
  const code = /^Subject: (\d{6}|\d{12}) /m.exec(mail)?.[1]
  if (!code) throw new Error('The mail contains no code')
  return code
}
