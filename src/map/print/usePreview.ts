import { useEffect, useState, type RefObject } from 'react'
import type { MapHandle } from '../engine'
import { drawOnCanvas } from './drawPage'
import type { PageContent } from './pageMarks'

/** After the last change of a setting. */
const DELAY_MS = 400
const LONGEST_PX = 1000

type PreviewState = 'drawing' | 'ready' | 'failed'

/** Draws the page into `target`, again after each change of its content. */
export function usePreview(
  map: MapHandle,
  content: PageContent,
  target: RefObject<HTMLCanvasElement | null>,
): PreviewState {
  const [settled, setSettled] = useState<{ content: PageContent; state: PreviewState }>()

  useEffect(() => {
    const drawing = new AbortController()
    const { page } = content.layout
    const dpi = (LONGEST_PX * 25.4) / Math.max(page.width, page.height)
    const draw = async () => {
      try {
        const { canvas } = await drawOnCanvas(content, { map, dpi, signal: drawing.signal })
        if (drawing.signal.aborted || !target.current) return
        target.current.width = canvas.width
        target.current.height = canvas.height
        target.current.getContext('2d')?.drawImage(canvas, 0, 0)
        setSettled({ content, state: 'ready' })
      } catch {
        if (!drawing.signal.aborted) setSettled({ content, state: 'failed' })
      }
    }
    const timer = setTimeout(() => void draw(), DELAY_MS)
    return () => {
      clearTimeout(timer)
      drawing.abort()
    }
  }, [map, content, target])

  return settled?.content === content ? settled.state : 'drawing'
}
