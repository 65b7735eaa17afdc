import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { paintPage, paletteOf, palettes, themeOfPath, type ThemeName } from './theme'

const SRC = path.resolve(__dirname, '..')
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** Contrast that WCAG 2 level AA demands of text. */
const AA = 4.5
const ALERT_TINT = 0.06

const variablesIn = (pattern: RegExp): Set<string> =>
  new Set(
    sheets.flatMap((file) =>
      [...readFileSync(path.join(SRC, file), 'utf8').matchAll(pattern)].map(([, variable = '']) => variable),
    ),
  )

test.each(['light', 'dark'] as const)('the %s theme defines every variable that the style sheets only use', (name) => {
  paintPage(name)
  const used = variablesIn(/var\((--[\w-]+)/g)
  for (const declared of variablesIn(/^\s*(--[\w-]+):/gm)) used.delete(declared)
  expect(used).toContain('--error')
  // The variables of antd are defined on elements of antd only, so that none of our sheets may use them.
  expect([...used].filter((variable) => document.documentElement.style.getPropertyValue(variable) === '')).toEqual([])
})

test.each(['light', 'dark'] as const)('the error alert of guest pages is legible in the %s theme', (name) => {
  const { error, panel, text } = palettes[name]
  const rule = /\.guest-alert \{([^}]*)\}/.exec(readFileSync(path.join(SRC, 'shared/guest/guest.css'), 'utf8'))?.[1]
  expect(rule).toContain(`background: color-mix(in srgb, var(--error) ${ALERT_TINT * 100}%, var(--panel))`)
  expect(rule).toContain('color: var(--text)')
  const background = channels(panel).map((channel, at) => channel + ALERT_TINT * ((channels(error)[at] ?? 0) - channel))
  expect(contrast(channels(text), background)).toBeGreaterThanOrEqual(AA)
})

test.each(Object.keys(palettes) as ThemeName[])('errors are legible on panels of the %s theme', (name) => {
  expect(contrast(channels(palettes[name].error), channels(palettes[name].panel))).toBeGreaterThanOrEqual(AA)
})

test.each([
  ['light', 'aru'],
  ['light', 'nkda'],
  ['dark', 'aru'],
  ['dark', 'nkda'],
] as const)('the accent of the %s theme is legible in the instance %s', (name, instance) => {
  const { primary, onPrimary, panel, chosen, onChosen } = paletteOf(name, instance)
  for (const [text, background] of [
    [primary, panel],
    [onPrimary, primary],
    [onChosen, chosen],
  ] as const) {
    expect(contrast(channels(text), channels(background))).toBeGreaterThanOrEqual(AA)
  }
})

test('the page of phones has the theme of the device, because a phone has no account', () => {
  expect(themeOfPath('/connect', 'light', 'dark')).toBe('dark')
  expect(themeOfPath('/login', 'light', 'dark')).toBe('light')
  expect(themeOfPath('/dashboard/control-center', 'light', 'light')).toBe('dark')
})

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** Relative luminance of WCAG 2. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number[], other: number[]): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
