import { useState, type ReactNode } from 'react'
import { useDiscardGuard } from '../../../map/drawing/useDiscardGuard'
import type { WorkspaceActions } from '../state/mapWorkspace'
import {
  createToolStore,
  hasUnsavedShape,
  initialState,
  isSameTask,
  SELECT,
  useSelectedTool,
  type ToolStore,
} from '../state/toolState'

type ToolActions = Pick<WorkspaceActions, 'activateTool' | 'resetTool' | 'setShape' | 'setCursor' | 'setDrawTarget'>

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
      const before = store.getSnapshot()
      store.set(isSameTask(before.tool, tool) ? { ...before, tool } : initialState(tool))
      then?.()
    })
  }
  const resetTool: ToolActions['resetTool'] = () => store.set(initialState(SELECT))
  const setShape: ToolActions['setShape'] = (shape, isDone = false) =>
    store.set({ ...store.getSnapshot(), shape, isDone })
  const setCursor: ToolActions['setCursor'] = (cursor) => store.set({ ...store.getSnapshot(), cursor })
  const setDrawTarget: ToolActions['setDrawTarget'] = (layerId) => {
    const state = store.getSnapshot()
    if (state.tool.kind === 'draw') store.set({ ...state, tool: { ...state.tool, layerId } })
  }

  return { store, actions: { activateTool, resetTool, setShape, setCursor, setDrawTarget }, dialog }
}
