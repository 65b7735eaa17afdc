// Label of a state on a colored background. Own color pairs, because the contrast of antd's tags is too low.
import { theme } from 'antd'
import type { ReactNode } from 'react'

export type StateHue = 'blue' | 'red' | 'gold' | 'green' | 'cyan' | 'orange'

interface Props {
  /** Gray if undefined. */
  hue: StateHue | undefined
  /** Marks a state that is in progress. */
  dot?: boolean
  struck?: boolean
  children: ReactNode
}

export function StateTag({ hue, dot = false, struck = false, children }: Props) {
  const { token } = theme.useToken()
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        padding: '0 8px',
        borderRadius: token.borderRadiusSM,
        border: `1px solid ${hue ? token[`${hue}-3`] : token.colorBorderSecondary}`,
        background: hue ? token[`${hue}-1`] : token.colorFillQuaternary,
        color: hue ? token[`${hue}-9`] : token.colorTextSecondary,
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
