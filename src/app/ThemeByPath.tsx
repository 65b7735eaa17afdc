import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { ConfigProvider } from 'antd'
import { useLocation } from 'react-router-dom'
import { getConfig } from '../config'
import { useThemeChoice, useThemeOfAccount } from '../session/themeChoice'
import { useAntdLocale } from '../shared/languages'
import { antdTheme, paintPage, themeOfPath } from './theme'

/** Subscribes to a media query, for `useSyncExternalStore`. */
const watchMedia = (media: string) => (onChange: () => void) => {
  const query = window.matchMedia(media)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const DARK = '(prefers-color-scheme: dark)'
const CALM = '(prefers-reduced-motion: reduce)'
const watchDark = watchMedia(DARK)
const watchCalm = watchMedia(CALM)

/** Applies the theme of the current path and user. */
export function ThemeByPath({ children }: { children: ReactNode }) {
  const { INSTANCE } = getConfig()
  useThemeOfAccount()
  const choice = useThemeChoice()
  const isSystemDark = useSyncExternalStore(watchDark, () => window.matchMedia(DARK).matches)
  const isCalm = useSyncExternalStore(watchCalm, () => window.matchMedia(CALM).matches)
  const ofDevice = isSystemDark ? 'dark' : 'light'
  const name = themeOfPath(useLocation().pathname, choice === 'system' ? ofDevice : choice, ofDevice)
  useLayoutEffect(() => {
    paintPage(name, INSTANCE)
  }, [name, INSTANCE])
  return (
    <ConfigProvider locale={useAntdLocale()} theme={antdTheme(name, isCalm, INSTANCE)} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
