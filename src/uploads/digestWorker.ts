// Worker that computes the digest of a file, so that the page stays responsive for large files.
import { fileDigest } from './fileDigest'

export type DigestMessage = { done: number } | { digest: string } | { failed: string }

const PROGRESS_MS = 100

const tell = (message: DigestMessage) => self.postMessage(message)

self.addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  let told = 0
  const onProgress = (done: number) => {
    const now = performance.now()
    if (now - told < PROGRESS_MS && done < file.size) return
    told = now
    tell({ done })
  }
  // Never aborted by the signal: the page terminates the worker instead.
  fileDigest(file, new AbortController().signal, onProgress).then(
    (digest) => tell({ digest }),
    (error: unknown) => tell({ failed: String(error) }),
  )
})
