import { useSyncExternalStore } from 'react'
import type { MapTheme } from './engine'

const themeOfPage = (): MapTheme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme in which the page is currently shown. */
export const useMapTheme = (): MapTheme => useSyncExternalStore(watchTheme, themeOfPage)
