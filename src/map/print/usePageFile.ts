import { useEffect, useRef, useState } from 'react'
import type { MapHandle } from '../engine'
import { writePdf, writePng } from './drawPage'
import type { PageContent } from './pageMarks'

export type PageFormat = 'pdf' | 'png'

interface Work {
  format: PageFormat
  part: number
  parts: number
}

/** Writes files of a page, one at a time. Leaving the dialog cancels it. */
export function usePageFile(map: MapHandle, content: PageContent, time: string) {
  const [work, setWork] = useState<Work | null>(null)
  const [problem, setProblem] = useState<'failed' | 'gaps' | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** The file, or undefined if it failed or was cancelled. */
  const write = async (format: PageFormat): Promise<Blob | undefined> => {
    const control = new AbortController()
    running.current = control
    setProblem(null)
    setWork({ format, part: 0, parts: 0 })
    const onProgress = (part: number, parts: number) => setWork({ format, part, parts })
    const options = { map, dpi: content.settings.dpi, signal: control.signal, onProgress }
    try {
      const { file, hasGaps } = await (format === 'pdf' ? writePdf(content, options, time) : writePng(content, options))
      if (control.signal.aborted) return undefined
      if (hasGaps) setProblem('gaps')
      return file
    } catch {
      if (!control.signal.aborted) setProblem('failed')
      return undefined
    } finally {
      if (running.current === control) setWork(null)
    }
  }
  return { work, problem, write, cancel: () => running.current?.abort() }
}
