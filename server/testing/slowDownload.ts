// Receives a file slowly, so that something can happen while it is sent.
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 20

export interface Download {
  /** Bytes. */
  received: number
  /** The connection ended before the file did. */
  isBroken: boolean
}

/** @param onFirstPart runs after the first part has arrived; the rest is then received at about 3 MB a second, otherwise at full speed */
export async function download(
  url: string,
  headers: Record<string, string>,
  onFirstPart?: () => Promise<void>,
): Promise<Download> {
  const reply = await fetch(url, { headers })
  if (reply.status !== 200) throw new Error(`${url} answers ${reply.status}`)
  let received = 0
  try {
    for await (const part of reply.body ?? []) {
      if (received === 0) await onFirstPart?.()
      received += (part as Uint8Array).length
      if (onFirstPart) await sleep(PAUSE_MS)
    }
    return { received, isBroken: false }
  } catch {
    return { received, isBroken: true }
  }
}
