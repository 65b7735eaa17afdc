// Light and dark theme, for antd and as CSS variables for our own style sheets.
import type { ThemeConfig } from 'antd'
// Limits the code of the login page: `theme` of antd includes more.
import { defaultConfig } from 'antd/es/theme/internal'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import defaultAlgorithm from 'antd/es/theme/themes/default'

export type ThemeName = 'light' | 'dark'

type Algorithm = typeof darkAlgorithm

export const palettes = {
  light: {
    primary: '#0958d9',
    primaryHover: '#0a49b4',
    primaryActive: '#083a8f',
    onPrimary: '#ffffff',
    chosen: '#e8f0fe',
    onChosen: '#0958d9',
    page: '#f5f7fa',
    panel: '#ffffff',
    raised: '#ffffff',
    text: '#111827',
    secondary: '#4b5563',
    placeholder: '#6b7280',
    hairline: '#e5e7eb',
    edge: '#c9d0d9',
    error: '#c81e1e',
    errorHover: '#a31818',
    warning: '#b45309',
    success: '#15803d',
  },
  dark: {
    primary: '#4c8dff',
    primaryHover: '#6fa4ff',
    primaryActive: '#8fb8ff',
    onPrimary: '#0b0f14',
    chosen: '#1a2b47',
    onChosen: '#8fb8ff',
    page: '#0b0f14',
    panel: '#121821',
    raised: '#18202b',
    text: '#e6edf3',
    secondary: '#9aa7b4',
    placeholder: '#8494a5',
    hairline: '#243040',
    edge: '#36465a',
    error: '#ff7b7b',
    errorHover: '#ff9c9c',
    warning: '#f0b04a',
    success: '#4ecb84',
  },
} as const

type Palette = { readonly [Color in keyof (typeof palettes)['light']]: string }

/** Colours of the instance nkda that differ: its accent is teal. */
const NKDA: Record<ThemeName, Partial<Palette>> = {
  light: {
    primary: '#0f766e',
    primaryHover: '#115e59',
    primaryActive: '#134e4a',
    chosen: '#e3f4f2',
    onChosen: '#0f766e',
  },
  dark: {
    primary: '#2dd4bf',
    primaryHover: '#5eead4',
    primaryActive: '#99f6e4',
    chosen: '#12332f',
    onChosen: '#5eead4',
  },
}

type Instance = 'aru' | 'nkda'

/** All colours of a theme in an instance. */
export const paletteOf = (name: ThemeName, instance: Instance): Palette =>
  instance === 'nkda' ? { ...palettes[name], ...NKDA[name] } : palettes[name]

/**
 * The dark algorithm dims its input colors; colors chosen for their contrast must not change.
 * Created once per theme, because antd caches its results by the identity of the algorithm.
 */
const exactly =
  ({ primary, primaryHover, primaryActive, error, errorHover, warning, success }: Palette) =>
  (seed: Parameters<Algorithm>[0], worked = defaultAlgorithm(seed)): ReturnType<Algorithm> => ({
    ...worked,
    colorPrimary: primary,
    colorPrimaryHover: primaryHover,
    colorPrimaryActive: primaryActive,
    colorPrimaryText: primary,
    colorPrimaryTextHover: primaryHover,
    colorInfo: primary,
    colorInfoText: primary,
    colorLink: primary,
    colorLinkHover: primaryHover,
    colorError: error,
    colorErrorHover: errorHover,
    colorErrorText: error,
    colorWarning: warning,
    colorWarningText: warning,
    colorSuccess: success,
    colorSuccessText: success,
  })

/** Backgrounds use antd's brighter green and amber, because the colors dark enough for text make muddy backgrounds. */
const bright: Algorithm = (seed) => {
  const { colorSuccess, colorWarning } = defaultConfig.token
  return defaultAlgorithm({ ...seed, colorSuccess, colorWarning })
}

const algorithmsOf = (instance: Instance) => ({
  light: [bright, exactly(paletteOf('light', instance))],
  dark: [darkAlgorithm, exactly(paletteOf('dark', instance))],
})
const algorithms = { aru: algorithmsOf('aru'), nkda: algorithmsOf('nkda') }

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"

/** Theme for antd. `isCalm` disables motion, for users who prefer reduced motion. */
export function antdTheme(name: ThemeName, isCalm: boolean, instance: Instance = 'aru'): ThemeConfig {
  const colors = paletteOf(name, instance)
  return {
    cssVar: { key: `aerie-${name}` },
    hashed: false,
    algorithm: algorithms[instance][name],
    token: {
      colorPrimary: colors.primary,
      colorInfo: colors.primary,
      colorLink: colors.primary,
      colorError: colors.error,
      colorWarning: colors.warning,
      colorSuccess: colors.success,
      colorBgLayout: colors.page,
      colorBgContainer: colors.panel,
      colorBgElevated: colors.raised,
      colorText: colors.text,
      colorTextHeading: colors.text,
      colorTextSecondary: colors.secondary,
      colorTextTertiary: colors.secondary,
      colorTextDescription: colors.secondary,
      colorTextPlaceholder: colors.placeholder,
      colorTextLightSolid: colors.onPrimary,
      colorBorder: colors.edge,
      colorBorderSecondary: colors.hairline,
      colorSplit: colors.hairline,
      borderRadius: 6,
      controlHeight: 32,
      fontSize: 14,
      fontFamily: FONT,
      motion: !isCalm,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.15s',
    },
    components: {
      // The default is much darker than a selected row.
      Table: { rowSelectedHoverBg: colors.chosen },
      // The default text is that of primary buttons, which is dark in the dark theme.
      Tooltip: { colorTextLightSolid: name === 'dark' ? colors.text : '#ffffff' },
      // The defaults are hardly visible on dark panels and on chosen rows.
      Slider: {
        handleColor: colors.primary,
        handleActiveColor: colors.primaryHover,
        trackBg: colors.primary,
        trackHoverBg: colors.primaryHover,
        railBg: colors.edge,
        railHoverBg: colors.edge,
      },
      Menu: {
        activeBarBorderWidth: 0,
        itemHeight: 36,
        itemMarginInline: 8,
        itemSelectedBg: colors.chosen,
        itemSelectedColor: colors.onChosen,
        subMenuItemBg: 'transparent',
      },
    },
  }
}

/**
 * Paths that contain control-center are dark, the page of phones has the theme of the device, because a phone has no account,
 * all others have the theme that the user chose.
 */
export function themeOfPath(pathname: string, chosen: ThemeName, ofDevice: ThemeName): ThemeName {
  if (pathname === '/connect') return ofDevice
  return pathname.includes('control-center') ? 'dark' : chosen
}

/** Applies the theme to the page: CSS variables (`--page`, `--text` …), form controls and background. */
export function paintPage(name: ThemeName, instance: Instance = 'aru'): void {
  const { dataset, style } = document.documentElement
  dataset.theme = name
  style.colorScheme = name
  for (const [color, value] of Object.entries(paletteOf(name, instance))) style.setProperty(`--${kebab(color)}`, value)
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
