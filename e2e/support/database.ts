// Changes of the shared server's database that the API does not offer to flows.
import path from 'node:path'
import pg from 'pg'
import { placeCluster } from '../../server/platform/db/clusterPlace'
import { makeSocketDirectory } from '../../server/platform/db/socketDirectory'
import { sharedDataDir } from './environment'

/**
 * Runs a statement as the superuser, to whom row-level security does not apply.
 * @throws Error unless it changes one row
 */
export async function changeRow(statement: string, values: string[]): Promise<void> {
  const { home, user } = await placeCluster(sharedDataDir(), () => undefined)
  const host = await makeSocketDirectory(path.join(home, 'socket'), user)
  const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'aerie', ssl: false })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, values)
    if (rowCount !== 1) throw new Error(`${statement} changed ${rowCount} rows`)
  } finally {
    await client.end()
  }
}
