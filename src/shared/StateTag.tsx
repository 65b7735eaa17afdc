// Label of a state on a colored background. Own color pairs, because the contrast of antd's tags is too low.
import { theme } from 'antd'
import type { ReactNode } from 'react'

export type StateHue = 'blue' | 'red' | 'volcano' | 'gold' | 'green' | 'cyan' | 'orange'

interface Props {
  /** Gray if undefined. */
  hue: StateHue | undefined
  /** Marks a state that is in progress. */
  dot?: boolean
  struck?: boolean
  /** Light text on the dark color, for the state that must be seen first. Needs a hue. */
  solid?: boolean
  children: ReactNode
}

export function StateTag({ hue, dot = false, struck = false, solid = false, children }: Props) {
  const { token } = theme.useToken()
  const isSolid = solid && hue !== undefined
  const tint = hue ? token[`${hue}-1`] : token.colorFillQuaternary
  const ink = hue ? token[`${hue}-9`] : token.colorTextSecondary
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        padding: '0 8px',
        borderRadius: token.borderRadiusSM,
        border: `1px solid ${hue ? token[`${hue}-3`] : token.colorBorderSecondary}`,
        background: isSolid ? ink : tint,
        color: isSolid ? tint : ink,
        fontSize: 12,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        textDecoration: struck ? 'line-through' : undefined,
      }}
    >
      {dot && <span aria-hidden style={{ width: 6, height: 6, borderRadius: '50%', background: 'currentColor' }} />}
      {children}
    </span>
  )
}
