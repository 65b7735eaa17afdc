// Mail: into DATA_DIR/outbox by default, one .eml file each, or out through SMTP_URL.
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config'

export interface Mail {
  to: string
  subject: string
  text: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Makes the one way mail leaves; the returned function resolves when the server, or the disk, has taken the mail. */
export function createMailer(config: Config): SendMail {
  return config.SMTP_URL === undefined
    ? toOutbox(path.join(config.DATA_DIR, 'outbox'), config.MAIL_FROM)
    : bySmtp(config.SMTP_URL, config.MAIL_FROM)
}

function bySmtp(url: string, from: string): SendMail {
  const transport = createTransport(url)
  return async (mail) => {
    await transport.sendMail({ from, ...mail })
  }
}

function toOutbox(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { message } = await transport.sendMail({ from, ...mail })
    const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`)
    // Renamed into place, so that nobody reads half a mail.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
