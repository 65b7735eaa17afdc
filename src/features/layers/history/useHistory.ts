import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isApiError } from '../../../api/errors'
import { isTyping } from '../../../shared/isTyping'
import { showMessage } from '../../../shared/showMessage'
import { layersText } from '../messages'
import { ChangedElsewhere, type Change } from './change'

/** Older changes are forgotten. */
const MAX_CHANGES = 100
const MESSAGE_SECONDS = 6

interface Stacks {
  past: readonly Change[]
  future: readonly Change[]
}

export interface History {
  /** The change that undo reverses next. */
  last: Change | undefined
  /** The change that redo makes again. */
  next: Change | undefined
  /** The change that was just made; null after undo or redo. */
  latest: Change | null
  isWorking: boolean
  /** Adds a change that was just made, and forgets the changes that were undone. */
  record: (change: Change) => void
  undo: () => void
  redo: () => void
}

/**
 * The changes of this user on this map since it was opened. Ctrl+Z undoes, Shift+Ctrl+Z and Ctrl+Y redo. A change that can no
 * longer be reversed leaves the history, with a message.
 * @param isBlocked whether the keys do nothing, because a shape is being drawn
 */
export function useHistory(isBlocked: () => boolean): History {
  const [stacks, setStacks] = useState<Stacks>({ past: [], future: [] })
  const [latest, setLatest] = useState<Change | null>(null)
  const [isWorking, setWorking] = useState(false)
  // Keys can repeat faster than the component renders.
  const isBusy = useRef(false)
  const last = stacks.past.at(-1)
  const next = stacks.future.at(-1)

  const record = (change: Change) => {
    setStacks(({ past }) => ({ past: [...past, change].slice(-MAX_CHANGES), future: [] }))
    setLatest(change)
  }

  const reverse = async (from: keyof Stacks, change: Change | undefined) => {
    if (!change || isBusy.current) return
    isBusy.current = true
    setWorking(true)
    const to = from === 'past' ? 'future' : 'past'
    const settle = (reversed: Change | null) =>
      setStacks((before) => ({
        ...before,
        [from]: before[from].filter((other) => other !== change),
        ...(reversed && { [to]: [...before[to], reversed] }),
      }))
    try {
      settle(await change.reverse())
    } catch (error) {
      if (isFinal(error)) settle(null)
      if (error instanceof ChangedElsewhere) {
        const text = layersText('undoConflict', { change: change.text })
        showMessage({ type: 'warning', text, seconds: MESSAGE_SECONDS })
      }
    } finally {
      setLatest(null)
      isBusy.current = false
      setWorking(false)
    }
  }
  const undo = () => void reverse('past', last)
  const redo = () => void reverse('future', next)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target) || isBlocked()) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo) redo()
    else undo()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return { last, next, latest, isWorking, record, undo, redo }
}

/** Whether another attempt cannot succeed either. Without an answer of the server it can. */
const isFinal = (error: unknown): boolean =>
  error instanceof ChangedElsewhere || (isApiError(error) && typeof error.status === 'number' && error.status < 500)

export const HistoryContext = createContext<History | null>(null)

export function useWorkspaceHistory(): History {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('useWorkspaceHistory is used outside a mission map')
  return history
}
