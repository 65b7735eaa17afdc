import { useState, type ReactNode } from 'react'
import { useDiscardGuard } from '../../../map/drawing/useDiscardGuard'
import type { WorkspaceActions } from '../state/mapWorkspace'
import { createToolStore, hasUnsavedShape, isSameTask, useSelectedTool, type ToolStore } from '../state/toolState'

type ToolActions = Pick<
  WorkspaceActions,
  'activateTool' | 'resetTool' | 'setShape' | 'setCursor' | 'setDrawTarget' | 'setHighlight'
>

interface OwnedTool {
  store: ToolStore
  actions: ToolActions
  /** Confirmation before a shape is discarded; render it. */
  dialog: ReactNode
}

/** Creates the tool store of a workspace and the actions on it. Renders its owner only when an unsaved shape appears or ends. */
export function useToolActions(): OwnedTool {
  const [store] = useState(createToolStore)
  const { confirmDiscard, dialog } = useDiscardGuard(useSelectedTool(store, hasUnsavedShape))

  const activateTool: ToolActions['activateTool'] = (tool, then) => {
    const current = store.getSnapshot()
    confirmDiscard(hasUnsavedShape(current) && !isSameTask(current.tool, tool), () => {
      store.dispatch({ type: 'activated', tool })
      then?.()
    })
  }
  const actions: ToolActions = {
    activateTool,
    resetTool: () => store.dispatch({ type: 'reset' }),
    setShape: (shape, isDone = false) => store.dispatch({ type: 'shapeChanged', shape, isDone }),
    setCursor: (cursor) => store.dispatch({ type: 'cursorMoved', cursor }),
    setDrawTarget: (layerId) => store.dispatch({ type: 'targetChosen', layerId }),
    setHighlight: (corners) => store.dispatch({ type: 'highlighted', corners }),
  }

  return { store, actions, dialog }
}
