// Reads the mails in DATA_DIR/outbox.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestApp } from './testApp'
import { until } from './until'

/** The texts of the mails to an address so far, oldest first. */
export async function mailsTo({ config }: TestApp, email: string): Promise<string[]> {
  const outbox = path.join(config.DATA_DIR, 'outbox')
  const names = (await readdir(outbox).catch((): string[] => [])).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(decoded)
}

/** Waits for `count` mails to an address. @returns the text of the newest one */
export const mailTo = (aerie: TestApp, email: string, count = 1): Promise<string> =>
  until(async () => {
    const mails = await mailsTo(aerie, email)
    return mails.length >= count && mails.at(-1)
  })

/** The token of the link in an invitation. */
export const invitationToken = (mail: string): string => /\/invitation#([\w-]{43})/.exec(mail)?.[1] ?? ''

const decoded = (mail: string): string =>
  mail.includes('quoted-printable')
    ? mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : mail
