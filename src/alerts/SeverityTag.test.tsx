import { render, screen } from '@testing-library/react'
import { ConfigProvider, theme } from 'antd'
import { SEVERITIES } from './alertStates'
import { SeverityTag } from './SeverityTag'

/** Contrast that WCAG 2 level AA demands of text. */
const AA = 4.5

test.each([
  ['light', theme.defaultAlgorithm],
  ['dark', theme.darkAlgorithm],
])('severities differ in colors, which are legible in the %s theme', (_name, algorithm) => {
  render(
    <ConfigProvider theme={{ algorithm }}>
      {SEVERITIES.map((severity) => (
        <SeverityTag key={severity} severity={severity} />
      ))}
    </ConfigProvider>,
  )
  const styles = ['Critical', 'High', 'Medium', 'Low', 'Info'].map((name) => screen.getByText(name).style)
  expect(new Set(styles.map(({ background }) => background)).size).toBe(SEVERITIES.length)
  for (const { color, background } of styles) {
    expect(contrast(channels(color), channels(background))).toBeGreaterThanOrEqual(AA)
  }
  const critical = channels(styles[0]?.background ?? '')
  const high = channels(styles[1]?.background ?? '')
  expect(contrast(critical, high)).toBeGreaterThanOrEqual(AA)
})

const channels = (color: string): number[] => (color.match(/\d+/g) ?? []).map(Number)

/** Relative luminance of WCAG 2. */
function luminance(color: number[]): number {
  const shares = color.map((channel) => channel / 255)
  const linear = shares.map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  const red = linear[0] ?? 0
  const green = linear[1] ?? 0
  const blue = linear[2] ?? 0
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number[], other: number[]): number {
  const light = Math.max(luminance(one), luminance(other))
  const dark = Math.min(luminance(one), luminance(other))
  return (light + 0.05) / (dark + 0.05)
}
