// Mail: into DATA_DIR/outbox by default, or out through SMTP_URL.
import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import { keepMail } from './outbox'

export interface Mail {
  to: string
  subject: string
  text: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Makes the one way mail leaves; the returned function resolves when the server, or the disk, has taken the mail. */
export const createMailer = (config: Config): SendMail =>
  config.SMTP_URL === undefined ? toOutbox(config) : bySmtp(config.SMTP_URL, config.MAIL_FROM)

function bySmtp(url: string, from: string): SendMail {
  const transport = createTransport(url)
  return async (mail) => {
    await transport.sendMail({ from, ...mail })
  }
}

function toOutbox(config: Config): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await transport.sendMail({ from: config.MAIL_FROM, ...mail })
    await keepMail(config, message as Buffer)
  }
}
