import { useEffect } from 'react'
import { screenAt } from './manifests'

/** Loads the code of a screen once the pointer is over a link to it. */
export function usePreloadedScreens(): void {
  useEffect(() => {
    const preload = ({ target }: PointerEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (link && link.origin === window.location.origin) screenAt(link.pathname)?.page.preload()
    }
    document.addEventListener('pointerover', preload)
    return () => document.removeEventListener('pointerover', preload)
  }, [])
}
