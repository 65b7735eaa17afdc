// Calls of the server of a benchmark over HTTP.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchApp } from './benchApp'

/** Without GDAL of the system, the imports of the demo take longer. */
export const LONGEST_JOBS_MS = 180_000

/** @returns a function that calls the API with a session and returns the data of the reply; it throws for an error */
export const callerOf =
  ({ address }: Pick<BenchApp, 'address'>, cookie: string) =>
  async <Data>(method: string, url: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${address}/apis/v1${url}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
    return ((await answer.json()) as { data: Data }).data
  }

/** @returns the ID of the upload */
export async function upload(
  { address }: Pick<BenchApp, 'address'>,
  cookie: string,
  file: { name: string; bytes: Buffer },
): Promise<string> {
  const headers = { cookie, 'tus-resumable': '1.0.0' }
  const created = await fetch(`${address}/apis/v1/upload/tus`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(file.bytes.length),
      'upload-metadata': `filename ${Buffer.from(file.name).toString('base64')}`,
    },
  })
  const location = created.headers.get('location') ?? ''
  const sent = await fetch(new URL(location, address), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(file.bytes),
  })
  if (!sent.ok) throw new Error(`The upload was answered ${sent.status}: ${await sent.text()}`)
  return path.basename(location)
}

/** Other imports must not take part in a measurement. */
export async function untilJobsEnd({ superuser }: BenchApp): Promise<void> {
  const isOpen = () =>
    superuser.selectFrom('job').select('id').where('status', 'in', ['queued', 'running']).limit(1).executeTakeFirst()
  while (await isOpen()) await sleep(200)
}

/** As untilJobsEnd, for a server of another process: waits for the jobs of the caller's tenant, such as those of the demo data. */
export async function untilIdle(server: Pick<BenchApp, 'address'>, cookie: string): Promise<void> {
  const call = callerOf(server, cookie)
  const isBusy = async () => (await call<{ total: number }>('GET', '/job/list?active=true')).total > 0
  const deadline = Date.now() + LONGEST_JOBS_MS
  while (await isBusy()) {
    if (Date.now() > deadline) throw new Error('The jobs of the demo data did not end')
    await sleep(200)
  }
}
