import type { TestDatabase } from './testDatabase'

/** The DATABASE_URL of a database of a test. */
export function urlOf({ connection }: TestDatabase): string {
  const { host, port, user, database, password } = connection
  const credentials = typeof password === 'string' ? `${user}:${password}` : user
  return `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
}
