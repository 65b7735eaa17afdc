import type { ReactNode } from 'react'
import { Typography } from 'antd'

/** A fact with a smaller line below it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div>
      <div>{first}</div>
      <Typography.Text type="secondary" style={{ fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
        {second}
      </Typography.Text>
    </div>
  )
}
