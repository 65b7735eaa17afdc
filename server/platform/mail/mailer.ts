// Sends mail through SMTP_URL, or writes it to DATA_DIR/outbox when SMTP_URL is not set.
import { createTransport } from 'nodemailer'
import type { Config } from '../core/config'
import { storeMail } from './outbox'

export interface Mail {
  to: string
  subject: string
  text: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** The returned function resolves once the mail server has accepted the mail, or once it is on disk. */
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
    await storeMail(config, message as Buffer)
  }
}
