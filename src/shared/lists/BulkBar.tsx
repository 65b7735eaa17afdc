import type { ReactNode } from 'react'
import { Button, Flex, theme } from 'antd'
import { sharedText } from '../sharedText'

interface BulkBarProps {
  /** Number of selected rows. */
  count: number
  onClear: () => void
  /** Actions for the selected rows. */
  children: ReactNode
}

/** Bar above a list with the actions for its selected rows. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { token } = theme.useToken()
  const label = sharedText('rowsSelected', { count })
  return (
    <Flex
      role="toolbar"
      aria-label={label}
      wrap
      gap="4px 8px"
      align="center"
      justify="space-between"
      style={{
        marginBottom: 12,
        padding: '8px 12px',
        background: token.colorPrimaryBg,
        borderRadius: token.borderRadius,
      }}
    >
      <Flex gap={4} align="center">
        <span role="status" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {label}
        </span>
        <Button type="link" size="small" onClick={onClear}>
          {sharedText('clearSelection')}
        </Button>
      </Flex>
      <Flex wrap gap={8}>
        {children}
      </Flex>
    </Flex>
  )
}
