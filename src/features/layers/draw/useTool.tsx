import { useState, type ReactNode } from 'react'
import type { Feature } from 'geojson'
import { DropShape } from '../../../map/drawing/DropShape'
import { useUnsavedGuard } from '../../../shared/forms/useUnsavedGuard'
import { SELECT, type Room, type Sheet, type Tool } from '../room/roomContext'

interface TakenTool extends Pick<Room, 'take' | 'drop' | 'draw' | 'drawInto'> {
  sheet: Sheet
  /** What is asked before a shape is lost; render it. */
  question: ReactNode
}

const blank = (tool: Tool): Sheet => ({ tool, shape: null, isDone: false })

/** The tool in hand and what is drawn with it. Another tool, like leaving the page, asks first where a shape would be lost. */
export function useTool(): TakenTool {
  const [sheet, setSheet] = useState(() => blank(SELECT))
  const [asked, setAsked] = useState<(() => void) | null>(null)
  const isHalfDone = isStored(sheet.tool) && sheet.shape !== null
  const leaving = useUnsavedGuard(isHalfDone)

  const take: Room['take'] = (tool, then) => {
    const goOn = () => {
      setSheet((before) => (isSameTask(before.tool, tool) ? { ...before, tool } : blank(tool)))
      then?.()
    }
    if (isHalfDone && !isSameTask(sheet.tool, tool)) setAsked(() => goOn)
    else goOn()
  }
  const draw = (shape: Feature | null, isDone = false) => setSheet((before) => ({ ...before, shape, isDone }))

  const drawInto = (layerId: string | null) =>
    setSheet((before) => (before.tool.kind === 'draw' ? { ...before, tool: { ...before.tool, layerId } } : before))

  const question = asked && (
    <DropShape
      onDrop={() => {
        setAsked(null)
        asked()
      }}
      onKeep={() => setAsked(null)}
    />
  )
  const drop = () => setSheet(blank(SELECT))
  return { sheet, take, drop, draw, drawInto, question: question ?? leaving.question }
}

/** Whether half a shape of this tool can be lost. A point is stored with its click; measurements are not kept. */
const isStored = (tool: Tool): boolean => tool.kind === 'edit' || (tool.kind === 'draw' && tool.mode !== 'point')

/** Whether what is on the sheet belongs to the next tool as well: one corner more, or the same tool once again. */
function isSameTask(tool: Tool, next: Tool): boolean {
  if (tool.kind === 'draw' && next.kind === 'draw') return tool.mode === next.mode
  if (tool.kind === 'edit' && next.kind === 'edit') return tool.feature === next.feature
  return tool.kind === 'place' && next.kind === 'place'
}
