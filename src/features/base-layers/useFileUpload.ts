import { useEffect, useRef, useState } from 'react'
import { DetailedError, Upload } from 'tus-js-client'
import { apiBase } from '../../api/address'

const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000]

interface FileUpload {
  /** How much of the file has been sent, 0 to 1; undefined while nothing is sent. */
  fraction: number | undefined
  /** Why the last attempt failed. */
  problem: string | undefined
  /** Sends a file. @returns the upload's id, or undefined when it failed or was stopped */
  send: (file: File) => Promise<string | undefined>
  stop: () => void
}

/** Sends one file at a time, in parts, so that a cut costs nothing; leaving the page stops it. */
export function useFileUpload(): FileUpload {
  const [fraction, setFraction] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<{ stop: () => void } | null>(null)
  useEffect(() => () => running.current?.stop(), [])

  const send = (file: File) =>
    new Promise<string | undefined>((resolve) => {
      const end = (id?: string, problemText?: string) => {
        running.current = null
        setFraction(undefined)
        setProblem(problemText)
        resolve(id)
      }
      const upload: Upload = new Upload(file, {
        endpoint: `${apiBase()}/upload/tus`,
        metadata: { filename: file.name },
        retryDelays: RETRY_DELAYS_MS,
        onBeforeRequest: (request) => {
          ;(request.getUnderlyingObject() as XMLHttpRequest).withCredentials = true
        },
        onProgress: (sent, total) => setFraction(total > 0 ? sent / total : 0),
        onError: (error) => end(undefined, wordsOf(error)),
        onSuccess: () => end(upload.url?.split('/').at(-1)),
      })
      running.current = {
        stop: () => {
          void upload.abort(true).catch(() => undefined)
          end()
        },
      }
      setProblem(undefined)
      setFraction(0)
      upload.start()
    })

  return { fraction, problem, send, stop: () => running.current?.stop() }
}

/** The server's own words, when it had any. */
function wordsOf(error: Error): string {
  const body = error instanceof DetailedError ? (error.originalResponse?.getBody() ?? '') : ''
  return (body.startsWith('{') ? (JSON.parse(body) as { message?: string }).message : undefined) ?? error.message
}
