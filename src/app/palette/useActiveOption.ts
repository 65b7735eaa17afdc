import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'

const optionsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')]

/**
 * Follows the options that any component renders into `list`, and moves among them with the arrow keys. The features render
 * their results on their own, so that only the document knows all of them.
 */
export function useActiveOption(list: RefObject<HTMLElement | null>) {
  const [{ ids, isPending }, setPresent] = useState<{ ids: readonly string[]; isPending: boolean }>({
    ids: [],
    isPending: false,
  })
  const [movedTo, setMovedTo] = useState<string>()
  const activeId = movedTo !== undefined && ids.includes(movedTo) ? movedTo : ids[0]

  useEffect(() => {
    const element = list.current
    if (!element) return
    const read = () =>
      setPresent({
        ids: optionsIn(element).map(({ id }) => id),
        isPending: element.querySelector('[data-pending]') !== null,
      })
    read()
    const observer = new MutationObserver(read)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [list])

  useEffect(() => {
    for (const option of list.current ? optionsIn(list.current) : []) {
      const isActive = option.id === activeId
      option.setAttribute('aria-selected', String(isActive))
      if (isActive) option.scrollIntoView({ block: 'nearest' })
    }
  }, [list, ids, activeId])

  const onKeyDown = (event: KeyboardEvent) => {
    const present = list.current ? optionsIn(list.current) : []
    const at = present.findIndex(({ id }) => id === activeId)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1 + present.length }[event.key]
    if (target !== undefined && present.length > 0) {
      event.preventDefault()
      setMovedTo(present[target % present.length]?.id)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      present[at]?.click()
    }
  }

  return {
    /** `id` of the option that Enter opens. */
    activeId,
    count: ids.length,
    isPending,
    /** Makes the first option the active one again. */
    activateFirst: () => setMovedTo(undefined),
    onKeyDown,
  }
}
