module.exports = ({ env }) => ({
  connection: {
    client: 'postgres',
    connection: { host: env('DATABASE_HOST'), port: env.int('DATABASE_PORT'), database: 'strapi', user: 'postgres' },
    pool: { min: 2, max: 20 },
  },
})
