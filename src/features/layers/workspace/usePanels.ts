import { useEffect, useEffectEvent, useState } from 'react'
import { isTyping } from '../../../shared/isTyping'

export type PanelName = 'layers' | 'inspector' | 'time'

const STORED_AS = 'aerie.map.closed'
const KEYS: Readonly<Record<string, PanelName>> = { l: 'layers', i: 'inspector', t: 'time' }

interface Panels {
  isOpen: (name: PanelName) => boolean
  toggle: (name: PanelName) => void
}

/**
 * Which panels are open, remembered in this browser. L, I and T toggle them. Phones show one panel at a time.
 * @param hasTime whether there is a timeline; without it T does nothing
 */
export function usePanels(isPhone: boolean, hasTime: boolean): Panels {
  const [closed, setClosed] = useState(readClosed)
  const [onPhone, setOnPhone] = useState<PanelName | null>(null)

  const isAvailable = (name: PanelName) => hasTime || name !== 'time'
  const isOpen = (name: PanelName) => isAvailable(name) && (isPhone ? onPhone === name : !closed.includes(name))
  const toggle = (name: PanelName) => {
    if (isPhone) return setOnPhone(onPhone === name ? null : name)
    const next = closed.includes(name) ? closed.filter((other) => other !== name) : [...closed, name]
    setClosed(next)
    try {
      localStorage.setItem(STORED_AS, next.join(' '))
    } catch {
      // Storage may be blocked; then the choice is not remembered.
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = KEYS[event.key.toLowerCase()]
    if (!name || !isAvailable(name) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    toggle(name)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return { isOpen, toggle }
}

function readClosed(): PanelName[] {
  try {
    const stored = (localStorage.getItem(STORED_AS) ?? '').split(' ')
    return Object.values(KEYS).filter((name) => stored.includes(name))
  } catch {
    return []
  }
}
