import fp from 'fastify-plugin'
import { createMailer, type SendMail } from './mailer'

declare module 'fastify' {
  interface FastifyInstance {
    sendMail: SendMail
  }
}

export const mailPlugin = fp(
  async (app) => {
    app.decorate('sendMail', createMailer(app.config))
  },
  { name: 'mail', dependencies: ['config'] },
)
