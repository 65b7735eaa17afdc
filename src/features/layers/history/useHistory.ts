import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isApiError } from '../../../api/errors'
import { isTyping } from '../../../shared/isTyping'
import { showMessage } from '../../../shared/showMessage'
import { layersText } from '../texts/messages'
import { ChangedElsewhere, type Change } from '../state/change'

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
  /** Lets undo and redo wait for a change in progress, which then records itself. Returns it. */
  track: <T>(change: Promise<T>) => Promise<T>
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
  const [waiting, setWaiting] = useState(0)
  // Keys can repeat faster than the server answers and the component renders: each waits for the one before it.
  const current = useRef(stacks)
  const queue = useRef(Promise.resolve())
  const last = stacks.past.at(-1)
  const next = stacks.future.at(-1)

  const update = (changed: Stacks) => {
    current.current = changed
    setStacks(changed)
  }
  const record = (change: Change) => {
    update({ past: [...current.current.past, change].slice(-MAX_CHANGES), future: [] })
    setLatest(change)
  }
  const reverseLast = async (from: keyof Stacks) => {
    const change = current.current[from].at(-1)
    if (!change) return
    const to = from === 'past' ? 'future' : 'past'
    const settle = (reversed: Change | null) => {
      const { [from]: source, [to]: target } = current.current
      const rest = source.filter((other) => other !== change)
      update({ ...current.current, [from]: rest, [to]: reversed ? [...target, reversed] : target })
    }
    try {
      settle(await change.reverse())
    } catch (error) {
      if (isFinal(error)) settle(null)
      if (error instanceof ChangedElsewhere) {
        const text = layersText('undoConflict', { change: change.text })
        showMessage({ type: 'warning', text, seconds: MESSAGE_SECONDS })
      }
    }
    setLatest(null)
  }
  const enqueue = (from: keyof Stacks) => {
    setWaiting((count) => count + 1)
    queue.current = queue.current.then(() => reverseLast(from)).finally(() => setWaiting((count) => count - 1))
  }
  const track = <T>(change: Promise<T>): Promise<T> => {
    const ended = change.then(
      () => undefined,
      () => undefined,
    )
    queue.current = queue.current.then(() => ended)
    return change
  }
  const undo = () => enqueue('past')
  const redo = () => enqueue('future')

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

  return { last, next, latest, isWorking: waiting > 0, record, track, undo, redo }
}

/** Whether a retry cannot succeed. It can if the server did not answer. */
const isFinal = (error: unknown): boolean =>
  error instanceof ChangedElsewhere || (isApiError(error) && typeof error.status === 'number' && error.status < 500)

export const HistoryContext = createContext<History | null>(null)

export function useWorkspaceHistory(): History {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('useWorkspaceHistory is used outside a mission map')
  return history
}
