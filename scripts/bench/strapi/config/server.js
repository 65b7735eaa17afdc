module.exports = ({ env }) => ({
  host: '127.0.0.1',
  port: env.int('PORT'),
  app: { keys: ['key of the bench'] },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
})
