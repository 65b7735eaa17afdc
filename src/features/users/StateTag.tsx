import { theme } from 'antd'
import type { UserState } from '../../api/user'
import { stateWords } from './words'

const hues = { active: 'green', invited: 'blue', disabled: undefined } as const

/** The state of a user as word and colour; disabled is struck as well. */
export function StateTag({ state }: { state: UserState }) {
  const { token } = theme.useToken()
  const hue = hues[state]
  return (
    <span
      style={{
        padding: '0 8px',
        borderRadius: token.borderRadiusSM,
        border: `1px solid ${hue ? token[`${hue}-3`] : token.colorBorderSecondary}`,
        background: hue ? token[`${hue}-1`] : token.colorFillQuaternary,
        color: hue ? token[`${hue}-9`] : token.colorTextSecondary,
        fontSize: 12,
        lineHeight: '20px',
        display: 'inline-block',
        whiteSpace: 'nowrap',
        textDecoration: state === 'disabled' ? 'line-through' : undefined,
      }}
    >
      {stateWords[state]}
    </span>
  )
}
