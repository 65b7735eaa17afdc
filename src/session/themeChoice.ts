// The theme that a user chose. Kept in the browser, by user, so that people who share a computer keep their own.
import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from './authSlice'

export const THEME_CHOICES = ['light', 'dark', 'system'] as const

/** `system` follows the setting of the operating system. */
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const CHANGED = 'aerie-theme-changed'

const storedAs = (userId: string): string => `aerie.theme.${userId}`

function readChoice(userId: string | undefined): ThemeChoice {
  const stored = userId && localStorage.getItem(storedAs(userId))
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'light'
}

function watchChoice(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  // Another tab.
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The choice of the signed-in user, `light` without one, and a function that changes it. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const userId = useSelector(selectUser)?._id
  const choice = useSyncExternalStore(watchChoice, () => readChoice(userId))
  const choose = (next: ThemeChoice) => {
    if (!userId) return
    localStorage.setItem(storedAs(userId), next)
    window.dispatchEvent(new Event(CHANGED))
  }
  return [choice, choose]
}
