// The worker that reads a file for its digest: the page stays quick whatever the file's size.
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
  // Given up by ending the worker.
  fileDigest(file, new AbortController().signal, onProgress).then(
    (digest) => tell({ digest }),
    (error: unknown) => tell({ failed: String(error) }),
  )
})
