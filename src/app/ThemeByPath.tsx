import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { ConfigProvider } from 'antd'
import { useLocation } from 'react-router-dom'
import { antdTheme, paintPage, themeOfPath } from './theme'

const motionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function watchMotion(onChange: () => void) {
  const query = motionQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Gives everything inside the theme that belongs to the path. */
export function ThemeByPath({ children }: { children: ReactNode }) {
  const name = themeOfPath(useLocation().pathname)
  const isCalm = useSyncExternalStore(watchMotion, () => motionQuery().matches)
  useLayoutEffect(() => paintPage(name), [name])
  return (
    <ConfigProvider theme={antdTheme(name, isCalm)} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
