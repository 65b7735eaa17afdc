// The theme that a user chose. It belongs to the account; the browser keeps a copy by user, so that pages open with it.
import { useEffect, useSyncExternalStore } from 'react'
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

/** Shows the theme in this browser. */
export function applyTheme(userId: string, choice: ThemeChoice): void {
  localStorage.setItem(storedAs(userId), choice)
  window.dispatchEvent(new Event(CHANGED))
}

/** The choice of the signed-in user, `light` without one. */
export function useThemeChoice(): ThemeChoice {
  const userId = useSelector(selectUser)?._id
  return useSyncExternalStore(watchChoice, () => readChoice(userId))
}

/** Applies the theme of the account when the session is read, because the user may have changed it in another browser. */
export function useThemeOfAccount(): void {
  const user = useSelector(selectUser)
  const userId = user?._id
  const theme = user?.theme
  useEffect(() => {
    if (userId && theme) applyTheme(userId, theme)
  }, [userId, theme])
}
