import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { UserDetails } from '../../api/auth'
import { lazyArea } from '../../shared/lazyArea'
import { OpenPaletteContext } from './openPalette'

const CommandPalette = lazyArea(() => import('./CommandPalette'), 'CommandPalette')

/** Opens the command palette with Ctrl+K or Cmd+K, and for the components inside. */
export function CommandPaletteProvider({ user, children }: { user: UserDetails; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'k'
      if (!isShortcut) return
      // The browser would move to its own search.
      event.preventDefault()
      setIsOpen((open) => !open)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <OpenPaletteContext value={() => setIsOpen(true)}>
      {children}
      <Suspense fallback={null}>
        {wasOpened && <CommandPalette user={user} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </OpenPaletteContext>
  )
}
