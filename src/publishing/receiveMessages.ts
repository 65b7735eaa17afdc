// Asks for messages from the control center. Sockets need a session, which this page does not have.
import { apiBase } from '../api/address'
import type { ReceivedMessage } from '../api/stream'

const PAUSE_MS = 2_000
/** After a refusal: the key may become valid again, for example when the tenant does. */
const REFUSED_PAUSE_MS = 30_000

const post = (path: string, key: string, body?: object, signal?: AbortSignal): Promise<Response> =>
  fetch(`${apiBase()}/streamtoken/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })

/**
 * Calls back with what is not acknowledged, at each answer.
 * @returns ends it
 */
export function receiveMessages(key: string, onMessages: (messages: ReceivedMessage[]) => void): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    const reply = await post('received-messages', key, undefined, signal).catch(() => undefined)
    if (signal.aborted) return
    if (reply?.ok) {
      const { data } = (await reply.json()) as { data: { messages: ReceivedMessage[] } }
      if (!signal.aborted) onMessages(data.messages)
    }
    timer = setTimeout(() => void ask(), reply?.status === 403 ? REFUSED_PAUSE_MS : PAUSE_MS)
  }
  void ask()
  return () => {
    abort.abort()
    clearTimeout(timer)
  }
}

/** @returns whether the server has received it */
export async function acknowledgeMessage(key: string, pilotMessageId: string): Promise<boolean> {
  const reply = await post('acknowledged-message', key, { pilotMessageId }).catch(() => undefined)
  return reply?.ok === true
}
