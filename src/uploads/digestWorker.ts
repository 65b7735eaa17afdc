// Worker that computes the digest of a file, so that the page stays responsive for large files.
import { fileDigest } from './fileDigest'

export type DigestMessage = { done: number } | { digest: string } | { failed: string }

const PROGRESS_MS = 100

const send = (message: DigestMessage) => self.postMessage(message)

self.addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  let lastSentAt = 0
  const onProgress = (done: number) => {
    const now = performance.now()
    if (now - lastSentAt < PROGRESS_MS && done < file.size) return
    lastSentAt = now
    send({ done })
  }
  // Never aborted by the signal: the page terminates the worker instead.
  fileDigest(file, new AbortController().signal, onProgress).then(
    (digest) => send({ digest }),
    (error: unknown) => send({ failed: String(error) }),
  )
})
