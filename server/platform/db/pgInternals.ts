// The private members of pg that are used, all of them. pgInternals.test.ts fails when an update changes one.
import type { Socket } from 'node:net'
import type pg from 'pg'

/** The socket of a connection to PostgreSQL. */
export const streamOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream
