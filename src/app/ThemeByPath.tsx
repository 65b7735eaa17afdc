import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { ConfigProvider } from 'antd'
import { useLocation } from 'react-router-dom'
import { getConfig } from '../config'
import { useAntdLocale } from '../shared/languages'
import { antdTheme, paintPage, themeOfPath } from './theme'

const motionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function watchMotion(onChange: () => void) {
  const query = motionQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Applies the theme of the current path. */
export function ThemeByPath({ children }: { children: ReactNode }) {
  const name = themeOfPath(useLocation().pathname)
  const { INSTANCE } = getConfig()
  const isCalm = useSyncExternalStore(watchMotion, () => motionQuery().matches)
  useLayoutEffect(() => paintPage(name, INSTANCE), [name, INSTANCE])
  return (
    <ConfigProvider locale={useAntdLocale()} theme={antdTheme(name, isCalm, INSTANCE)} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
